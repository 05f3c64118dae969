import type { ComponentProps } from 'react';
import { SelectField } from '../../../ui/Field.tsx';

/** A select whose options are values with their labels. */
export function ChoiceField({
  words,
  ...select
}: ComponentProps<typeof SelectField> & { words: Readonly<Record<string, string>> }) {
  const options = Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
  return <SelectField {...select}>{options}</SelectField>;
}
