import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxLengths } from '../../contract/limits.ts';
import * as text from '../../ui/Text.module.css';
import { useKeys } from '../shell/use-keys.ts';
import * as styles from './ListTools.module.css';
import type { ListNavigation } from './use-list-place.ts';

/** The pause after the last key before a search starts, in ms. */
const SEARCH_DELAY_MS = 300;

interface SearchBoxProps {
  label: string;
  /** The fields that a search looks through: `Name, email or phone`. */
  hint: string;
  place: ListNavigation;
}

/** Searches a list a moment after the last key, or on Enter. `/` anywhere puts the focus here. */
export function SearchBox({ label, hint, place }: SearchBoxProps) {
  const value = place.search;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // What came by Back or Clear; what came from here would lose its last blank.
    if (value !== typed.trim()) setTyped(value);
  }
  const isPending = typed.trim() !== value;
  const search = () => isPending && place.go({ search: typed.trim() }, { replace: true });
  const searchLate = useEffectEvent(search);
  useEffect(() => {
    // `typed` is what the time is counted from.
    const timer = isPending && typed !== undefined ? setTimeout(() => searchLate(), SEARCH_DELAY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [typed, isPending]);
  useKeys({
    '/': () => {
      input.current?.focus();
      input.current?.select();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <label>
          <span className={text.hidden}>{label}</span>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="search"
            autoComplete="off"
            aria-keyshortcuts="/"
            maxLength={maxLengths.search}
            placeholder={hint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </form>
    </search>
  );
}
