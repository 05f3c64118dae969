import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type BaseLocationHook, useRouter } from 'wouter';
import type { Path } from '../paths.ts';
import type { Navigator } from './navigator.ts';

export const NavigatorContext = createContext<Navigator | null>(null);

/** Returns the console's URL store and leave guard. Errors: throws outside `Navigation`. */
export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator needs a <Navigation> above it');
  return navigator;
}

/** Returns the path as in the address bar: encoded, and including the console's base. */
export function usePath(): string {
  const { subscribe, readPath } = useNavigator();
  return useSyncExternalStore(subscribe, readPath);
}

/** Returns the query string, including `?`. */
export function useQueryString(): string {
  const { subscribe, readSearch } = useNavigator();
  return useSyncExternalStore(subscribe, readSearch);
}

/** Returns the path below `/admin` or `/dashboard`, encoded. */
export function useInnerPath(): string {
  return usePath().slice(useRouter().base.length) || '/';
}

export function useGo(): (to: Path, options?: { replace?: boolean }) => void {
  const { navigate } = useNavigator();
  const { base } = useRouter();
  return (to, options) => navigate(base + (to === '/' ? '' : to) || '/', options);
}

/** Returns a function that adds a list's last search, filters and page to its path. */
export function useWithLastQuery(): (list: Path) => Path {
  const { queryOf } = useNavigator();
  const { base } = useRouter();
  return (list) => (list + queryOf(base + list)) as Path;
}

/** Makes wouter's links use the guarded `navigate`. Doesn't subscribe, so that links don't re-render on navigation. */
export const useGuardedLocation: BaseLocationHook = () => {
  const { readPath, navigate } = useNavigator();
  return [readPath(), navigate];
};

/**
 * Asks the user to confirm leaving while there is unsaved work. The “Leave this page?” dialog shows `reason`.
 * Returns a function that turns the confirmation off at once, before the next render.
 */
export function useUnsaved(isUnsaved: boolean, reason: string): () => void {
  const { guard } = useNavigator();
  const release = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    release.current = isUnsaved ? guard(() => reason) : undefined;
    return release.current;
  }, [guard, isUnsaved, reason]);
  return () => release.current?.();
}
