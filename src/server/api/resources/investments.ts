import { investmentCalls, investment as investmentShape, verdicts } from '../../../contract/investments.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { fromMinorUnits } from '../../../lib/money.ts';
import { type Row, requireRow, type Tables } from '../data/tables.ts';
import { type OwnTables, resource } from '../resource.ts';
import { drawPicture, writePdf } from '../seed/pictures.ts';
import type { Chance } from '../seed/random.ts';
import type { SeedTools } from '../seed/tools.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok } from '../wire/answers.ts';
import { conflict } from '../wire/failure.ts';
import { FieldReader } from '../wire/fields.ts';

const FIRST_INVESTMENTS = 432;
const FIRST_RECEIPTS = 4;
const paper = { red: 214, green: 206, blue: 188 };

/** Names are kept with the row, so that a deleted user or project does not change what was invested. */
const investmentRow = {
  ...investmentShape,
  receipt: 'text|null',
} as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    investments: WireOf<typeof investmentRow>[];
  }
}

const ownTables: OwnTables = {
  investments: { row: investmentRow, first: makeInvestments },
};

export const investments = resource(investmentCalls, ownTables, {
  getInvestments(_call, services) {
    const all = newestFirst(services.tables.investments).map((row) => toInvestment(row, services));
    return ok('All investments.', all);
  },

  decideInvestment(call, services) {
    const read = new FieldReader(call.fields);
    const id = read.id('investment_id');
    const status = read.oneOf('status', verdicts);
    const reason = read.optionalText('reason', maxLengths.reason);
    read.check();
    const investment = requireRow(services.tables.investments, 'investment_id', id);
    if (investment.status !== 'pending') throw conflict(`This investment is ${investment.status} already.`);
    Object.assign(investment, { status, reason, decided_at: new Date(services.now()).toISOString() });
    return ok(
      status === 'approved' ? 'Investment approved.' : 'Investment rejected.',
      toInvestment(investment, services),
    );
  },
});

export function toInvestment(row: Row<'investments'>, { urlOf }: Services): WireOf<typeof investmentShape> {
  const { receipt, ...rest } = row;
  return { ...rest, receipt_url: receipt === null ? null : urlOf(receipt) };
}

/** Spread over the last year; older ones are decided, only those of the last weeks may still be pending. */
function makeInvestments(tools: SeedTools, { users, projects }: Tables): Row<'investments'>[] {
  const { chance, id, daysAgo } = tools;
  const receipts = Array.from({ length: FIRST_RECEIPTS }, (_, index) => makeReceipt(tools, index));
  const open = projects.filter(({ status }) => status !== 'draft');
  return Array.from({ length: FIRST_INVESTMENTS }, (_, index) => {
    const age = ((FIRST_INVESTMENTS - index) * 345) / FIRST_INVESTMENTS;
    const createdAt = daysAgo(age);
    const [user, project] = [pickOlder(chance, users, createdAt), pickOlder(chance, open, createdAt)];
    const isPending = age < 45 && chance.happens(0.55);
    const isRejected = !isPending && chance.happens(0.12);
    return {
      investment_id: id(),
      user_id: user?.user_id ?? 0,
      user_name: user?.name ?? '',
      project_id: project?.project_id ?? 0,
      project_name: project?.title ?? '',
      amount: fromMinorUnits(BigInt(chance.integer(5, 400) * 5000)),
      currency: 'USD',
      status: isPending ? 'pending' : isRejected ? 'rejected' : 'approved',
      receipt: chance.happens(0.7) ? (receipts[chance.integer(0, receipts.length - 1)] ?? null) : null,
      reason: isRejected ? 'The payment did not arrive.' : null,
      created_at: createdAt,
      decided_at: isPending ? null : daysAgo(Math.max(0, age - chance.integer(1, 6))),
    };
  });
}

/** Half of them photographed, half of them as the bank sent them. */
function makeReceipt({ file }: SeedTools, index: number): string {
  if (index % 2) return file(drawPicture(paper, index), 'png', null);
  return file(writePdf(`Receipt ${index + 1}, for demonstration`), 'pdf', `Receipt ${index + 1}.pdf`);
}

/** A row that was there by then. */
function pickOlder<Row extends { created_at: string }>(chance: Chance, rows: readonly Row[], moment: string) {
  const older = rows.filter(({ created_at }) => created_at < moment);
  return older[chance.integer(0, older.length - 1)];
}
