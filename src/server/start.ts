// `npm start`: builds when something changed since the last build, then serves on http://localhost:3000 (PORT).
import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDemoSettings } from './api/settings.ts';
import { createAssistant } from './assistant/assistant.ts';
import { listen } from './serve.ts';
import { describeSettings, readSettings } from './settings.ts';
import { readStamp, stampTimeMs } from './stamp.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const work = join(root, '.build');
const inputs = ['src', 'public', 'index.html', 'build.mjs', 'package-lock.json'];

const settings = readSettings(process.env);
const { slowMs, failRate } = readDemoSettings(process.env);
// The first that answers wins, so the assistant stands before what is mounted at /api.
const handlers = [createAssistant({ delayMs: slowMs, failRate })];
if (await isBuildNeeded()) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
} else {
  console.log(`Nothing changed since the last build.\nSettings:\n${describeSettings(settings).join('\n')}`);
}

const port = Number(process.env.PORT ?? 3000);
try {
  const { address } = await listen({ dist, work, port, handlers });
  console.log(`\nServing dist/ at ${address}`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error);
  process.exit(1);
}

async function isBuildNeeded(): Promise<boolean> {
  const stamp = await readStamp(work);
  if (!stamp || stamp.isDevelopment || JSON.stringify(stamp.settings) !== JSON.stringify(settings)) return true;
  const builtMs = await stampTimeMs(work);
  const changes = await Promise.all(inputs.map((place) => newestChangeMs(join(root, place))));
  return changes.some((changedMs) => changedMs > builtMs) || !(await exists(join(dist, 'index.html')));
}

async function newestChangeMs(place: string): Promise<number> {
  const own = await stat(place);
  if (!own.isDirectory()) return own.mtimeMs;
  const entries = await readdir(place);
  const times = await Promise.all(entries.map((entry) => newestChangeMs(join(place, entry))));
  return Math.max(own.mtimeMs, ...times);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
