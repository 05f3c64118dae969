import type { PlaceName } from './paths.ts';
import { routes, type Screen } from './routes.ts';

/** Loads each screen's code once. */
export type ScreenLoader = ReturnType<typeof createScreenLoader>;

/** Creates the console's screen loader, which caches loaded screens. */
export function createScreenLoader() {
  const ready = new Map<PlaceName, Screen>();
  const underway = new Map<PlaceName, Promise<Screen | undefined>>();

  async function fetchScreen(name: PlaceName): Promise<Screen | undefined> {
    try {
      const screen = await routes[name].load();
      ready.set(name, screen);
      return screen;
    } catch {
      underway.delete(name);
      return undefined;
    }
  }

  /** Never rejects: resolves to `undefined` on failure, which isn't cached. */
  function load(name: PlaceName): Promise<Screen | undefined> {
    const promise = underway.get(name) ?? fetchScreen(name);
    underway.set(name, promise);
    return promise;
  }

  return {
    /** Returns the screen if it has loaded. */
    peek: (name: PlaceName) => ready.get(name),
    load,
    /** Prefetches every screen's code, one after the other. */
    async loadAll(): Promise<void> {
      for (const name of Object.keys(routes) as PlaceName[]) await load(name);
    },
  };
}
