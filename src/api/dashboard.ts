import { dashboardEndpoints, type Figures, figures } from '../contract/dashboard.ts';
import { type Query, query } from './endpoint.ts';
import { tag } from './tags.ts';
import { readResponse } from './wire/decode.ts';

/** The dashboard's figures; `more` holds numbers that the contract doesn't name. */
export interface DashboardFigures extends Figures {
  readonly more: Readonly<Record<string, number>>;
}

const readNamed = readResponse(dashboardEndpoints.getDashboard);

export const getDashboard: Query<undefined, DashboardFigures> = {
  ...query(dashboardEndpoints.getDashboard, () => [tag(figures)]),
  read: (body) => ({ ...readNamed(body), more: unnamedOf(Object(body).data) }),
};

function unnamedOf(data: object): DashboardFigures['more'] {
  const unnamed = Object.entries(data).filter(([name]) => !Object.hasOwn(figures, name));
  return Object.fromEntries(unnamed.filter((pair): pair is [string, number] => Number.isFinite(pair[1])));
}
