import { useState } from 'react';

/**
 * A state that this browser keeps, under a key: what a person has set for themselves, never what they work on. What is
 * stored counts only where `isValid`; a storage that can't be used keeps nothing.
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
      // It lasts as long as the screen.
    }
  };
  return [value, keep] as const;
}
