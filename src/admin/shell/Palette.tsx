import clsx from 'clsx';
import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { errorMessage } from '../../api/error-message.ts';
import { skipToken, useQuery } from '../../api/hooks/use-query.ts';
import { getInvestments } from '../../api/investments.ts';
import { getProjects } from '../../api/projects.ts';
import { getUserList } from '../../api/users.ts';
import type { Investment } from '../../contract/investments.ts';
import { fold } from '../../lib/fold.ts';
import { shortMoney } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import * as text from '../../ui/Text.module.css';
import { Dialog, initialFocus } from '../kit/dialog/Dialog.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import * as kit from '../kit/Kit.module.css';
import { stateWord } from '../kit/Status.tsx';
import { Key } from '../kit/screen/Key.tsx';
import { NEW, type Path, pathTo, type RouteName } from '../paths.ts';
import { mayOpen, railGroups } from '../routes.ts';
import { partyOf } from '../screens/investments/investment-fields.tsx';
import * as styles from './TopBar.module.css';

/** Command palette for screens, actions, users, investments and projects. Enter opens the marked row. */
export function Palette({ role, onClose }: { role: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  /** True if Enter was pressed while results were loading. The first result then opens automatically. */
  const [isWaiting, setIsWaiting] = useState(false);
  const listId = useId();
  const [, go] = useLocation();
  const { found, note, isSearching } = usePaletteSearch(typed.trim(), role);
  const at = Math.min(marked, found.length - 1);
  const take = ({ href }: Found) => {
    setIsWaiting(false);
    onClose();
    go(href);
  };
  const takeFirst = useEffectEvent(() => found[0] && take(found[0]));
  const hasArrived = isWaiting && found.length > 0;
  useEffect(() => {
    if (hasArrived) takeFirst();
  }, [hasArrived]);
  const change = (value: string) => {
    setTyped(value);
    setMarked(0);
    setIsWaiting(false);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // A repeated Enter is still the one that opened the palette.
    const isEnter = event.key === 'Enter' && !event.repeat;
    if ((by === undefined && !isEnter) || isComposing(event.nativeEvent)) return;
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
      <div id={listId} role="listbox" aria-label="Results" className={styles.found}>
        {found.map((row, index) => (
          <Fragment key={`${row.href} ${row.label}`}>
            {row.group !== found[index - 1]?.group && (
              <div role="presentation" className={clsx(text.mute, styles.note)}>
                {row.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search field, which handles the keys for the marked option */}
            <div
              role="option"
              id={`${listId}-${index}`}
              ref={index === at ? scrollIntoView : undefined}
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
      <LiveRegion className={clsx(kit.said, text.mute, styles.note)}>{note}</LiveRegion>
    </Dialog>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
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
}

const destinations: readonly (Found & { readonly name: RouteName })[] = [
  ...railGroups.flat().map((link) => ({ ...link, group: 'Screens', href: pathTo(link.name) })),
  { name: 'profile', group: 'Screens', icon: 'person', label: 'Profile', href: pathTo('profile') },
  { name: 'review', group: 'Actions', icon: 'bars', label: 'Review pending investments', href: pathTo('review') },
  ...(['project', 'category', 'notification', 'bankAccount', 'admin'] as const).map((name) => ({
    name,
    group: 'Actions',
    icon: 'add' as const,
    label: `New ${name === 'bankAccount' ? 'bank account' : name}`,
    href: pathTo(name, NEW),
  })),
];

/** Returns screens and actions at once, then users, investments and projects from the server. */
function usePaletteSearch(wanted: string, role: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isLong = (text: string) => text.length >= SEARCH_MIN_LETTERS;
  const firstPage = isLong(search) ? { page: 1, limit: RESULTS_MAX, search } : skipToken;
  const users = useQuery(getUserList, firstPage);
  const projects = useQuery(getProjects, firstPage);
  const investments = useQuery(getInvestments, isLong(search) ? undefined : skipToken);

  const all = [users, investments, projects];
  const isCurrent = isLong(wanted) && wanted === search;
  const isSearching = isLong(wanted) && !(isCurrent && all.every(({ currentData, error }) => currentData || error));
  const error = isCurrent ? all.find((query) => query.error)?.error : undefined;
  const found: Found[] = destinations.filter(
    ({ name, label }) => mayOpen(name, role) && fold(label).includes(fold(wanted)),
  );
  if (isCurrent) {
    for (const { user_id, name, email } of users.currentData?.rows ?? [])
      found.push({ group: 'Users', icon: 'users', label: name, note: email, href: pathTo('user', user_id) });
    found.push(...investmentsWith(wanted, investments.currentData ?? []));
    for (const { project_id, title, status } of projects.currentData?.rows ?? []) {
      const href = pathTo('project', project_id);
      found.push({ group: 'Projects', icon: 'project', label: title, note: stateWord(status), href });
    }
  }
  const none = isLong(wanted) ? 'Nothing found.' : 'Type at least 2 letters to search users, investments and projects.';
  const failure = error ? `Couldn't search. ${errorMessage(error)}` : found.length === 0 && none;
  return { found, isSearching, note: isSearching ? 'Searching…' : failure };
}

function investmentsWith(wanted: string, investments: readonly Investment[]): readonly Found[] {
  const names = (each: Investment) => fold(`${partyOf(each, 'user')}\n${partyOf(each, 'project')}`);
  const matching = investments.filter((each) => names(each).includes(fold(wanted))).slice(0, RESULTS_MAX);
  return matching.map((each) => ({
    group: 'Investments',
    icon: 'bars',
    label: `${shortMoney(each.amount, each.currency)} from ${partyOf(each, 'user')}`,
    note: `${partyOf(each, 'project')}, ${each.status}`,
    href: pathTo('review', { at: String(each.investment_id) }),
  }));
}
