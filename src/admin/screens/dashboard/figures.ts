import type { DashboardFigures } from '../../../api/dashboard.ts';
import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatNumber, shortMoney } from '../../../lib/format.ts';
import { humanize } from '../../../lib/humanize.ts';
import { fromMinorUnits, toMinorUnits } from '../../../lib/money.ts';
import { monthName, monthOf } from '../../../lib/months.ts';
import { type Path, pathTo } from '../../paths.ts';

const MONTHS = 6;

/** A figure of the newest month, the same for earlier months, and the list it counts. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  /** The change since the previous month, in words; `''` without one. */
  readonly change: string;
  readonly href: Path;
  readonly months: readonly number[];
}

/** Describes the difference of two amounts: `$15,050 less than October`. */
export function moneyChange(now: string, before: string, month: string): string {
  const units = (toMinorUnits(now) ?? 0n) - (toMinorUnits(before) ?? 0n);
  return changeOf(units, shortMoney(fromMinorUnits(units < 0n ? -units : units)), 'less', month);
}

function countChange(now: number, before: number, month: string): string {
  return changeOf(now - before, formatNumber(Math.abs(now - before)), 'fewer', month);
}

function changeOf(difference: number | bigint, text: string, less: string, month: string): string {
  return difference ? `${text} ${difference > 0 ? 'more' : less} than ${month}` : `Same as ${month}`;
}

/** Returns the newest month's tiles: approved investments from the server's figures, others from their list. */
export function tilesOf(all: readonly MonthlyInvestments[], investments: readonly Investment[] | undefined): Tile[] {
  const shown = all.slice(-MONTHS);
  const [newest, last] = shown.toReversed();
  if (!newest) return [];
  const { month } = newest;
  const tile = (label: string, months: readonly number[], filter: { status?: string }): Tile => {
    const [now = 0, before = 0] = months.toReversed();
    return {
      label: `${label} in ${monthName(month)}`,
      value: formatNumber(now),
      change: last ? countChange(now, before, monthName(last.month)) : '',
      href: pathTo('investments', { ...filter, month }),
      months,
    };
  };
  const countsOf = (counted: readonly Investment[]) => {
    const months = counted.map(({ created_at }) => monthOf(created_at));
    return shown.map((each) => months.filter((one) => one === each.month).length);
  };
  const approved = { status: 'approved' };
  const counts = shown.map(({ count }) => count);
  const means = shown.map(({ count, amount }) => (count > 0 ? Math.round(Number(amount) / count) : 0));
  const [mean = '0', lastMean = '0'] = means.toReversed().map(String);
  const rejected = investments?.filter(({ status }) => status === 'rejected');
  return [
    tile('Approved', counts, approved),
    {
      ...tile('', means, approved),
      label: 'Average investment',
      value: shortMoney(mean),
      change: last ? moneyChange(mean, lastMean, monthName(last.month)) : '',
    },
    ...(investments ? [tile('Submitted', countsOf(investments), {})] : []),
    ...(rejected ? [tile('Rejected', countsOf(rejected), { status: 'rejected' })] : []),
  ];
}

/** Returns the received counts and the lists they link to; an unknown count is labeled by its key. */
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
