// Starts the development server in a copy of the project, whose files tests may break.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { TEST_MS } from './patience.ts';
import { freePort } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type DevProject = Awaited<ReturnType<typeof startDevProject>>;

export interface DevState {
  build: number;
  problems: readonly string[];
}

/** Copies a build's inputs and the last build's images. Returns the copy's folder; deletes it after `test`, if any. */
export function copyProject(test?: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'solvane-'));
  test?.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [
    'src',
    'public',
    '.hosts/templates',
    'index.html',
    'build.mjs',
    'package.json',
    'tsconfig.json',
    '.build/images',
  ])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Starts the development server in a copy of the project. `prepare` may change the copy first. */
export async function startDevProject(prepare?: (folder: string) => Promise<void>) {
  const folder = copyProject();
  await prepare?.(folder);

  const child = spawn(process.execPath, ['--import', 'tsx', 'build.mjs', '--watch'], {
    cwd: folder,
    // One port for all restarts, so that open pages reconnect.
    env: { ...process.env, PORT: String(await freePort()) },
    // If this process is killed, the IPC channel closes, which ends the child.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const addressFound = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const address = /^Development: (\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    child.once('exit', () => reject(new Error(`Development ended: ${lines.join('\n')}`)));
  });
  // Kills a server that doesn't start in time, so that the test fails with its output instead of hanging.
  const patience = setTimeout(() => child.kill(), TEST_MS);
  const address = await addressFound.finally(() => clearTimeout(patience));
  const assertAlive = () => {
    if (child.exitCode !== null || child.signalCode) throw new Error(`Development ended: ${lines.join('\n')}`);
  };

  return {
    folder,
    address,
    output: () => lines.join('\n'),
    /** Waits for a build state for which `matches` is true, beginning with the current one, and returns it. */
    state: (matches: (state: DevState) => boolean) => nextState(`${address}/@dev/events`, matches, assertAlive),
    /** Replaces a text in a file; throws if the file lacks it. Returns a function that restores the file. */
    async edit(file: string, from: string | RegExp, to: string) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (text.replace(from, to) === text) throw new Error(`${file} has no ${from}`);
      await writeFile(path, text.replace(from, to));
      return () => writeFile(path, text);
    },
    async close() {
      // After SIGKILL, the server can't end its child processes. Waits until they notice that and no longer respond.
      child.kill('SIGKILL');
      while (await fetch(address).then(Boolean, () => false)) await new Promise((resolve) => setTimeout(resolve, 50));
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Reads the server's events until a build state matches, and returns it. Reconnects if the server restarts. */
async function nextState(
  url: string,
  matches: (state: DevState) => boolean,
  assertAlive: () => void,
): Promise<DevState> {
  for (;;) {
    assertAlive();
    try {
      const response = await fetch(url);
      let received = '';
      for await (const chunk of response.body ?? []) {
        received += Buffer.from(chunk).toString();
        const events = received.split('\n\n');
        received = events.pop() ?? '';
        const states = events.map((event): DevState => JSON.parse(event.slice(event.indexOf('{'))));
        const state = states.find(matches);
        if (state) return state;
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
