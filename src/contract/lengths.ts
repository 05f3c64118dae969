import { maxLengths } from './limits.ts';

/** The maximum length of a text, by field, in UTF-16 units. Source: `README.md` §4. */
const lengths: Readonly<Record<string, number>> = {
  ...maxLengths,
  current_password: maxLengths.password,
  expected_return: maxLengths.expectedReturn,
  document_name: maxLengths.documentName,
};

/** Returns the maximum length of a text field. */
export function maxLengthOf(field: string): number {
  return lengths[field] ?? maxLengths.bankField;
}
