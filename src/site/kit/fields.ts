import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isBlank } from '../../lib/is-blank.ts';

/** Reports what a reader has typed or chosen before hydration: React keeps it in the field, but dispatches no event. */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  rendered: string,
  onEarly: (value: string) => void,
): void {
  const compare = useEffectEvent((value: string) => value === rendered || onEarly(value));
  useEffect(() => void (field.current && compare(field.current.value)), [field]);
}

/**
 * Returns whether a form is valid. If it isn't, the browser focuses a field and says what is missing. `required` accepts
 * spaces and invisible characters, so a field that holds nothing else is emptied first.
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.elements as Iterable<HTMLInputElement>) if (isBlank(field.value)) field.value = '';
  return form.reportValidity();
}
