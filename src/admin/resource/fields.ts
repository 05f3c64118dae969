import type { ReactNode } from 'react';
import type { Kind, Shape, TypeOf } from '../../contract/shape.ts';
import type { CsvColumn } from '../../lib/csv.ts';
import { isBlank } from '../../lib/is-blank.ts';
import { toLocalTime, toUtc } from '../../lib/local-time.ts';
import { all, type Check, type Checks, fullYear, matching, required } from '../forms/checks.ts';
import { activeWords, stateWords } from '../kit/Status.tsx';
import type { Card } from '../kit/table/Table.tsx';

type Value = string | number | boolean | null | undefined;

export type FormValues = Readonly<Record<string, string>>;

interface FormField {
  /** The heading of the field's section in the form. Default: the resource's name. */
  readonly section?: string;
  readonly hint?: ReactNode;
  /** The error message for a blank value. Default: the field is optional. */
  readonly required?: string;
  readonly check?: Check<FormValues, string>;
  /** `area` is a textarea; others are input types. */
  readonly input?: 'area' | 'email' | 'tel' | 'password';
  /** True for values that users compare character by character, such as account numbers. */
  readonly isCode?: true;
  readonly initial?: string | (() => string);
  /** Shows the input for new rows only, or for existing rows only. */
  readonly only?: 'new' | 'existing';
  /** Converts the value for the API, if the kind's default doesn't fit. */
  readonly toWire?: (value: string) => unknown;
}

interface ListField<Row> {
  readonly title?: string;
  readonly cell?: (row: Row, rows: readonly Row[]) => ReactNode;
  /** Makes the column sortable. The first column, and columns of amounts, numbers and dates, are always sortable. */
  readonly isSorted?: true;
  readonly card?: Card;
  /** A word after the value on cards, which have no headings: `invested`. */
  readonly cardNote?: string;
  readonly isWide?: true;
  /** A picture before the name, in the first column. */
  readonly mark?: (row: Row) => ReactNode;
}

interface FieldOptions<Row> {
  readonly of?: (row: Row) => Value;
  readonly words?: Readonly<Record<string, string>>;
  /** Includes the field in searches. In paged lists, only adds it to the search box's hint: the server searches. */
  readonly isSearched?: true;
  /** The name of the field's filter in the URL. Default: no filter. */
  readonly filter?: string;
  readonly list?: ListField<Row>;
  readonly form?: FormField;
  /** Returns the value for exports and for the filter's labels; `false` omits the field from exports. */
  readonly csv?: false | ((row: Row) => Value);
}

/** A field of a resource. Column, filter, export, input and payload derive from this description. */
export interface Field<Row> extends FieldOptions<Row> {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'id' | 'number' | 'money' | 'moment' | 'day' | 'choice' | 'flag';
  readonly isOptional: boolean;
  readonly of: (row: Row) => Value;
}

/** Returns a function that describes fields of a contract's shape: `field('branch', 'Branch', { form })`. */
export function fieldsOf<S extends Shape>(shape: S) {
  type Row = TypeOf<S>;
  return (name: keyof S & string, label: string, options: FieldOptions<Row> = {}): Field<Row> => ({
    name,
    label,
    ...kindOf(shape[name] as Kind),
    of: (row) => Reflect.get(row as object, name),
    ...options,
  });
}

/** Describes a field with a value that rows don't contain, because the value is computed or write-only. */
export function extraField<Row>(name: string, label: string, options: FieldOptions<Row>): Field<Row> {
  return { name, label, kind: options.words ? 'choice' : 'text', isOptional: true, of: () => undefined, ...options };
}

function kindOf(kind: Kind): Pick<Field<unknown>, 'kind' | 'isOptional' | 'words'> {
  if (typeof kind === 'object') {
    const words = 'oneOf' in kind ? stateWords(kind.oneOf as never) : {};
    return { kind: 'choice', isOptional: 'isOptional' in kind, words };
  }
  const [name = ''] = kind.split(/[?|]/);
  const isOptional = kind !== name;
  if (name === 'active') return { kind: 'choice', isOptional, words: activeWords };
  if (name === 'flag') return { kind: 'flag', isOptional, words: activeWords };
  return { kind: (name === 'ownId' ? 'id' : name) as Field<unknown>['kind'], isOptional };
}

