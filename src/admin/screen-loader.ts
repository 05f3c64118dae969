import type { RouteName } from './paths.ts';
import { routes, type Screen } from './routes.ts';

export type ScreenLoader = ReturnType<typeof createScreenLoader>;

export function createScreenLoader() {
  const ready = new Map<RouteName, Screen>();
  /** Resolves to `undefined` if the code doesn't arrive. The browser fetches each module once. */
  async function load(name: RouteName): Promise<Screen | undefined> {
    const screen = await routes[name].load().catch(() => undefined);
    if (screen) ready.set(name, screen);
    return screen;
  }
  return {
    /** Returns the screen if it has loaded. */
    peek: (name: RouteName) => ready.get(name),
    load,
    /** Prefetches every screen's code, one after the other. */
    async loadAll(): Promise<void> {
      for (const name of Object.keys(routes) as RouteName[]) await load(name);
    },
  };
}
