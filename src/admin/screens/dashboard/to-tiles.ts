import type { DashboardFigures } from '../../../api/dashboard.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { humanize } from '../../../lib/humanize.ts';
import { type Path, pathTo } from '../../paths.ts';

/** One figure, and the list that it counts where there is one. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly href?: Path;
}

type FigureName = Exclude<keyof DashboardFigures, 'more' | 'recent_investments' | 'monthly_investments'>;

const lists: Readonly<Record<FigureName, readonly [label: string, href: Path]>> = {
  pending_investments: ['Pending investments', pathTo('investments', { status: 'pending' })],
  total_invested_amount: ['Invested', pathTo('investments', { status: 'approved' })],
  total_investments: ['Investments', pathTo('investments')],
  total_users: ['Users', pathTo('users')],
  active_users: ['Active users', pathTo('users', { status: 'active' })],
  total_projects: ['Projects', pathTo('projects')],
  active_projects: ['Active projects', pathTo('projects', { status: 'active' })],
  total_categories: ['Categories', pathTo('categories')],
  total_admins: ['Admins', pathTo('admins')],
  total_bank_accounts: ['Bank accounts', pathTo('bankAccounts')],
};

/** The tiles of the figures that arrived: what is missing has none, what has no name here is named after its key. */
export function toTiles(figures: DashboardFigures): readonly Tile[] {
  const named = (Object.keys(lists) as FigureName[]).flatMap((name): Tile[] => {
    const value = figures[name];
    if (value === undefined) return [];
    const [label, href] = lists[name];
    return [{ label, href, value: typeof value === 'number' ? formatNumber(value) : formatMoney(value) }];
  });
  const others = Object.entries(figures.more).map(([key, value]) => ({
    label: humanize(key),
    value: formatNumber(value),
  }));
  return [...named, ...others];
}
