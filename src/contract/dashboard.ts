import type { Endpoints } from './endpoint.ts';
import { investment } from './investments.ts';
import type { Shape, TypeOf } from './shape.ts';

/** The approved investments of one month. `month` is `YYYY-MM` in UTC. */
const monthlyInvestments = { month: 'text', count: 'number', amount: 'money' } as const satisfies Shape;

/** The dashboard's figures. `total_invested_amount` is the sum of approved investments. Missing figures are hidden. */
export const figures = {
  total_users: 'number?',
  active_users: 'number?',
  total_projects: 'number?',
  active_projects: 'number?',
  total_investments: 'number?',
  total_invested_amount: 'money?',
  pending_investments: 'number?',
  total_categories: 'number?',
  total_admins: 'number?',
  total_bank_accounts: 'number?',
  recent_investments: { listOf: investment, isOptional: true },
  monthly_investments: { listOf: monthlyInvestments, isOptional: true },
} as const satisfies Shape;

export interface Figures extends TypeOf<typeof figures> {}
export interface MonthlyInvestments extends TypeOf<typeof monthlyInvestments> {}

/** The dashboard's endpoint. Only `SU` gets the counts of admins and bank accounts. Source: specification §6, §7. */
export const dashboardEndpoints = {
  getDashboard: {
    method: 'GET',
    path: '/admin/dashboard-details',
    superPath: '/super-admin/dashboard-details',
    row: figures,
  },
} as const satisfies Endpoints;
