import clsx from 'clsx';
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { skipToken, useQuery } from '../../api/hooks/use-query.ts';
import { getInvestments } from '../../api/investments.ts';
import { getProjects } from '../../api/projects.ts';
import { getUserList } from '../../api/users.ts';
import { fold } from '../../lib/fold.ts';
import { shortMoney } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import * as text from '../../ui/Text.module.css';
import { Dialog, initialFocus } from '../kit/dialog/Dialog.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { stateWord } from '../kit/Status.tsx';
import { useGo } from '../navigation/use-navigation.ts';
import { NEW, type Path, pathTo } from '../paths.ts';
import { Key } from './Key.tsx';
import { railLinks } from './rail-links.ts';
import * as styles from './TopBar.module.css';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` is new at each render, and running again would navigate twice
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
        <Button variant="plain" size="small" onClick={onClose}>
          Close <Key name="Esc" />
        </Button>
      </div>
      <div ref={list} id={listId} role="listbox" aria-label="Results" className={styles.found}>
        {found.map((row, index) => (
          <Fragment key={`${row.href} ${row.label}`}>
            {row.group !== found[index - 1]?.group && (
              <div role="presentation" className={styles.note}>
                {row.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search field, which handles the keys for the marked option */}
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
      <p role="status" className={clsx(kit.said, styles.note)}>
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

/** Debounce of the server search, in ms. */
const SEARCH_DELAY_MS = 200;
const SEARCH_MIN_LETTERS = 2;
const RESULTS_MAX = 5;

interface Found {
  readonly group: string;
  readonly icon: IconName;
  readonly label: string;
  readonly note?: string;
  readonly href: Path;
  readonly isForSuperAdmins?: boolean;
}

const destinations: readonly Found[] = [
  ...railLinks.map((link) => ({ ...link, group: 'Screens' })),
  { group: 'Screens', icon: 'users', label: 'Profile', href: pathTo('profile') },
  { group: 'Actions', icon: 'bars', label: 'Review pending investments', href: pathTo('review') },
  ...(['project', 'category', 'notification', 'bankAccount', 'admin'] as const).map((name) => ({
    group: 'Actions',
    icon: 'add' as const,
    label: `New ${name === 'bankAccount' ? 'bank account' : name}`,
    href: pathTo(name, NEW),
    isForSuperAdmins: name === 'bankAccount' || name === 'admin',
  })),
];

/** Finds screens and actions by name at once, then users, investments and projects from the server. */
function usePaletteSearch(wanted: string, isSuperAdmin: boolean) {
  const near = destinations.filter(
    ({ label, isForSuperAdmins }) => (isSuperAdmin || !isForSuperAdmins) && fold(label).includes(fold(wanted)),
  );
  const { rows, isSearching, error } = useServerSearch(wanted);
  const found = [...near, ...rows];
  const isShort = wanted.length < SEARCH_MIN_LETTERS;
  const none = isShort ? 'Type 2 letters to search users, investments and projects.' : 'Nothing found.';
  const failure = error ? `Couldn't search. ${errorMessage(error)}` : found.length === 0 && none;
  const note = isSearching ? 'Searching…' : failure;
  return { found, isSearching, note };
}

function useServerSearch(wanted: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isShort = search.length < SEARCH_MIN_LETTERS;
  const first = isShort ? skipToken : { page: 1, limit: RESULTS_MAX, search };
  const users = useQuery(getUserList, first);
  const projects = useQuery(getProjects, first);
  const investments = useQuery(getInvestments, isShort ? skipToken : undefined);
  if (wanted.length < SEARCH_MIN_LETTERS) return { rows: [], isSearching: false };
  if (wanted !== search) return { rows: [], isSearching: true };
  const of = fold(wanted);
  const rows: Found[] = [
    ...(users.currentData?.rows ?? []).map(({ user_id, name, email }) => ({
      ...{ group: 'Users', icon: 'users' as const, label: name, note: email },
      href: pathTo('user', user_id),
    })),
    ...(investments.currentData ?? [])
      .filter(({ user_name, project_name }) => fold(`${user_name}\n${project_name}`).includes(of))
      .slice(0, RESULTS_MAX)
      .map(({ investment_id, amount, currency, user_name, project_name, status }) => ({
        ...{ group: 'Investments', icon: 'bars' as const },
        label: `${shortMoney(amount, currency)} from ${user_name} in ${project_name}`,
        note: stateWord(status),
        href: pathTo('review', { at: String(investment_id) }),
      })),
    ...(projects.currentData?.rows ?? []).map(({ project_id, title, status }) => ({
      ...{ group: 'Projects', icon: 'project' as const, label: title, note: stateWord(status) },
      href: pathTo('project', project_id),
    })),
  ];
  const all = [users, projects, investments];
  return {
    rows,
    isSearching: all.some(({ currentData, error }) => !currentData && !error),
    error: all.find(({ error }) => error)?.error,
  };
}
