// `npm start`: builds when something changed since the last build, then serves on http://localhost:3000 (HOST, PORT), with a
// demo of the admin API and the assistant. `npm start -- --data FILE` keeps the demo's data.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isOpen, readAddress, requireFree } from './address.ts';
import { createDemo } from './demo.ts';
import { orExit } from './or-exit.ts';
import { listen } from './serve.ts';
import { describeSettings, readSettings, type Settings } from './settings.ts';
import { readStamp, stampTimeMs } from './stamp.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const work = join(root, '.build');
const inputs = ['src', 'public', '.hosts/templates', 'index.html', 'build.mjs', 'package-lock.json'];

await orExit(start);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const place = readAddress(process.env);
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  await requireFree(place);
  const demo = createDemo({ settings, environment: process.env, data, isOpen: isOpen(place) });

  if (await isBuildNeeded(settings)) build();
  else console.log(`Nothing changed since the last build.\nSettings:\n${describeSettings(settings).join('\n')}`);

  const { address, server } = await listen({ dist, work, ...place, handlers: demo.handlers });
  console.log(`\nServing dist/ at ${address}`);
  console.log(demo.describe(address));
  const close = async () => {
    server.close();
    await demo.close();
    process.exit();
  };
  process.once('SIGINT', close).once('SIGTERM', close);
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

async function isBuildNeeded(settings: Settings): Promise<boolean> {
  const stamp = await readStamp(work);
  if (!stamp || stamp.isDevelopment || JSON.stringify(stamp.settings) !== JSON.stringify(settings)) return true;
  const builtMs = await stampTimeMs(work);
  const changes = await Promise.all(inputs.map((place) => newestChangeMs(join(root, place))));
  return changes.some((changedMs) => changedMs > builtMs) || !existsSync(join(dist, 'index.html'));
}

/** A file that goes changes the time of its folder. */
async function newestChangeMs(place: string): Promise<number> {
  const names = await readdir(place, { recursive: true }).catch(() => []);
  const files = [place, ...names.map((name) => join(place, name))];
  // One may go meanwhile, or be an editor's lock, a link that leads nowhere.
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
