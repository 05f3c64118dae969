import { investmentCalls, investment as investmentShape, verdicts } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { type Row, rowOf } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { conflict } from '../wire/failure.ts';
import { id, oneOf, optional, readFields, text } from '../wire/fields.ts';
import { newestFirst, ok } from '../wire/responses.ts';

/** Holds copies of names, so that deleting a user or project does not change past investments. */
const investmentRow = {
  ...investmentShape,
  receipt: 'text|null',
} as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    investments: WireOf<typeof investmentRow>[];
  }
}

const fields = { status: oneOf(verdicts), reason: optional(text(maxLengths.reason)) };

export const investments = resource(
  investmentCalls,
  { investments: investmentRow },
  {
    getInvestments(_call, services) {
      const all = newestFirst(services.tables.investments).map((row) => toInvestment(row, services));
      return ok('All investments.', all);
    },

    decideInvestment(call, services) {
      const { status, reason } = readFields(call.fields, { investment_id: id, ...fields });
      const investment = rowOf(call.fields, services.tables.investments, 'investment_id');
      if (investment.status !== 'pending') throw conflict(`This investment has already been ${investment.status}.`);
      Object.assign(investment, { status, reason, decided_at: new Date(services.now()).toISOString() });
      return ok(
        status === 'approved' ? 'Investment approved.' : 'Investment rejected.',
        toInvestment(investment, services),
      );
    },
  },
);

export function toInvestment(row: Row<'investments'>, { urlOf }: Services): WireOf<typeof investmentShape> {
  const { receipt, ...rest } = row;
  return { ...rest, receipt_url: receipt === null ? null : urlOf(receipt) };
}
