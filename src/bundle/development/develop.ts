// Development's worker: builds on every change, serves under the production headers, and notifies open pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Address } from '../../hosting/address.ts';
import type { Handler } from '../../hosting/handler.ts';
import type { Settings } from '../../hosting/settings.ts';
import { writeStamp } from '../../hosting/stamp.ts';
import { type BuildState, createChannel } from './channel.ts';
import { describeProblems } from './problems.ts';

interface Site {
  dist: string;
  work: string;
  settings: Settings;
  place: Address;
}

interface DevelopOptions extends Site {
  root: string;
  /** Imports the build: a function that runs it once. */
  loadBuild: () => Promise<() => Promise<string[]>>;
  /** Imports the server: a function that starts it and returns its address. `handle` gets each request first. */
  loadServer: () => Promise<(options: Site & { handle: Handler }) => Promise<string>>;
}

/** Never resolves: the process lives until its parent ends it, or has ended. */
export async function develop({ root, loadBuild, loadServer, ...site }: DevelopOptions): Promise<void> {
  const state: BuildState = { build: 0, problems: [] };
  const channel = createChannel(await overlayScript(root));
  const show = (next: BuildState) => {
    // Simultaneous errors may arrive one by one: print each only when it's new.
    const fresh = next.problems.filter((problem) => !state.problems.includes(problem));
    if (fresh.length > 0) console.error(`\n${fresh.join('\n\n')}\n`);
    channel.tell(Object.assign(state, next));
  };
  const fail = (error: unknown) => show({ build: state.build, problems: describeProblems(error, root) });
  // Errors outside every awaited step, such as one thrown between two parts of a page that is being rendered.
  process.on('uncaughtException', fail).on('unhandledRejection', fail);

  await mkdir(site.dist, { recursive: true });
  await writeStamp(site.work, { settings: site.settings, documents: {} });
  const [build, server] = await Promise.allSettled([
    loadBuild(),
    loadServer().then((serve) => serve({ ...site, handle: channel.handle })),
  ]);
  console.log(
    `Development: ${server.status === 'fulfilled' ? server.value : await serveProblems(site, channel.handle)}`,
  );
  const faults = [build, server].flatMap((step) => (step.status === 'rejected' ? [step.reason] : []));
  if (build.status === 'rejected' || faults.length > 0) return fail(new AggregateError(faults));

  const checkTypes = createTypeCheck(root);
  const rebuild = oneAtATime(async () => {
    const startMs = performance.now();
    try {
      await build.value();
    } catch (error) {
      return fail(error);
    }
    show({ build: Date.now(), problems: [] });
    console.log(`Built in ${Math.round(performance.now() - startMs)} ms`);
    checkTypes();
  });
  process.on('message', rebuild);
  await rebuild();
}

/** Replaces a server that can't start: every page shows the problems. */
async function serveProblems({ place: { host, port } }: Site, handle: Handler): Promise<string> {
  const server = createServer((request, response) => void (handle(request, response) || response.writeHead(503).end()));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return `http://localhost:${port}`;
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

/** Serializes runs: calls during a run start one more run after it. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      await run();
    }
    isRunning = false;
  };
}
