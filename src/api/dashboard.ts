import { dashboardCalls, type Figures, figures } from '../contract/dashboard.ts';
import { type Query, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { tag } from './tags.ts';
import { readData } from './wire/decode.ts';
import { readerOf, record } from './wire/readers.ts';

/** The figures that arrived, and in `more` numbers that the contract doesn't name. */
export interface DashboardFigures extends Figures {
  readonly more: Readonly<Record<string, number>>;
}

const readNamed = readerOf(figures);

export const getDashboard: Query<undefined, DashboardFigures> = {
  ...query(dashboardCalls.getDashboard, () => [tag(figures)]),
  read: readData((value, where) => {
    const unnamed = Object.entries(record(value, where)).filter(([name]) => !Object.hasOwn(figures, name));
    const more = unnamed.filter((pair): pair is [string, number] => Number.isFinite(pair[1]));
    return { ...readNamed(value, where), more: Object.fromEntries(more) };
  }),
};

export const useGetDashboardQuery = queryHook(getDashboard);
