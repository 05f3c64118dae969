import { useSyncExternalStore } from 'react';

/** Whether a media query matches, as long as the component is mounted. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
