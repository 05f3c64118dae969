import { useState } from 'react';

/**
 * A state that this browser keeps, under a key: what a person has set for themselves, never what they work on. What is
 * stored counts only where `isValid`; a storage that can't be used keeps nothing.
 */
export function useKept<T>(key: string, initial: T, isValid: (value: unknown) => value is T) {
  const read = (otherwise: T): T => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isValid(stored) ? stored : otherwise;
    } catch {
      return otherwise;
    }
  };
  const [value, setValue] = useState<T>(() => read(initial));
  const keep = (change: T | ((present: T) => T)) => {
    // Another tab may have changed it since.
    const next = change instanceof Function ? change(read(value)) : change;
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // It lasts as long as the screen.
    }
  };
  return [value, keep] as const;
}
