import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { maxLengths } from '../../contract/limits.ts';
import * as field from '../../ui/Input.module.css';
import * as text from '../../ui/Text.module.css';
import { Icon } from '../kit/Icon.tsx';
import { Key } from '../kit/screen/Key.tsx';
import { focusSearch } from '../kit/screen/ScreenHead.tsx';
import { useKeys } from '../kit/screen/use-keys.ts';
import type { ListUrl } from '../resource/list-url.ts';
import * as styles from './List.module.css';

/** Debounce: wait after the last keystroke, in ms. */
const SEARCH_DELAY_MS = 300;

interface SearchBoxProps {
  label: string;
  /** The searched fields: `Name, email or phone`. */
  hint: string;
  listUrl: ListUrl;
}

/** Searches a list, debounced, or at once on Enter. The key `/` focuses the search box. */
export function SearchBox({ label, hint, listUrl }: SearchBoxProps) {
  const value = listUrl.search;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Shows a search that Back or Clear changed. After a typed search, keeps the text, which may end in a space.
    if (value !== typed.trim()) setTyped(value);
  }
  const isPending = typed.trim() !== value;
  const search = () => isPending && listUrl.go({ search: typed.trim() }, { replace: true });
  const searchLate = useEffectEvent(search);
  useEffect(() => {
    // Each change of `typed` restarts the delay.
    const timer = isPending && typed !== undefined ? setTimeout(() => searchLate(), SEARCH_DELAY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [typed, isPending]);
  useKeys({ '/': focusSearch });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <label>
          <span className={text.hidden}>{label}</span>
          <Icon name="search" />
          <input
            className={field.input}
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
        <Key name="/" />
      </form>
    </search>
  );
}
