import type { Route, ScreenModule } from '../route.ts';
import { Screen as LoadFailure } from './LoadFailure.tsx';

/** Fetches the code of screens, each once. */
export interface ScreenLoader {
  /** The screen, if its code is here already. */
  peek(route: Route): ScreenModule | undefined;
  /** Never rejects: what can't be fetched is a screen that says so, and the next try is a real one. */
  load(route: Route): Promise<ScreenModule>;
}

/** Made once for the console: what has been fetched is kept in it. */
export function createScreenLoader(): ScreenLoader {
  const ready = new Map<Route, ScreenModule>();
  const underway = new Map<Route, Promise<ScreenModule>>();

  async function fetchScreen(route: Route): Promise<ScreenModule> {
    try {
      const screen = await route.load();
      ready.set(route, screen);
      return screen;
    } catch {
      underway.delete(route);
      return { Screen: LoadFailure };
    }
  }

  return {
    peek: (route) => ready.get(route),
    load(route) {
      const known = underway.get(route);
      if (known) return known;
      const promise = fetchScreen(route);
      underway.set(route, promise);
      return promise;
    },
  };
}
