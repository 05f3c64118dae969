import { type investment, investmentCalls, verdicts } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { WireOf } from '../../../contract/shape.ts';
import { requireRow } from '../data/rows.ts';
import type { InvestmentRow } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok } from '../wire/answers.ts';
import { conflict } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

export const investments = resource(investmentCalls, {
  getInvestments(_call, services) {
    const sorted = newestFirst(services.tables.investments);
    return ok(
      'All investments.',
      sorted.map((investment) => toInvestment(investment, services)),
    );
  },

  decideInvestment(call, services) {
    const read = new FieldReader(call.fields);
    const id = read.id('investment_id');
    const status = read.oneOf('status', verdicts);
    const reason = read.optionalText('reason', maxLengths.reason);
    read.check();
    const investment = requireRow(services.tables.investments, 'investment_id', id, 'investment');
    if (investment.status !== 'pending') throw conflict(`This investment is ${investment.status} already.`);
    Object.assign(investment, { status, reason, decided_at: new Date(services.now()).toISOString() });
    return ok(
      status === 'approved' ? 'Investment approved.' : 'Investment rejected.',
      toInvestment(investment, services),
    );
  },
});

export function toInvestment(row: InvestmentRow, { urlOf }: Services): WireOf<typeof investment> {
  const { receipt, ...rest } = row;
  return { ...rest, receipt_url: receipt === null ? null : urlOf(receipt) };
}
