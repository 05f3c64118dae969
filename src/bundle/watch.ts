// Development: rebuilds on every change, serves under the production headers, and tells the browser to reload.
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { isOpen, readAddress, requireFree } from '../server/address.ts';
import { createDemo } from '../server/demo.ts';
import { orExit } from '../server/or-exit.ts';
import { createReload } from '../server/reload.ts';
import { listen } from '../server/serve.ts';
import type { Settings } from '../server/settings.ts';

const watched = ['src', 'public', 'index.html'];
/** Editors save in several steps; this long after the last one counts as one change. */
const settleMs = 30;

interface WatchOptions {
  root: string;
  dist: string;
  work: string;
  settings: Settings;
  /** Builds once; answers what to print. */
  build: () => Promise<{ toString(): string }>;
}

export async function watch({ root, dist, work, settings, build }: WatchOptions): Promise<void> {
  const reload = createReload();
  let isBuilding = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;

  async function rebuild(): Promise<void> {
    if (isBuilding) {
      isStale = true;
      return;
    }
    isBuilding = true;
    do {
      isStale = false;
      await build().then(
        (stages) => {
          console.log(String(stages));
          reload.notify();
        },
        // esbuild has printed its own messages; the last good build stays up.
        (error) => console.error('errors' in error ? 'Not rebuilt: see above.' : error),
      );
    } while (isStale);
    isBuilding = false;
  }

  const place = await orExit(() => readAddress(process.env));
  await orExit(() => requireFree(place));
  const demo = await orExit(() => createDemo({ settings, environment: process.env, isOpen: isOpen(place) }));
  await rebuild();
  for (const place of watched) {
    watchFiles(join(root, place), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    });
  }
  const { address } = await listen({
    dist,
    work,
    ...place,
    handlers: [reload.handle, ...demo.handlers],
  });
  console.log(`Development: ${address}`);
}
