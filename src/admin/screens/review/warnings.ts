import type { Investment } from '../../../contract/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import type { UserDetail } from '../../../contract/users.ts';
import { formatDay, shortMoney } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';

export const reasons = {
  payment: "The payment didn't arrive.",
  receipt: "The receipt doesn't match this payment.",
  noReceipt: "There's no receipt.",
  kyc: "The identity check isn't complete.",
  project: "The project isn't open for investments.",
} as const;

/** A reason against approval. `reason` is the suggested text of a rejection. */
export interface Warning {
  readonly title: string;
  readonly text: string;
  readonly reason: string | undefined;
}

/** The data to check before a decision. Parts that failed to load are `undefined`, deleted ones are `null`. */
export interface Checked {
  readonly investment: Investment;
  readonly user: UserDetail | null | undefined;
  readonly project: Project | null | undefined;
}

/** Returns the raised amount plus an investment; `undefined` if currencies differ or an amount is invalid. */
export function raisedWith({ raised_amount: amount = '0' }: Project, investment: Investment): string | undefined {
  const { totals, unread } = sumMoney([{ amount }, investment]);
  return totals.length === 1 && unread === 0 ? totals[0]?.amount : undefined;
}

/** Returns the reasons against approving an investment, most serious first. */
export function warningsOf({ investment, user, project }: Checked): readonly Warning[] {
  const { kyc_status: kyc } = user ?? {};
  const { status, end_date: end } = project ?? {};
  const over = project ? Number(raisedWith(project, investment)) - Number(project.target_amount) : 0;
  const closed = end ? `Its end date is ${formatDay(end)}.` : 'It no longer accepts investments.';
  const all: readonly (readonly [isTrue: boolean, title: string, text: string, reason?: string])[] = [
    [user === null, 'User deleted', 'The account no longer exists.'],
    [user === undefined, "Couldn't load the user", 'KYC and account status are unknown.'],
    [kyc === 'rejected', 'KYC rejected', "The identity check didn't pass.", reasons.kyc],
    [kyc === 'pending', 'KYC pending', reasons.kyc, reasons.kyc],
    [user?.status === 'inactive', 'Account inactive', 'Someone deactivated it. Check why before you approve.'],
    [project === null, 'Project deleted', 'It no longer exists.', reasons.project],
    [project === undefined, "Couldn't load the project", 'Its status and target are unknown.'],
    [status === 'draft', 'Project in draft', "It isn't open yet.", reasons.project],
    [status === 'closed', 'Project closed', closed, reasons.project],
    [!investment.receipt_url, 'No receipt', 'Nothing shows that the money arrived.', reasons.noReceipt],
    [over > 0, 'Over the target', `By ${shortMoney(over.toFixed(2))}, if approved.`],
  ];
  return all.flatMap(([isTrue, title, text, reason]) => (isTrue ? { title, text, reason } : []));
}

/** Returns the rejection reasons to choose from, including all that warnings suggest. */
export function reasonsFor({ receipt_url }: Investment): readonly string[] {
  return [reasons.payment, receipt_url ? reasons.receipt : reasons.noReceipt, reasons.kyc, reasons.project];
}