/** Returns a field's value in a row as text, for inputs, filters and states. */
export function textIn<Row>({ kind, of }: Field<Row>, row: Row): string {
  const value = of(row);
  if (kind === 'flag') return value === false ? 'inactive' : 'active';
  return kind === 'moment' ? toLocalTime(String(value ?? '')) : String(value ?? '');
}

export function inputsOf<Row>(fields: readonly Field<Row>[], isNew: boolean) {
  return fields.flatMap((field) => {
    const { form } = field;
    return form && form.only !== (isNew ? 'existing' : 'new') ? [{ ...field, form }] : [];
  });
}

export function toValues<Row>(fields: readonly Field<Row>[], row?: Row): FormValues {
  const pairs = inputsOf(fields, row === undefined).map((field) => {
    const { initial = field.kind === 'flag' ? 'active' : '' } = field.form;
    const text = row !== undefined ? textIn(field, row) : typeof initial === 'function' ? initial() : initial;
    return [field.name, field.kind === 'money' ? readableAmount(text) : text] as const;
  });
  return Object.fromEntries(pairs);
}

/** Formats an amount for editing: `350000.0000` becomes `350,000`, and `1250.5000` becomes `1,250.50`. */
function readableAmount(text: string): string {
  const cut = text.replace(/\.0+$/, '').replace(/(\.\d\d)0+$/, '$1');
  return cut.replace(/(?<!\.\d*)\B(?=(\d{3})+(?:\.|$))/g, ',');
}

/**
 * Checks an amount in dollars, plain or formatted, such as `$2,500.50`. Accepts a decimal comma, because the keyboards
 * of some phones have no point. Rejects other currencies.
 */
export const amount = matching(
  /^\$?\s?((\d+|\d{1,3}(\s\d{3})+)([.,]\d{1,2})?|\d{1,3}(,\d{3})+(\.\d{1,2})?)$/,
  'Enter an amount in dollars, such as 2500, 2,500 or $2,500.50.',
);

export function plainAmount(text: string): string {
  const pointed = text.trim().replace(/^([^,]*),(\d{1,2})$/, '$1.$2');
  return pointed.replace(/[$,\s]/g, '');
}

/** Converts values for the API. Trims text except passwords, and replaces empty optional values with `null`. */
export function toWire<Row>(fields: readonly Field<Row>[], values: FormValues): Readonly<Record<string, unknown>> {
  const named = fields.filter(({ name }) => name in values);
  return Object.fromEntries(named.map((field) => [field.name, wireOf(field, values[field.name] ?? '')]));
}

function wireOf<Row>({ kind, isOptional, form }: Field<Row>, value: string): unknown {
  if (form?.toWire) return form.toWire(value);
  if (form?.input === 'password') return value;
  if (kind === 'flag') return value === 'active';
  if (kind === 'moment') return toUtc(value) ?? null;
  const text = kind === 'money' ? plainAmount(value) : value.trim();
  if (isBlank(text)) return isOptional ? null : '';
  return kind === 'number' ? Number(text) : text;
}

export function checksOf<Row>(fields: readonly Field<Row>[], isNew: boolean): Checks<FormValues> {
  const pairs = inputsOf(fields, isNew).map(({ name, kind, form }) => {
    const checks = [
      form.required && required(form.required),
      kind === 'money' && amount,
      kind === 'day' && fullYear,
      form.check,
    ];
    return [name, all(...checks.filter((check) => !!check))] as const;
  });
  return Object.fromEntries(pairs);
}

export function csvOf<Row>(fields: readonly Field<Row>[]): readonly CsvColumn<Row>[] {
  return fields
    .filter(({ csv }) => csv !== false)
    .map((field) => {
      const { label, words, csv, of } = field;
      const word = (row: Row) => words?.[textIn(field, row)] ?? (of(row) as string | number | null | undefined);
      return [label, (csv || word) as CsvColumn<Row>[1]] as const;
    });
}
