import type { dashboardEndpoints, MonthlyInvestments } from '../../../contract/dashboard.ts';
import { investment } from '../../../contract/investments.ts';
import { SUPER_ADMIN } from '../../../contract/session.ts';
import { type Row, rowsOf } from '../data/tables.ts';
import { sumAmounts } from '../rules.ts';
import type { HandlersOf } from '../services.ts';
import { sortedRows, toWire } from '../table-server.ts';
import { ok } from '../wire/responses.ts';

const RECENT = 5;
const MONTHS = 12;

export const dashboard: HandlersOf<typeof dashboardEndpoints> = {
  getDashboard(request, services) {
    const { tables } = services;
    const count = (table: string, status?: string) =>
      rowsOf(tables, table).filter((row) => !status || row.status === status).length;
    const approved = tables.investments.filter(({ status }) => status === 'approved');
    const recent = sortedRows('investments', services).slice(0, RECENT);
    const isSuper = request.actor().role === SUPER_ADMIN;
    return ok('Found.', {
      total_users: count('users'),
      active_users: count('users', 'active'),
      total_projects: count('projects'),
      active_projects: count('projects', 'active'),
      total_investments: count('investments'),
      total_invested_amount: sumAmounts(approved),
      pending_investments: count('investments', 'pending'),
      total_categories: count('categories'),
      recent_investments: recent.map((row) => toWire('investments', investment, row, services)),
      monthly_investments: toMonths(approved, services.now()),
      ...(isSuper && { total_admins: count('admins'), total_bank_accounts: count('bank_accounts') }),
    });
  },
};

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
