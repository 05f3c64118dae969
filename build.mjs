// Builds `src/` and `public/` into `dist/` and `.hosts/`. With `--watch`, builds into `.build/dev/` after every change,
// and serves the result.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeProblems } from './src/bundle/problems.ts';
import { readAddress, requireFree } from './src/hosting/address.ts';
import { orExit } from './src/hosting/or-exit.ts';
import { describeSettings, readSettings } from './src/hosting/settings.ts';

const file = fileURLToPath(import.meta.url);
const root = join(file, '..');
const work = join(root, '.build');
const settings = await orExit(() => readSettings(process.env));
// React chooses its code by NODE_ENV when it loads. Its development code would take four times as long to render.
process.env.NODE_ENV = 'production';
// Makes stack traces show positions in the sources.
process.setSourceMapsEnabled(true);

try {
  if (process.argv.includes('--watch')) await watch();
  else if (process.argv.includes('--develop')) await develop();
  else await build();
} catch (error) {
  console.error(describeProblems(error, root).join('\n\n'));
  process.exit(1);
}

async function build() {
  const { build } = await import('./src/bundle/build.ts');
  await build({ root, settings, isDevelopment: false, dist: join(root, 'dist'), work });
  console.log(`Built dist/. Settings:\n${describeSettings(settings).join('\n')}`);
}

/** Runs this file with `--develop`. tsx runs it again after each change to the code of the build or the servers. */
async function watch() {
  await orExit(() => requireFree(readAddress(process.env)));
  process.argv.splice(2, 1, 'watch', '--clear-screen=false', `--exclude=${work}`, file, '--develop');
  const cli = 'tsx/cli';
  await import(cli);
}

async function develop() {
  const { develop } = await import('./src/bundle/development/develop.ts');
  const { developmentServer } = await import('./src/preview/develop.ts');
  // Ends this process if tsx has been killed.
  process.once('disconnect', () => process.exit());
  const folders = { dist: join(work, 'dev/site'), work: join(work, 'dev') };
  await develop({
    ...{ root, settings, isDevelopment: true, ...folders },
    serve: (handle) => developmentServer({ settings, listenOn: readAddress(process.env), handle, ...folders }),
  });
}
