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

/** wouter's location hook: the path and query on screen, as in the address bar, and the guarded `navigate`. */
export const useGuardedLocation: BaseLocationHook = () => {
  const { subscribe, readPath, navigate } = useNavigator();
  return [encodeOnce(useSyncExternalStore(subscribe, readPath)), navigate];
};

useGuardedLocation.searchHook = () => {
  const { subscribe, readSearch } = useNavigator();
  return encodeOnce(useSyncExternalStore(subscribe, readSearch));
};

/** Undone by wouter, which decodes paths and queries. Decoded twice, the id `50%2F` would be another one. */
function encodeOnce(text: string): string {
  return text.replaceAll('%', '%25');
}

/** Returns a function that adds a list's last search, filters and page to its path. */
export function useWithLastQuery(): (list: Path) => Path {
  const { queryOf } = useNavigator();
  const { base } = useRouter();
  return (list) => (list + queryOf(base + list)) as Path;
}

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
