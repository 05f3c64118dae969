import { type KeyboardEvent, useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useGetProjectsQuery } from '../../api/projects.ts';
import { useGetUserListQuery } from '../../api/users.ts';
import { TextField } from '../../ui/Field.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import * as text from '../../ui/Text.module.css';
import { NoticeDialog } from '../kit/dialog/ConfirmDialog.tsx';
import { Dialog, initialFocus } from '../kit/dialog/Dialog.tsx';
import { Facts } from '../kit/Facts.tsx';
import { Link } from '../navigation/Link.tsx';
import { NEW, pathTo } from '../paths.ts';
import * as styles from './Palette.module.css';
import { goLetters, railLinks } from './rail-links.ts';

/** The pause after the last key before users and projects are searched, in ms. */
const SEARCH_DELAY_MS = 200;
const SEARCH_MIN_LETTERS = 2;
const SEARCHING = 'Searching…';

const actions = [
  { label: 'Review pending investments', href: pathTo('review') },
  { label: 'New project', href: pathTo('project', NEW) },
  { label: 'New category', href: pathTo('category', NEW) },
  { label: 'New notification', href: pathTo('notification', NEW) },
  { label: 'New bank account', href: pathTo('bankAccount', NEW), isForSuperAdmins: true },
  { label: 'New admin', href: pathTo('admin', NEW), isForSuperAdmins: true },
  { label: 'Your profile', href: pathTo('profile') },
];

interface PaletteProps {
  isSuperAdmin: boolean;
  /** Typed before it was here. */
  early: string;
  onClose: () => void;
}

/** Goes anywhere by a few letters: screens, actions, users and projects. */
export function Palette({ isSuperAdmin, early, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(early);
  const wanted = typed.trim().toLowerCase();
  const places = [...railLinks, ...actions].filter(
    ({ label, isForSuperAdmins }) => (isSuperAdmin || !isForSuperAdmins) && label.toLowerCase().includes(wanted),
  );
  const search = useSearch(wanted);
  const found = [...places, ...search.found];
  const nothing = wanted.length < SEARCH_MIN_LETTERS ? 'Users and projects need another letter.' : 'Nothing found.';
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if ((by === undefined && !isEnter) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (isEnter) stops[1]?.click();
    else stops[(stops.indexOf(event.target as HTMLElement) + (by ?? 0) + stops.length) % stops.length]?.focus();
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the links within */}
      <div className={styles.palette} onKeyDown={onKey}>
        <TextField
          label="Screen, action, user or project"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...initialFocus}
        />
        <ul className={styles.found} aria-label="Places">
          {found.map(({ label, href }) => (
            <li key={`${href} ${label}`}>
              <Link className={styles.place} href={href} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p role="status" className={text.note}>
          {search.note ?? (found.length === 0 ? nothing : 'Arrow keys choose, Enter goes, Escape closes.')}
        </p>
      </div>
    </Dialog>
  );
}

/** The users and projects that the server finds for just what is typed, a few of each; and a note until both have answered. */
function useSearch(wanted: string) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const options = { skip: search.length < SEARCH_MIN_LETTERS };
  const users = useGetUserListQuery({ page: 1, limit: 5, search }, options);
  const projects = useGetProjectsQuery({ page: 1, limit: 5, search }, options);
  if (wanted.length < SEARCH_MIN_LETTERS) return { found: [] };
  if (wanted !== search) return { found: [], note: SEARCHING };
  const isUnderWay = [users, projects].some(({ currentData, error }) => !currentData && !error);
  const error = users.error ?? projects.error;
  const failure = error && `The search failed. ${errorMessage(error)}`;
  return {
    found: [
      ...(users.currentData?.rows ?? []).map(({ user_id, name, email }) => ({
        label: `${name}, ${email}`,
        href: pathTo('user', user_id),
      })),
      ...(projects.currentData?.rows ?? []).map(({ project_id, title }) => ({
        label: title,
        href: pathTo('project', project_id),
      })),
    ],
    note: isUnderWay ? SEARCHING : failure,
  };
}

/** The list of the console's keys. */
export function KeyList({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const letters = Object.entries(goLetters).map(
    ([letter, { label }]) => [`G, ${letter.toUpperCase()}`, label] as const,
  );
  return (
    <NoticeDialog title="Keys" onClose={onClose}>
      <Facts
        facts={[
          ['Ctrl+K', 'Go anywhere'],
          ['/', 'Search this list'],
          ['Ctrl+S', 'Save this form'],
          ['?', 'These keys'],
          ...letters,
        ]}
      />
    </NoticeDialog>
  );
}
