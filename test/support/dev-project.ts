// A copy of the project, and its development server: what a test breaks there stays there.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { TEST_MS } from './patience.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface DevProject {
  folder: string;
  address: string;
  /** Everything that it has printed. */
  output(): string;
  /** Resolves with the next state of the build that `isMeant`. */
  state(isMeant: (state: DevState) => boolean): Promise<DevState>;
  /** Replaces a text of a file; answers what puts it back. */
  edit(file: string, from: string | RegExp, to: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DevState {
  build: number;
  problems: readonly string[];
}

/** Starts development in a copy; `prepare` may change the copy first. */
export async function startDevProject(
  prepare = async (_folder: string): Promise<void> => undefined,
): Promise<DevProject> {
  const folder = await mkdtemp(join(tmpdir(), 'solvane-dev-'));
  // With what the last build has drawn, where there was one.
  const own = ['src', 'public', 'index.html', 'build.mjs', 'package.json', 'tsconfig.json', '.build/images'];
  const parts = own.filter((name) => existsSync(join(root, name)));
  await Promise.all(parts.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await prepare(folder);

  const child = spawn(process.execPath, ['--import', 'tsx', 'build.mjs', '--watch'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    // Should this process be ended, the channel closes, and that ends the other.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // One that never comes up fails with what it printed, instead of keeping everybody waiting.
    timeout: TEST_MS,
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
    child.once('exit', () => reject(new Error(`It ended: ${lines.join('\n')}`)));
  });
  const address = await addressFound;

  return {
    folder,
    address,
    output: () => lines.join('\n'),
    state: (isMeant) => nextState(`${address}/@dev/events`, isMeant),
    async edit(file, from, to) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (text.replace(from, to) === text) throw new Error(`${file} has no ${from}`);
      await writeFile(path, text.replace(from, to));
      return () => writeFile(path, text);
    },
    async close() {
      // The hard way: what it has started has to notice by itself.
      child.kill('SIGKILL');
      while (await fetch(address).then(Boolean, () => false)) await new Promise((resolve) => setTimeout(resolve, 50));
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The server may start again meanwhile: then the next connection is asked. */
async function nextState(url: string, isMeant: (state: DevState) => boolean): Promise<DevState> {
  for (;;) {
    try {
      const response = await fetch(url);
      let received = '';
      for await (const chunk of response.body ?? []) {
        received += Buffer.from(chunk).toString();
        const events = received.split('\n\n');
        received = events.pop() ?? '';
        const states = events.map((event): DevState => JSON.parse(event.slice(event.indexOf('{'))));
        const state = states.find(isMeant);
        if (state) return state;
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
