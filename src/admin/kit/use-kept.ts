import { useState } from 'react';

/**
 * State persisted in localStorage under `key`: for preferences, never for work in progress. Stored values that aren't
 * `isValid` are ignored; if storage is unavailable, nothing persists.
 */
export function useKept<T>(key: string, initial: T, isValid: (value: unknown) => value is T) {
  const [value, setValue] = useState<T>(() => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isValid(stored) ? stored : initial;
    } catch {
      return initial;
    }
  });
  const keep = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not persisted: lasts until unmount.
    }
  };
  return [value, keep] as const;
}
