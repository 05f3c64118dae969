import type { PlaceName } from './paths.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** Fetches the code of screens, each once. */
export type ScreenLoader = ReturnType<typeof createScreenLoader>;

/** Made once for the console: what has been fetched is kept in it. */
export function createScreenLoader() {
  const ready = new Map<PlaceName, Screen>();
  const underway = new Map<PlaceName, Promise<Screen | undefined>>();

  async function fetchScreen(name: PlaceName): Promise<Screen | undefined> {
    try {
      const screen = await screens[name]();
      ready.set(name, screen);
      return screen;
    } catch {
      underway.delete(name);
      return undefined;
    }
  }

  return {
    /** The screen, if its code is here already. */
    peek: (name: PlaceName) => ready.get(name),
    /** Never rejects: `undefined` is a screen that can't be fetched, and the next try is a real one. */
    load(name: PlaceName): Promise<Screen | undefined> {
      const promise = underway.get(name) ?? fetchScreen(name);
      underway.set(name, promise);
      return promise;
    },
  };
}
