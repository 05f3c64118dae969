import { useState } from 'react';
import { readStored, store } from '../../../lib/storage.ts';

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
  const [value, setValue] = useState(() => choices.find((choice) => choice === readStored(key)) ?? choices[0]);
  const change = (next: T) => {
    setValue(next);
    store(key, next);
  };
  return [value, change] as const;
}
