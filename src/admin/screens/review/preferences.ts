import { useState } from 'react';

/** Choices for the time to undo a decision, in seconds. */
export const holdChoices = ['5', '10', '20', '60'] as const;

/** Review settings, persisted in this browser: the time to undo a decision, and single-letter shortcuts. */
export function useReviewPreferences() {
  const [holdSeconds, setHoldSeconds] = useStored('review-hold', holdChoices);
  const [hasLetters, setHasLetters] = useStored('review-letters', [true, false]);
  return { holdSeconds, setHoldSeconds, hasLetters, setHasLetters };
}

/** Returns a setting and its setter. Default: the first choice. Without storage, a change lasts until unmount. */
function useStored<T>(key: string, choices: readonly [T, ...T[]]) {
  const [value, setValue] = useState<T>(() => {
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => JSON.stringify(choice) === stored) ?? choices[0];
    } catch {
      return choices[0];
    }
  });
  const store = (next: T) => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {}
  };
  return [value, store] as const;
}
