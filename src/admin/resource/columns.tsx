import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDay, formatMoney, formatNumber, moneyFormat } from '../../lib/format.ts';
import * as text from '../../ui/Text.module.css';
import * as kit from '../kit/Kit.module.css';
import { isState, Status, stateWord } from '../kit/Status.tsx';
import { alphabetical, byAmount, byDate, type Column, type Sort } from '../kit/table/Table.tsx';
import { Link } from '../navigation/Link.tsx';
import type { Path } from '../paths.ts';
import { type Field, textIn } from './fields.ts';
import { choiceFilter, keyFilter, type RowFilters } from './row-filters.ts';

/** Returns the columns of a list. The first column links to the row's screen if there is a `pathOf`. */
export function columnsOf<Row>(
  fields: readonly Field<Row>[],
  nameOf: (row: Row) => string,
  pathOf: ((row: Row) => Path) | undefined,
): readonly Column<Row>[] {
  // A date at the end of a row ends with the row's content.
  const last = fields.findLast(({ list }) => list);
  return fields.flatMap((field, index): Column<Row>[] => {
    const { kind, list } = field;
    if (!list) return [];
    const title = list.title ?? field.label;
    const link = pathOf && ((row: Row) => <Link href={pathOf(row)}>{nameOf(row)}</Link>);
    const { mark } = list;
    const name = !mark
      ? link
      : (row: Row) => (
          <span className={kit.row}>
            {mark(row)}
            <span className={kit.cut}>{link?.(row)}</span>
          </span>
        );
    return [
      {
        title,
        cell: list.cell ?? (index === 0 && name ? name : cellOf(field)),
        align: /money|number/.test(kind) || (field === last && /moment|day/.test(kind)) ? 'end' : undefined,
        sort: sortOf(field, title, index === 0 || list.isSorted === true),
        card: index === 0 ? 'name' : list.card,
        cardNote: list.cardNote,
        isWide: list.isWide,
      },
    ];
  });
}

/** Returns the filters of fields. The choices are a field's fixed values, or else the values found in the rows. */
export function filtersOf<Row>(fields: readonly Field<Row>[]): RowFilters<Row> {
  const pairs = fields.flatMap((field) => {
    const { filter, label, words, csv } = field;
    if (!filter) return [];
    const of = (row: Row) => textIn(field, row);
    const wordOf = (row: Row) => (csv ? String(csv(row) ?? '') : '') || undefined;
    return [[filter, words ? choiceFilter(label, words, of) : keyFilter(label, of, wordOf)] as const];
  });
  return Object.fromEntries(pairs);
}

function sortOf<Row>(field: Field<Row>, title: string, isText: boolean): Sort<Row> | undefined {
  const { kind, of } = field;
  const name = title.toLowerCase().replaceAll(' ', '-');
  if (kind === 'money' || kind === 'number') return { name, of: (row) => Number(of(row) ?? 0) || 0, ...byAmount };
  if (kind === 'moment' || kind === 'day')
    return { name, of: (row) => Date.parse(String(of(row) ?? '')) || 0, ...byDate };
  return isText ? { name, of: (row) => textIn(field, row), words: alphabetical } : undefined;
}

function cellOf<Row>(field: Field<Row>): Column<Row>['cell'] {
  const { kind, of, words } = field;
  const money = kind === 'money' && moneyCell((row: Row) => ({ amount: String(of(row) ?? '') }));
  // As in `Facts`. On a card, a missing value without a note wouldn't say what is missing.
  const missing = <span className={clsx(text.mute, !field.list?.cardNote && kit.phoneHidden)}>Not provided</span>;
  return (row, rows) => {
    const shown = shownValue(field, of(row), words?.[textIn(field, row)]);
    return shown === undefined ? missing : money ? money(row, rows) : shown;
  };
}

/** Formats a value for a list cell or for `Facts`. */
export function shownValue<Row>({ kind }: Pick<Field<Row>, 'kind'>, value: unknown, word?: string): ReactNode {
  if (kind === 'flag') return <Status state={value === false ? 'inactive' : 'active'} />;
  if (value === undefined || value === null || value === '') return undefined;
  if (kind === 'money') return formatMoney(String(value));
  if (kind === 'moment' || kind === 'day') return formatDay(String(value));
  if (kind === 'number') return formatNumber(Number(value));
  // A notification's audience can also be `active`, but its label differs from that of the state.
  if (isState(value) && (word ?? stateWord(value)) === stateWord(value)) return <Status state={value} />;
  return word ?? String(value);
}

/** Returns a function that renders amounts, without cents if all amounts on the page are whole. */
export function moneyCell<Row>(of: (row: Row) => { amount: string; currency?: string }): Column<Row>['cell'] {
  let known: { rows: readonly Row[]; format: typeof formatMoney } | undefined;
  return (row, rows) => {
    if (known?.rows !== rows) known = { rows, format: moneyFormat(rows.map((each) => of(each).amount)) };
    const { amount, currency } = of(row);
    const shown = known.format(amount, currency);
    // A zero is muted, so that other figures stand out.
    return Number(amount) === 0 ? <span className={text.mute}>{shown}</span> : shown;
  };
}
