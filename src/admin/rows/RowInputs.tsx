import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { maxLengthOf } from '../../contract/limits.ts';
import { humanize } from '../../lib/humanize.ts';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { dateInputs } from '../forms/checks.ts';
import { FieldGroup, optional } from '../forms/Form.tsx';
import type { useForm } from '../forms/use-form.tsx';
import { ChoiceField } from '../kit/controls/ChoiceField.tsx';
import { PasswordField } from '../kit/controls/PasswordField.tsx';
import { type FormValues, inputsOf } from '../resource/fields.ts';
import type { Resource } from '../resource/resource.ts';

type RowForm = Pick<ReturnType<typeof useForm<FormValues, unknown>>, 'field' | 'values'>;

export interface Binding extends ReturnType<RowForm['field']> {
  /** The kind of input, which determines its width in CSS. */
  readonly 'data-kind': string;
}

interface RowInputsProps<Row> {
  resource: Resource<Row>;
  isNew: boolean;
  form: RowForm;
  /** Functions that render an input other than the default one, by field name. */
  custom?: Readonly<Record<string, (binding: Binding, values: FormValues) => ReactNode>> | undefined;
}

type Input = ReturnType<typeof inputsOf>[number];

export function RowInputs<Row>({ resource, isNew, form, custom = {} }: RowInputsProps<Row>) {
  const inputs = inputsOf(resource.fields, isNew) as unknown as readonly Input[];
  const sectionOf = ({ form }: Input) => form.section ?? humanize(resource.noun[0]);
  const titles = [...new Set(inputs.map(sectionOf))];
  return titles.map((title) => (
    <FieldGroup key={title} title={title}>
      {inputs
        .filter((field) => sectionOf(field) === title)
        .map((field) => {
          const binding = {
            ...form.field(field.name, field.kind === 'text' && !field.words ? maxLengthOf(field.name) : undefined),
            'data-kind': field.words ? 'choice' : field.form.isCode ? 'code' : (field.form.input ?? field.kind),
          };
          const input = custom[field.name];
          return (
            <Fragment key={field.name}>
              {input ? input(binding, form.values) : <FieldInput field={field} binding={binding} />}
            </Fragment>
          );
        })}
    </FieldGroup>
  ));
}

const inputsByKind: Readonly<Record<string, ComponentProps<'input'>>> = {
  money: { inputMode: 'decimal' },
  number: { inputMode: 'numeric' },
  ...dateInputs,
};

/** The default input of a field, without autofill, because the row isn't about the signed-in user. */
function FieldInput({ field: { kind, form, words, label }, binding }: { field: Input; binding: Binding }) {
  const isRequired = form.required !== undefined;
  const common = { ...binding, hint: form.hint, required: isRequired, autoComplete: 'off' };
  if (words) return <ChoiceField label={label} choices={Object.entries(words)} {...common} />;
  const shown = isRequired ? label : optional(label);
  if (form.input === 'area') return <TextAreaField label={shown} {...common} rows={5} />;
  if (form.input === 'password') return <PasswordField label={label} {...common} autoComplete="new-password" />;
  return (
    <TextField
      label={shown}
      {...common}
      type={form.input ?? 'text'}
      {...inputsByKind[kind]}
      spellCheck={form.input === undefined && kind === 'text'}
    />
  );
}
