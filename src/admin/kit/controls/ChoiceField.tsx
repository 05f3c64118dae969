import type { ComponentProps } from 'react';
import { SelectField } from '../../../ui/Field.tsx';

export type Choices = readonly (readonly [value: string, label: string])[];

export function ChoiceField({ choices, ...select }: ComponentProps<typeof SelectField> & { choices: Choices }) {
  const options = choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
  return <SelectField {...select}>{options}</SelectField>;
}
