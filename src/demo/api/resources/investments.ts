import { investmentEndpoints, type investment as investmentShape } from '../../../contract/investments.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { type Row, requireRow } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { conflict } from '../wire/failure.ts';
import { newestFirst, ok } from '../wire/responses.ts';
import { readValues } from '../wire/values.ts';

export const investments = resource(investmentEndpoints, {
  getInvestments(_call, services) {
    const all = newestFirst(services.tables.investments).map((row) => toInvestment(row, services));
    return ok('All investments.', all);
  },

  decideInvestment(request, services) {
    const { investment_id, ...decision } = readValues(investmentEndpoints.decideInvestment.json, request.fields);
    const investment = requireRow(services.tables.investments, 'investment_id', investment_id);
    if (investment.status !== 'pending') throw conflict(`This investment has already been ${investment.status}.`);
    Object.assign(investment, decision, { decided_at: new Date(services.now()).toISOString() });
    return ok(
      decision.status === 'approved' ? 'Investment approved.' : 'Investment rejected.',
      toInvestment(investment, services),
    );
  },
});

export function toInvestment(row: Row<'investments'>, { urlOf }: Services): WireOf<typeof investmentShape> {
  const { receipt, ...rest } = row;
  return { ...rest, receipt_url: receipt === null ? null : urlOf(receipt) };
}
