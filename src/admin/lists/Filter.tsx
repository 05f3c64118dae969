import clsx from 'clsx';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { countOf, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import * as text from '../../ui/Text.module.css';
import { dateInputs, fullYear } from '../forms/checks.ts';
import { ChoiceField, type Choices } from '../kit/controls/ChoiceField.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { useKeys } from '../kit/screen/use-keys.ts';
import type { Column } from '../kit/table/Table.tsx';
import type { ListUrl } from '../resource/list-url.ts';
import * as styles from './List.module.css';
import type { ListProps } from './List.tsx';

/** A button for all filters of a list except the status tabs, and a chip for each active filter. */
export function Filter<Row>({ listUrl, result, resource }: ListProps<Row>) {
  const { all: rows = [], total } = result;
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => box.current?.contains(target as Node) || setIsOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  useKeys(isOpen ? { escape: close } : {}, box);
  const filters = Object.entries(resource.filters).flatMap(([name, { label, choicesIn }]) => {
    const value = listUrl.filters[name] ?? '';
    // Skipped for an inactive filter while the panel is closed, because `choicesIn` may read every row.
    const known = isOpen || value ? choicesIn?.(rows) : undefined;
    const isMissing = value !== '' && known?.every(([each]) => each !== value);
    const choices: Choices | undefined = known && isMissing ? [[value, value], ...known] : known;
    return name === 'status' ? [] : { name, label, value, choices };
  });
  const set = (change: Readonly<Record<string, string>>, options = {}) =>
    listUrl.go({ filters: { ...listUrl.filters, ...change } }, options);
  const chosen = filters.filter(({ value }) => value);
  return (
    <div ref={box} className={clsx(kit.wrap, styles.filter)} data-empty={filters.length === 0}>
      <Button
        size="small"
        className={styles.open}
        data-chosen={chosen.length > 0}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" />
        <span className={kit.phoneHidden}>Filter</span>
        {chosen.length > 0 && <span className={kit.count}>{chosen.length}</span>}
      </Button>
      {chosen.map(({ name, label, value, choices }) => (
        <Button key={name} size="small" className={styles.chip} onClick={() => set({ [name]: '' })}>
          <span className={text.hidden}>Clear </span>
          <span className={text.mute}>{label}</span>{' '}
          {choices?.find(([each]) => each === value)?.[1] ?? formatDay(value)}
          <Icon name="close" />
        </Button>
      ))}
      {isOpen && (
        <section id={panelId} className={clsx(kit.float, styles.panel)} aria-label="Filter">
          {filters.map(({ name, ...filter }) => (
            <FilterInput key={name} {...filter} onSet={(value, options) => set({ [name]: value }, options)} />
          ))}
          <Sort columns={resource.columns} listUrl={listUrl} />
          <footer className={styles.panelFoot}>
            <Button
              variant="plain"
              size="small"
              onClick={() => set(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
            >
              Clear
            </Button>
            <Button size="small" onClick={close}>
              {total === undefined ? 'Show results' : `Show ${countOf(total, resource.noun)}`}
            </Button>
          </footer>
        </section>
      )}
    </div>
  );
}

interface FilterInputProps {
  label: string;
  value: string;
  /** `undefined` for a filter by day. */
  choices: Choices | undefined;
  onSet: (value: string, options?: { replace: boolean }) => void;
}

function FilterInput({ choices, onSet, ...field }: FilterInputProps) {
  const className = styles.choice;
  /** The typed date until its year is complete. Leaving the field discards it. */
  const [typed, setTyped] = useState<string>();
  if (!choices) {
    // All typed dates share one history entry.
    const onType = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      const isWhole = !fullYear(value, {});
      setTyped(isWhole ? undefined : value);
      if (isWhole) onSet(value, { replace: field.value !== '' });
    };
    const input = { ...field, ...dateInputs.day, className, value: typed ?? field.value };
    return <TextField {...input} onChange={onType} onBlur={() => setTyped(undefined)} />;
  }
  if (choices.length === 0) return null;
  const onChoose = ({ target }: ChangeEvent<HTMLSelectElement>) => onSet(target.value);
  return <ChoiceField {...field} className={className} choices={[['', 'Any'], ...choices]} onChange={onChoose} />;
}

/** A select for the sort order, for phones, which show no column headings. */
function Sort<Row>({ columns, listUrl }: { columns: readonly Column<Row>[]; listUrl: ListUrl }) {
  const orders = columns.flatMap(({ title, sort }) => {
    if (!sort) return [];
    const both = sort.words.map((word, index) => [(index ? '-' : '') + sort.name, `${title}, ${word}`] as const);
    return sort.isDownFirst ? both.toReversed() : both;
  });
  if (orders.length === 0) return null;
  return (
    <ChoiceField
      label="Sort"
      className={clsx(styles.choice, styles.sorting)}
      choices={[['', 'Default order'], ...orders]}
      value={listUrl.sort}
      onChange={({ target }) => listUrl.go({ sort: target.value })}
    />
  );
}
