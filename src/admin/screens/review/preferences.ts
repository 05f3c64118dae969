import { useKept } from '../../kit/use-kept.ts';

/** Choices for the time to undo a decision, in seconds. */
export const holdChoices = ['5', '10', '20', '60'] as const;

type HoldChoice = (typeof holdChoices)[number];

const isHoldChoice = (value: unknown): value is HoldChoice => holdChoices.some((choice) => choice === value);
const isBoolean = (value: unknown) => typeof value === 'boolean';

/** Review settings, persisted in this browser: the time to undo a decision, and single-letter shortcuts. */
export function useReviewPreferences() {
  const [holdSeconds, setHoldSeconds] = useKept<HoldChoice>('review-hold', '5', isHoldChoice);
  const [hasLetters, setHasLetters] = useKept('review-letters', true, isBoolean);
  return { holdSeconds, setHoldSeconds, hasLetters, setHasLetters };
}
