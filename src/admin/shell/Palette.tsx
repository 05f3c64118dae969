import clsx from 'clsx';
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../ui/is-composing.ts';
import * as text from '../../ui/Text.module.css';
import { Dialog, initialFocus } from '../kit/dialog/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { useGo } from '../navigation/use-navigation.ts';
import { Key } from './Key.tsx';
import * as styles from './TopBar.module.css';
import { type Found, usePaletteSearch } from './use-palette-search.ts';

interface PaletteProps {
  isSuperAdmin: boolean;
  onClose: () => void;
}

/** Command palette for screens, actions, users, investments and projects. Enter opens the marked row. */
export function Palette({ isSuperAdmin, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  /** Enter was pressed before there were results: the first one opens as soon as it loads. */
  const [isWaiting, setIsWaiting] = useState(false);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = useGo();
  const { found, note, isSearching } = usePaletteSearch(typed.trim(), isSuperAdmin);
  const at = Math.min(marked, found.length - 1);
  const take = (row: Found | undefined) => {
    if (!row) return;
    onClose();
    go(row.href);
  };
  const awaited = isWaiting ? found[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when it comes
  useEffect(() => {
    if (!awaited) return;
    setIsWaiting(false);
    take(awaited);
  }, [awaited]);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const change = (value: string) => {
    setTyped(value);
    setMarked(0);
    setIsWaiting(false);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if ((by === undefined && event.key !== 'Enter') || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (by !== undefined) setMarked(found.length ? (at + by + found.length) % found.length : 0);
    else if (found[at]) take(found[at]);
    else setIsWaiting(isSearching);
  };
  return (
    <Dialog title="Search" isBare onClose={onClose}>
      <div className={clsx(kit.row, styles.search)}>
        <Icon name="search" />
        <input
          className={styles.input}
          role="combobox"
          aria-label="Search users, investments, projects and screens"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[at] && `${listId}-${at}`}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search users, investments, projects"
          value={typed}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKey}
          {...initialFocus}
        />
        <Key name="Esc" />
      </div>
      <div ref={list} id={listId} role="listbox" aria-label="Results" className={styles.found}>
        {found.map((row, index) => (
          <Fragment key={`${row.href} ${row.label}`}>
            {row.group !== found[index - 1]?.group && (
              <div role="presentation" className={styles.note}>
                {row.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above */}
            <div
              role="option"
              id={`${listId}-${index}`}
              data-at={index}
              aria-selected={index === at}
              className={clsx(kit.row, kit.pointed, styles.result)}
              tabIndex={-1}
              onClick={() => take(row)}
            >
              <Icon name={row.icon} />
              <span className={clsx(kit.cut, kit.fill)}>
                <Marked label={row.label} match={typed.trim()} />
              </span>
              <span className={clsx(kit.cut, text.mute)}>{row.note}</span>
              {index === at && <Key name="Enter" />}
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
    </Dialog>
  );
}

function Marked({ label, match }: { label: string; match: string }) {
  const start = match ? label.toLowerCase().indexOf(match.toLowerCase()) : -1;
  if (start < 0) return label;
  const end = start + match.length;
  return (
    <>
      {label.slice(0, start)}
      <mark>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </>
  );
}
