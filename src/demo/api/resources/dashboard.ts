import { dashboardEndpoints, type figures, type MonthlyInvestments } from '../../../contract/dashboard.ts';
import { SUPER_ADMIN } from '../../../contract/session.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { type Row, sumAmounts } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { newestFirst, ok } from '../wire/responses.ts';
import { toInvestment } from './investments.ts';

const RECENT = 5;
const MONTHS = 12;

export const dashboard = resource(dashboardEndpoints, {
  getDashboard(request, services) {
    const { admins, bank_accounts } = services.tables;
    const isSuper = request.actor().role === SUPER_ADMIN;
    const figures = isSuper && { total_admins: admins.length, total_bank_accounts: bank_accounts.length };
    return ok('The dashboard figures.', { ...toDashboard(services), ...figures });
  },
});

function toDashboard(services: Services): WireOf<typeof figures> {
  const { users, projects, investments, categories } = services.tables;
  const approved = investments.filter(({ status }) => status === 'approved');
  return {
    total_users: users.length,
    active_users: users.filter(({ status }) => status === 'active').length,
    total_projects: projects.length,
    active_projects: projects.filter(({ status }) => status === 'active').length,
    total_investments: investments.length,
    total_invested_amount: sumAmounts(approved),
    pending_investments: investments.filter(({ status }) => status === 'pending').length,
    total_categories: categories.length,
    recent_investments: newestFirst(investments)
      .slice(0, RECENT)
      .map((row) => toInvestment(row, services)),
    monthly_investments: toMonths(approved, services.now()),
  };
}

/** Returns a row for each of the last twelve months, oldest first. Includes the current month, and empty months. */
function toMonths(approved: readonly Row<'investments'>[], nowMs: number): MonthlyInvestments[] {
  const now = new Date(nowMs);
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index)));
    const month = first.toISOString().slice(0, 7);
    const rows = approved.filter(({ created_at }) => created_at.startsWith(month));
    return { month, count: rows.length, amount: sumAmounts(rows) };
  });
}
