// Builds `src/` and `public/` into `dist/` and `.hosts/`. With `--watch`, builds into `.build/dev/` after every change,
// and serves the result.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeProblems } from './src/bundle/problems.ts';
import { readAddress, requireFree } from './src/hosting/address.ts';
import { orExit } from './src/hosting/or-exit.ts';
import { describeSettings, readSettings } from './src/hosting/settings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const settings = await orExit(() => readSettings(process.env));
const isDevelopment = process.argv.includes('--watch');
const isWorker = process.argv.includes('--worker');
// React chooses its development or production code by NODE_ENV when it loads.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
// Makes stack traces show positions in the sources.
process.setSourceMapsEnabled(true);
// Ends a worker whose parent process has ended.
process.once('disconnect', () => process.exit());

if (isDevelopment && !isWorker) {
  const { supervise } = await import('./src/bundle/development/supervise.ts');
  await orExit(() => requireFree(readAddress(process.env)));
  supervise(root);
} else
  try {
    if (isWorker) await develop();
    else await build();
  } catch (error) {
    console.error(describeProblems(error, root).join('\n\n'));
    process.exit(1);
  }

async function build() {
  const { createBuild } = await import('./src/bundle/build.ts');
  await createBuild({ root, settings, isDevelopment, dist: join(root, 'dist'), work: join(root, '.build') })();
  console.log(`Built dist/. Settings:\n${describeSettings(settings).join('\n')}`);
}

async function develop() {
  const { develop } = await import('./src/bundle/development/develop.ts');
  const { developmentServer } = await import('./src/preview/develop.ts');
  const work = join(root, '.build/dev');
  const folders = { dist: join(work, 'site'), work };
  const listenOn = readAddress(process.env);
  await develop({
    ...{ root, settings, isDevelopment, ...folders },
    serve: (handle) => developmentServer({ settings, listenOn, handle, ...folders }),
  });
}
