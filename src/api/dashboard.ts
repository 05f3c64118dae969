import { dashboardCalls, type Figures, figures } from '../contract/dashboard.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import { type Query, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { tag } from './tags.ts';
import { readData } from './wire/decode.ts';
import { type Reader, readerOf, record } from './wire/readers.ts';

/** The figures that arrived, and in `more` numbers that the contract doesn't name. */
export interface DashboardFigures extends Figures {
  readonly more: Readonly<Record<string, number>>;
}

const readNamed = readerOf(figures);
const readFigures: Reader<DashboardFigures> = (value, where) => {
  const unnamed = Object.entries(record(value, where)).filter(([name]) => !Object.hasOwn(figures, name));
  const more = unnamed.filter((pair): pair is [string, number] => Number.isFinite(pair[1]));
  return { ...readNamed(value, where), more: Object.fromEntries(more) };
};

const about = { tags: () => [tag('Dashboard')], read: readData(readFigures) };

export const getDashboard: Query<undefined, DashboardFigures> = {
  ...query(dashboardCalls.getDashboard, about.tags),
  ...about,
};
export const getSuperDashboard: Query<undefined, DashboardFigures> = {
  ...query(dashboardCalls.getSuperDashboard, about.tags),
  ...about,
};
/** The figures by the call that the role may make. Source: specification §6. */
export const getOwnDashboard: Query<undefined, DashboardFigures> = {
  ...getDashboard,
  name: 'own dashboard',
  call: (args, role) => (role === SUPER_ADMIN ? getSuperDashboard : getDashboard).call(args, role),
};

export const useGetDashboardQuery = queryHook(getDashboard);
export const useGetSuperDashboardQuery = queryHook(getSuperDashboard);
export const useGetOwnDashboardQuery = queryHook(getOwnDashboard);
