// Builds on every change, serves the result with production headers, and notifies open pages.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Handler } from '../../hosting/handler.ts';
import { contentSecurityPolicy } from '../../hosting/headers.ts';
import { writeStamp } from '../../hosting/stamp.ts';
import { build } from '../build.ts';
import { type BuildState, createChannel, developmentScriptPath } from '../channel.ts';
import { hashOf, writeFiles } from '../output.ts';
import { describeProblems } from '../problems.ts';
import type { Project } from '../project.ts';
import { watchFiles } from './watch-files.ts';

interface DevelopOptions extends Project {
  /** Starts the server and returns its address. `handle` is called first for each request. */
  serve: (handle: Handler) => Promise<string>;
}

/** Starts development, which runs until this process ends. Errors: rejects if the server can't start. */
export async function develop({ serve, ...options }: DevelopOptions): Promise<void> {
  const { root } = options;
  let state: BuildState = { build: 0, code: '', problems: [] };
  const overlay = await readFile(join(root, 'src/bundle/development/overlay.ts'));
  const channel = createChannel((await transform(overlay, { loader: 'ts' })).code);
  const show = (next: BuildState) => {
    // Prints a problem once, even if several builds in a row report it.
    for (const problem of next.problems) if (!state.problems.includes(problem)) console.error(`\n${problem}\n`);
    state = next;
    channel.notify(state);
  };
  const fail = (error: unknown) => show({ ...state, problems: describeProblems(error, root) });
  const rebuild = async () => {
    const startMs = performance.now();
    const files = Object.entries(await build(options));
    const code = hashOf(...files.filter(([name]) => !name.endsWith('.css')).flat());
    show({ build: Date.now(), code, problems: [] });
    console.log(`Built in ${Math.round(performance.now() - startMs)} ms`);
  };

  await writeFirstPage(options);
  console.log(`Development: ${await serve(channel.handle)}`);
  // Catches errors that no step awaits, such as errors in React's asynchronous rendering.
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  let newest = 0;
  let last = rebuild().catch(fail);
  watchFiles(root, ['src', 'public', 'index.html'], () => {
    newest += 1;
    const change = newest;
    // The build of a newer change includes this one.
    last = last.then(() => (change === newest ? rebuild() : undefined)).catch(fail);
  });
}

/** Writes a page that waits for the first build, and shows its problems. */
async function writeFirstPage({ dist, work, settings }: Project): Promise<void> {
  const page = `<!doctype html><title>Not built yet</title><script src="${developmentScriptPath}"></script>`;
  const policy = contentSecurityPolicy({ apiUrl: '', calledUrls: [], scriptHash: '', styleHashes: [], reportUrl: '' });
  const document = { file: '404.html', policy };
  await rm(work, { recursive: true, force: true });
  await writeFiles(dist, { [document.file]: page });
  await writeStamp(work, { settings, documents: { '/404': document, '/admin': document } });
}
