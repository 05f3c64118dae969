import type { DashboardFigures } from '../../../api/dashboard.ts';
import type { MonthlyInvestments } from '../../../contract/dashboard.ts';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatMoney, formatNumber, moneyFormat } from '../../../lib/format.ts';
import { humanize } from '../../../lib/humanize.ts';
import { fromMinorUnits, sumMoney, toMinorUnits } from '../../../lib/money.ts';
import { type Path, pathTo } from '../../paths.ts';
import { monthName, monthOf } from './chart.ts';

/** Tiles show this many months. */
const MONTHS = 6;

/** A figure of the newest month, the same for earlier months, and the list it counts. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  /** The change since the previous month, in words. */
  readonly change: string | undefined;
  readonly href: Path;
  /** Oldest first. */
  readonly months: readonly number[];
}

/** Describes the difference of two amounts: `$15,050 less than October`. */
export function moneyChange(now: string, before: string, month: string): string {
  const [units, others] = [toMinorUnits(now) ?? 0n, toMinorUnits(before) ?? 0n];
  if (units === others) return `The same as ${month}`;
  const difference = fromMinorUnits(units > others ? units - others : others - units);
  return `${moneyFormat([difference])(difference)} ${units > others ? 'more' : 'less'} than ${month}`;
}

function countChange(now: number, before: number, month: string): string {
  if (now === before) return `The same as ${month}`;
  return `${formatNumber(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than ${month}`;
}

/** Returns the newest month's tiles: approved investments from the server's figures, others from their list. */
export function tilesOf(all: readonly MonthlyInvestments[], investments: readonly Investment[] | undefined): Tile[] {
  const shown = all.slice(-MONTHS);
  const newest = shown.at(-1);
  if (!newest) return [];
  const { month } = newest;
  const [now, before] = [monthName(month), monthName(shown.at(-2)?.month ?? '')];
  const means = shown.map(({ count, amount }) => (count > 0 ? Math.round(Number(amount) / count) : 0));
  const counted = (label: string, counts: readonly number[], filter: Readonly<Record<string, string>>): Tile => ({
    label: `${label} in ${now}`,
    value: formatNumber(counts.at(-1) ?? 0),
    change: before && countChange(counts.at(-1) ?? 0, counts.at(-2) ?? 0, before),
    href: pathTo('investments', { ...filter, month }),
    months: counts,
  });
  const countsOf = (isIt: (investment: Investment) => boolean) => {
    const months = (investments ?? []).filter(isIt).map(({ created_at }) => monthOf(created_at));
    return shown.map((each) => months.filter((one) => one === each.month).length);
  };
  const mean = String(means.at(-1) ?? 0);
  return [
    counted(
      'Approved',
      shown.map(({ count }) => count),
      { status: 'approved' },
    ),
    {
      label: 'Average investment',
      value: moneyFormat([mean])(mean),
      change: before && moneyChange(mean, String(means.at(-2) ?? 0), before),
      href: pathTo('investments', { status: 'approved', month }),
      months: means,
    },
    ...(investments
      ? [
          counted(
            'Submitted',
            countsOf(() => true),
            {},
          ),
          counted(
            'Rejected',
            countsOf(({ status }) => status === 'rejected'),
            { status: 'rejected' },
          ),
        ]
      : []),
  ];
}

/** A count, and the list it links to. */
export interface Noun {
  readonly text: string;
  readonly href?: Path;
}

/** Returns the received counts; an unknown one is labeled by its key. */
export function nounsOf(figures: DashboardFigures): Noun[] {
  const { total_invested_amount: invested } = figures;
  const counted = (count: number | undefined, words: readonly [string, string], href: Path): Noun[] =>
    count === undefined ? [] : [{ text: countOf(count, words), href }];
  return [
    ...counted(figures.total_users, ['user', 'users'], pathTo('users')),
    ...counted(figures.active_users, ['active user', 'active users'], pathTo('users', { status: 'active' })),
    ...counted(figures.total_projects, ['project', 'projects'], pathTo('projects')),
    ...counted(
      figures.active_projects,
      ['active project', 'active projects'],
      pathTo('projects', { status: 'active' }),
    ),
    ...counted(figures.total_investments, ['investment', 'investments'], pathTo('investments')),
    ...(invested === undefined
      ? []
      : [
          {
            text: `${moneyFormat([invested])(invested)} approved`,
            href: pathTo('investments', { status: 'approved' }),
          },
        ]),
    ...counted(figures.total_categories, ['category', 'categories'], pathTo('categories')),
    ...counted(figures.total_bank_accounts, ['bank account', 'bank accounts'], pathTo('bankAccounts')),
    ...counted(figures.total_admins, ['admin', 'admins'], pathTo('admins')),
    ...Object.entries(figures.more).map(([key, value]) => ({ text: `${humanize(key)}: ${formatNumber(value)}` })),
  ];
}

/** Returns the sum of the pending investments, and the oldest ones. */
export function pendingOf(investments: readonly Investment[], shown: number) {
  const pending = investments.filter(({ status }) => status === 'pending');
  const oldest = pending.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  const { totals } = sumMoney(pending);
  const sum = totals.map(({ amount, currency }) => formatMoney(amount, currency).replace(/\.00$/, '')).join(' + ');
  return { sum, oldest: oldest.slice(0, shown) };
}
