// Runs in development's worker process: builds on every change, serves with production headers, notifies open pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Handler } from '../../hosting/handler.ts';
import { writeStamp } from '../../hosting/stamp.ts';
import { type BuildOptions, createBuild } from '../build.ts';
import { describeProblems } from '../problems.ts';
import { type BuildState, createChannel } from './channel.ts';

interface DevelopOptions extends BuildOptions {
  /** Starts the server and returns its address. `handle` is called first for each request. */
  serve: (handle: Handler) => Promise<string>;
}

/** Starts development, which runs until this process ends. Errors: rejects if the server can't start. */
export async function develop({ serve, ...options }: DevelopOptions): Promise<void> {
  const { root, dist, work, settings } = options;
  const state: BuildState = { build: 0, code: 0, problems: [] };
  const channel = createChannel(await overlayScript(root));
  const show = (next: BuildState) => {
    // Prints a problem once, even if several builds in a row report it.
    const fresh = next.problems.filter((problem) => !state.problems.includes(problem));
    if (fresh.length > 0) console.error(`\n${fresh.join('\n\n')}\n`);
    channel.notify(Object.assign(state, next));
  };
  const fail = (error: unknown) => show({ ...state, problems: describeProblems(error, root) });

  await mkdir(dist, { recursive: true });
  await writeStamp(work, { settings, documents: {} });
  console.log(`Development: ${await serve(channel.handle)}`);
  // Catches errors that no step awaits, such as errors in React's asynchronous rendering.
  process.on('uncaughtException', fail).on('unhandledRejection', fail);

  const build = createBuild(options);
  let types: ChildProcess | undefined;
  const rebuild = async (changes: readonly string[]) => {
    types?.kill();
    const startMs = performance.now();
    try {
      const written = await build(changes);
      const now = Date.now();
      const isStyle = written.every((name) => name.endsWith('.css'));
      show({ build: now, code: isStyle ? state.code : now, problems: [] });
    } catch (error) {
      return fail(error);
    }
    console.log(`Built in ${Math.round(performance.now() - startMs)} ms`);
    types = checkTypes(root);
  };
  let last = rebuild([]);
  process.on('message', (changes: readonly string[]) => {
    last = last.then(() => rebuild(changes));
  });
}

/** Starts a process that prints type errors. The build must have written the style types. */
function checkTypes(root: string): ChildProcess {
  const manifest = createRequire(join(root, 'build.mjs')).resolve('typescript/package.json');
  const tsc = join(manifest, '../bin/tsc');
  return spawn(process.execPath, [tsc, '-p', 'src', '--pretty', 'false'], { cwd: root, stdio: 'inherit' });
}

async function overlayScript(root: string): Promise<string> {
  const entryPoint = join(root, 'src/bundle/development/overlay.ts');
  const { outputFiles } = await bundle({ entryPoints: [entryPoint], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}
