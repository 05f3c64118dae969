import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { skipToken } from '../../api/hooks/use-query.ts';
import { useGetInvestmentsQuery } from '../../api/investments.ts';
import { useGetProjectsQuery } from '../../api/projects.ts';
import { useGetUserListQuery } from '../../api/users.ts';
import { fold } from '../../lib/fold.ts';
import { formatMoney } from '../../lib/format.ts';
import type { IconName } from '../kit/Icon.tsx';
import { stateWord } from '../kit/Status.tsx';
import { NEW, type Path, pathTo } from '../paths.ts';
import { railLinks } from './rail-links.ts';

/** Debounce of the server search, in ms. */
const SEARCH_DELAY_MS = 200;
const SEARCH_MIN_LETTERS = 2;
const RESULTS_MAX = 5;

export interface Found {
  readonly group: string;
  readonly icon: IconName;
  readonly label: string;
  readonly note?: string;
  readonly href: Path;
  readonly isForSuperAdmins?: boolean;
}

const places: readonly Found[] = [
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
export function usePaletteSearch(wanted: string, isSuperAdmin: boolean) {
  const near = places.filter(
    ({ label, isForSuperAdmins }) => (isSuperAdmin || !isForSuperAdmins) && fold(label).includes(fold(wanted)),
  );
  const { rows, isSearching, error } = useServerSearch(wanted);
  const found = [...near, ...rows];
  const isShort = wanted.length < SEARCH_MIN_LETTERS;
  const none = isShort ? 'Type 2 letters to search users, investments and projects.' : 'Nothing found.';
  const end = found.length === 0 ? none : '↑ ↓ to move, Enter to open, Esc to close';
  const note = isSearching ? 'Searching…' : error ? `Couldn't search. ${errorMessage(error)}` : end;
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
  const users = useGetUserListQuery(first);
  const projects = useGetProjectsQuery(first);
  const investments = useGetInvestmentsQuery(isShort ? skipToken : undefined);
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
        label: `${formatMoney(amount, currency)} from ${user_name} in ${project_name}`,
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
