// Development's worker: builds on every change, serves under the production headers, and notifies open pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Handler } from '../../hosting/handler.ts';
import { writeStamp } from '../../hosting/stamp.ts';
import { type BuildOptions, createBuild } from '../build.ts';
import { type BuildState, createChannel } from './channel.ts';
import { describeProblems } from './problems.ts';

interface DevelopOptions extends BuildOptions {
  /** Starts the server and returns its address. `handle` gets each request first. */
  serve: (handle: Handler) => Promise<string>;
}

/** The process then runs until its parent ends it, or has ended. Errors: rejects if the server can't start. */
export async function develop({ serve, ...options }: DevelopOptions): Promise<void> {
  const { root, dist, work, settings } = options;
  const state: BuildState = { build: 0, code: 0, problems: [] };
  const channel = createChannel(await overlayScript(root));
  const show = (next: BuildState) => {
    // Simultaneous errors may arrive one by one: print each only when it's new.
    const fresh = next.problems.filter((problem) => !state.problems.includes(problem));
    if (fresh.length > 0) console.error(`\n${fresh.join('\n\n')}\n`);
    channel.tell(Object.assign(state, next));
  };
  const fail = (error: unknown) => show({ ...state, problems: describeProblems(error, root) });

  await mkdir(dist, { recursive: true });
  await writeStamp(work, { settings, documents: {} });
  console.log(`Development: ${await serve(channel.handle)}`);
  // Errors outside every awaited step, such as one thrown between two parts of a page that is being rendered.
  process.on('uncaughtException', fail).on('unhandledRejection', fail);

  const build = createBuild(options);
  const checkTypes = createTypeCheck(root);
  const rebuild = async () => {
    const startMs = performance.now();
    try {
      const changed = await build();
      const now = Date.now();
      const isStyle = changed.every((name) => name.endsWith('.css'));
      show({ build: now, code: isStyle ? state.code : now, problems: [] });
    } catch (error) {
      return fail(error);
    }
    console.log(`Built in ${Math.round(performance.now() - startMs)} ms`);
    checkTypes();
  };
  let last = rebuild();
  process.on('message', () => {
    last = last.then(rebuild);
  });
}

/** Returns a function that prints type errors. It runs alongside a build, after the style types, and blocks nothing. */
function createTypeCheck(root: string): () => void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  let running: ChildProcess | undefined;
  return () => {
    running?.kill();
    running = spawn(process.execPath, [tsc, '-p', 'src', '--pretty', 'false'], { cwd: root, stdio: 'inherit' });
  };
}

async function overlayScript(root: string): Promise<string> {
  const entryPoint = join(root, 'src/bundle/development/overlay.ts');
  const { outputFiles } = await bundle({ entryPoints: [entryPoint], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}
