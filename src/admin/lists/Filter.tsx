import clsx from 'clsx';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { countOf, formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import * as text from '../../ui/Text.module.css';
import { ChoiceField } from '../kit/controls/ChoiceField.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import * as styles from './List.module.css';
import type { ListProps } from './List.tsx';
import type { RowFilter } from './row-filters.ts';

/** One button for all filters of a list except its tabs, and a chip for each active one. */
export function Filter<Row>({ listUrl, result, resource }: ListProps<Row>) {
  const { status: _tabs, ...filters } = resource.filters;
  const { all: rows = [], total } = result;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => box.current?.contains(target as Node) || setIsOpen(false);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  const set = (change: Readonly<Record<string, string>>, options = {}) =>
    listUrl.go({ filters: { ...listUrl.filters, ...change } }, options);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const names = Object.keys(filters);
  const wordOf = (name: string) => {
    const value = listUrl.filters[name] ?? '';
    const { wordsIn } = filters[name] ?? {};
    return wordsIn ? (wordsIn(rows)[value] ?? value) : formatDay(value);
  };
  const chosen = names.filter((name) => listUrl.filters[name]);
  const sorts = resource.columns.flatMap(({ title, sort }) => {
    if (!sort) return [];
    const orders = sort.words.map((word, index) => [(index ? '-' : '') + sort.name, `${title}, ${word}`] as const);
    return sort.isDownFirst ? orders.toReversed() : orders;
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div ref={box} className={clsx(kit.wrap, styles.filter)} data-empty={names.length === 0} onKeyDown={onKeyDown}>
      <Button
        ref={button}
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
      {chosen.map((name) => (
        <Button key={name} size="small" className={styles.chip} onClick={() => set({ [name]: '' })}>
          <span className={text.hidden}>Clear </span>
          <span className={text.mute}>{filters[name]?.label}</span> {wordOf(name)}
          <Icon name="close" />
        </Button>
      ))}
      {isOpen && (
        <section id={panelId} className={clsx(kit.sheet, styles.panel)} aria-label="Filter">
          {Object.entries(filters).map(([name, filter]) => (
            <FilterInput key={name} filter={filter} name={name} listUrl={listUrl} rows={rows} set={set} />
          ))}
          {sorts.length > 0 && (
            <ChoiceField
              label="Sort"
              className={clsx(styles.choice, styles.sorting)}
              words={{ '': 'Default order', ...Object.fromEntries(sorts) }}
              value={listUrl.sort}
              onChange={({ target }) => listUrl.go({ sort: target.value })}
            />
          )}
          <footer className={styles.panelFoot}>
            <Button
              variant="plain"
              size="small"
              onClick={() => set(Object.fromEntries(names.map((name) => [name, ''])))}
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

interface FilterInputProps<Row> extends Pick<ListProps<Row>, 'listUrl'> {
  filter: RowFilter<Row>;
  name: string;
  rows: readonly Row[];
  set: (change: Readonly<Record<string, string>>, options?: { replace?: boolean }) => void;
}

function FilterInput<Row>({ filter: { label, wordsIn }, name, listUrl, rows, set }: FilterInputProps<Row>) {
  const value = listUrl.filters[name] ?? '';
  const common = { label, className: styles.choice, value };
  if (!wordsIn)
    return (
      <TextField
        {...common}
        type="date"
        // Each typed digit is a change: all of them share one history entry.
        onChange={({ target }) => set({ [name]: target.value }, { replace: value !== '' })}
      />
    );
  const words = { ...(value && { [value]: value }), ...wordsIn(rows) };
  if (Object.keys(words).length === 0) return null;
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => set({ [name]: target.value });
  return <ChoiceField {...common} words={{ '': 'Any', ...words }} onChange={onChange} />;
}
