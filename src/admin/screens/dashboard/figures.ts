import type { DashboardFigures } from '../../../api/dashboard.ts';
import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatNumber, shortMoney } from '../../../lib/format.ts';
import { humanize } from '../../../lib/humanize.ts';
import { monthName, monthOf } from '../../../lib/months.ts';
import { type Path, pathTo } from '../../paths.ts';

const MONTHS = 6;

/** A figure of the newest month, its values in the last months, and the path of the list with the counted rows. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  /** The change since the previous month, in words; `''` if there is no previous month. */
  readonly change: string;
  readonly href: Path;
  readonly months: readonly number[];
}

/** Describes a change since an earlier month: `$15,050 less than October`, `5 fewer than October`. */
export function changeOf(now: number, before: number, month: string, isMoney = false): string {
  const difference = Math.abs(now - before);
  if (difference === 0) return `Same as ${month}`;
  const text = isMoney ? shortMoney(difference.toFixed(2)) : formatNumber(difference);
  return `${text} ${now > before ? 'more' : isMoney ? 'less' : 'fewer'} than ${month}`;
}

/** Returns the newest month's tiles: approved investments from the server's figures, others counted from the list. */
export function tilesOf(all: readonly MonthlyInvestments[], investments: readonly Investment[] | undefined): Tile[] {
  const shown = all.slice(-MONTHS);
  const [newest, last] = shown.toReversed();
  if (!newest) return [];
  const { month } = newest;
  const tile = (label: string, months: readonly number[], status?: Investment['status'], isMoney = false): Tile => {
    const [now = 0, before = 0] = months.toReversed();
    return {
      label,
      value: isMoney ? shortMoney(String(now)) : formatNumber(now),
      change: last ? changeOf(now, before, monthName(last.month), isMoney) : '',
      href: pathTo('investments', { ...(status && { status }), month }),
      months,
    };
  };
  const counts = shown.map(({ count }) => count);
  const means = shown.map(({ count, amount }) => (count > 0 ? Math.round(Number(amount) / count) : 0));
  const inMonth = `in ${monthName(month)}`;
  const tiles = [tile(`Approved ${inMonth}`, counts, 'approved'), tile('Average investment', means, 'approved', true)];
  if (!investments) return tiles;
  const countsOf = (wanted?: Investment['status']) => {
    const listed = investments.filter(({ status }) => !wanted || status === wanted);
    const months = listed.map(({ created_at }) => monthOf(created_at));
    return shown.map((each) => months.filter((one) => one === each.month).length);
  };
  const submitted = tile(`Submitted ${inMonth}`, countsOf());
  return [...tiles, submitted, tile(`Rejected ${inMonth}`, countsOf('rejected'), 'rejected')];
}

/** Returns the received figures as text, with paths of their lists. The label of an unknown figure is its key. */
export function nounsOf(figures: DashboardFigures): { text: string; href?: Path }[] {
  const known = [
    [figures.total_users, ['user', 'users'], pathTo('users')],
    [figures.active_users, ['active user', 'active users'], pathTo('users', { status: 'active' })],
    [figures.total_projects, ['project', 'projects'], pathTo('projects')],
    [figures.active_projects, ['active project', 'active projects'], pathTo('projects', { status: 'active' })],
    [figures.total_investments, ['investment', 'investments'], pathTo('investments')],
    [figures.total_invested_amount, ['approved', ''], pathTo('investments', { status: 'approved' })],
    [figures.total_categories, ['category', 'categories'], pathTo('categories')],
    [figures.total_bank_accounts, ['bank account', 'bank accounts'], pathTo('bankAccounts')],
    [figures.total_admins, ['admin', 'admins'], pathTo('admins')],
  ] as const;
  return [
    ...known.flatMap(([value, words, href]) => {
      if (value === undefined) return [];
      return { text: typeof value === 'string' ? `${shortMoney(value)} ${words[0]}` : countOf(value, words), href };
    }),
    ...Object.entries(figures.more).map(([key, value]) => ({ text: `${humanize(key)}: ${formatNumber(value)}` })),
  ];
}
