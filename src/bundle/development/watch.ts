// Development: rebuilds on every change, serves under the production headers, and tells the browser to load again.
import { mkdir } from 'node:fs/promises';
import { readAddress, requireFree } from '../../server/address.ts';
import type { DevelopmentServer, develop } from '../../server/develop.ts';
import { orExit } from '../../server/or-exit.ts';
import type { Settings } from '../../server/settings.ts';
import { writeStamp } from '../../server/stamp.ts';
import type { Bundler } from '../bundle.ts';
import { createChannel } from './channel.ts';
import { describeProblems, describeStack } from './problems.ts';
import { restartCode, tryTools, watchedPlaces } from './supervise.ts';
import { watchFiles } from './watch-files.ts';

interface WatchOptions {
  root: string;
  dist: string;
  work: string;
  settings: Settings;
  /** Builds the site once; answers what to print. */
  build: () => Promise<{ toString(): string }>;
  bundler: Pick<Bundler, 'overlay' | 'server' | 'tools'>;
}

export async function watch({ root, dist, work, settings, build, bundler }: WatchOptions): Promise<void> {
  const place = await orExit(() => readAddress(process.env));
  await orExit(() => requireFree(place));
  // An older build is not development's to serve, and what comes now is not for `npm start`.
  await mkdir(dist, { recursive: true });
  await mkdir(work, { recursive: true });
  await writeStamp(work, { settings, isDevelopment: true, documents: {} });
  const channel = createChannel({
    dist,
    script: await bundler.overlay(),
    describe: (stack) => describeStack(stack, root),
  });
  const renewServer = createServerSwap({
    load: () => bundler.server(),
    start: ({ develop }, port) => develop({ dist, work, place: { ...place, port }, settings, handle: channel.handle }),
    port: place.port,
  });
  const tools = await bundler.tools();
  let lastBuild = 0;
  let lastProblems: readonly string[] = [];

  async function round(): Promise<void> {
    const problems: string[] = [];
    const attempt = async <T>(step: () => Promise<T>): Promise<T | undefined> =>
      step().catch((error) => {
        problems.push(...describeProblems(error, root));
        return undefined;
      });
    if (![tools, undefined].includes(await attempt(bundler.tools)) && (await attempt(() => tryTools(root)))) {
      process.exit(restartCode);
    }
    const address = await attempt(renewServer);
    if (address) {
      console.log(`Development: ${address}`);
      process.send?.(new URL(address).port);
    }
    const stages = await attempt(build);
    if (stages) lastBuild = Date.now();
    const all = [...new Set(problems)];
    channel.tell({ build: lastBuild, problems: all });
    // Mistakes made at once may be noticed one by one: each is printed when it is new.
    const fresh = all.filter((problem) => !lastProblems.includes(problem));
    if (fresh.length > 0) console.error(`\n${fresh.join('\n\n')}\n`);
    else if (stages) console.log(String(stages));
    lastProblems = all;
  }

  const rebuild = oneAtATime(round);
  // For errors that nobody waits for, such as those between two parts of a page that is being drawn.
  const survive = (error: unknown) => {
    const problems = describeProblems(error, root);
    console.error(`\n${problems.join('\n\n')}\n`);
    channel.tell({ build: lastBuild, problems });
  };
  process.on('uncaughtException', survive).on('unhandledRejection', survive);
  watchFiles(root, watchedPlaces, () => void rebuild());
  await rebuild();
}

/** Runs once more if it is asked to while it runs, and never twice at a time. */
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

interface ServerSwapOptions {
  load: () => Promise<string>;
  start: (module: { develop: typeof develop }, port: number) => Promise<DevelopmentServer>;
  port: number;
}

/** Answers a function that starts the server as its sources are now, and says where when that is new. */
function createServerSwap({ load, start, port }: ServerSwapOptions): () => Promise<string | undefined> {
  let running: { server: DevelopmentServer; module: { develop: typeof develop } } | undefined;
  let loaded = '';
  return async () => {
    const file = await load();
    if (file === loaded) return undefined;
    const module = await import(file);
    const last = running;
    if (!last) {
      running = { server: await orExit(() => start(module, port)), module };
      loaded = file;
      return running.server.address;
    }
    const at = Number(new URL(last.server.address).port);
    await last.server.close();
    try {
      running = { server: await start(module, at), module };
      loaded = file;
      return undefined;
    } catch (error) {
      // A server that can't start leaves the place to the one before it.
      running = { server: await start(last.module, at), module: last.module };
      throw error;
    }
  };
}
