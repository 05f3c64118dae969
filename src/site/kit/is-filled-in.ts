import { isBlank } from '../../lib/is-blank.ts';

/**
 * Returns whether a form is valid. If it isn't, the browser focuses a field and says what is missing. `required` accepts
 * spaces and invisible characters, so a field that holds nothing else is emptied first.
 */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of form.elements as Iterable<HTMLInputElement>) if (isBlank(field.value)) field.value = '';
  return form.reportValidity();
}
