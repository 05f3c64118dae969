// `npm start`: builds if sources or settings changed, then serves the site with a demo of the admin API and the
// assistant. `npm start -- --data FILE` saves the demo's data.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDemo } from '../demo/demo.ts';
import { isOpen, readAddress, readAllowedHosts, requireFree } from '../hosting/address.ts';
import { orExit } from '../hosting/or-exit.ts';
import { describeDifferences, describeSettings, readSettings, type Settings } from '../hosting/settings.ts';
import { hashInputs, readStamp } from '../hosting/stamp.ts';
import { listen } from './serve.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const work = join(root, '.build');

await orExit(start);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const listenOn = readAddress(process.env);
  const allowedHosts = readAllowedHosts(process.env, settings.siteUrl);
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  await requireFree(listenOn);
  const demo = createDemo({ settings, environment: process.env, data, isOpen: isOpen(listenOn) });

  const reason = await reasonToBuild(settings);
  console.log(
    reason
      ? `${reason} Building.`
      : `Nothing changed since the last build.\nSettings:\n${describeSettings(settings).join('\n')}`,
  );
  if (reason) build();

  const { address, server } = await listen({ dist, work, ...listenOn, allowedHosts, handlers: demo.handlers });
  console.log(`\nServing dist/ at ${address}`);
  console.log(demo.describe(address));
  const close = () => {
    server.close();
    demo.close();
    process.exit();
  };
  process.once('SIGINT', close).once('SIGTERM', close);
}

function build(): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, 'build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Returns a sentence that says why a build is needed; `undefined` if the last one is up to date. */
async function reasonToBuild(settings: Settings): Promise<string | undefined> {
  const stamp = await readStamp(work);
  if (!stamp || !existsSync(join(dist, 'index.html'))) return 'There is no build yet.';
  const differences = describeDifferences(stamp.settings, settings);
  if (differences.length > 0) return `The last build had other settings: ${differences.join('; ')}.`;
  return stamp.inputs === (await hashInputs(root)) ? undefined : 'Files changed since the last build.';
}
