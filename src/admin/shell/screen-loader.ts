import type { Route, Screen } from '../route.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** Fetches the code of screens, each once. */
export interface ScreenLoader {
  /** The screen, if its code is here already. */
  peek(route: Route): Screen | undefined;
  /** Never rejects: what can't be fetched is a screen that says so, and the next try is a real one. */
  load(route: Route): Promise<Screen>;
}

/** Made once for the console: what has been fetched is kept in it. */
export function createScreenLoader(): ScreenLoader {
  const ready = new Map<Route, Screen>();
  const underway = new Map<Route, Promise<Screen>>();

  async function fetchScreen(route: Route): Promise<Screen> {
    try {
      const screen = await route.load();
      ready.set(route, screen);
      return screen;
    } catch {
      underway.delete(route);
      return LoadFailure;
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
