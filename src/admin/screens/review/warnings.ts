import type { Investment } from '../../../contract/investments.ts';
import type { Project } from '../../../contract/projects.ts';
import type { UserDetail } from '../../../contract/users.ts';
import { formatDay } from '../../../lib/format.ts';
import { sumMoney } from '../../../lib/money.ts';
import { shortMoney } from './money.ts';

/** Frequent reasons for a rejection. */
export const reasons = {
  payment: "The payment didn't arrive.",
  receipt: "The receipt doesn't match this payment.",
  noReceipt: "There's no receipt.",
  kyc: "The identity check isn't complete.",
  project: "The project isn't open for investments.",
} as const;

/** A reason not to approve, and the sentence it suggests for a rejection. */
export interface Warning {
  readonly title: string;
  readonly text: string;
  readonly reason?: string;
}

/** The data to check before a decision. Parts that failed to load are `undefined`. */
export interface Checked {
  readonly investment: Investment;
  readonly user: UserDetail | undefined;
  readonly project: Project | undefined;
  /** The project has been deleted. */
  readonly isProjectMissing: boolean;
}

/** Returns the raised amount plus an investment; `undefined` if currencies differ or an amount is invalid. */
export function raisedWith({ raised_amount: amount = '0' }: Project, investment: Investment): string | undefined {
  const { totals, unread } = sumMoney([{ amount }, investment]);
  return totals.length === 1 && unread === 0 ? totals[0]?.amount : undefined;
}

/** Returns the reasons against approving an investment, most serious first. */
export function warningsOf({ investment, user, project, isProjectMissing }: Checked): readonly Warning[] {
  const found: (Warning | false | undefined)[] = [
    !user && { title: 'User not loaded', text: 'KYC and account are unknown.' },
    user?.kyc_status === 'rejected' && {
      title: 'KYC rejected',
      text: "The identity check didn't pass.",
      reason: reasons.kyc,
    },
    user?.kyc_status === 'pending' && {
      title: 'KYC pending',
      text: "The identity check isn't complete.",
      reason: reasons.kyc,
    },
    user?.status === 'inactive' && { title: 'Account inactive', text: 'This account is turned off.' },
    isProjectMissing && { title: 'Project deleted', text: 'It no longer exists.', reason: reasons.project },
    !project && !isProjectMissing && { title: 'Project not loaded', text: 'Its status and target are unknown.' },
    project?.status === 'draft' && { title: 'Project in draft', text: "It isn't open yet.", reason: reasons.project },
    project?.status === 'closed' && {
      title: 'Project closed',
      text: project.end_date ? `Its end date is ${formatDay(project.end_date)}.` : 'It no longer accepts investments.',
      reason: reasons.project,
    },
    !investment.receipt_url && {
      title: 'No receipt',
      text: 'Nothing shows that the money arrived.',
      reason: reasons.noReceipt,
    },
    project && overTarget(project, investment),
  ];
  return found.filter((warning) => !!warning);
}

function overTarget(project: Project, investment: Investment): Warning | undefined {
  const over = Number(raisedWith(project, investment)) - Number(project.target_amount);
  return over > 0 ? { title: 'Over the target', text: `By ${shortMoney(over.toFixed(2))}, if approved.` } : undefined;
}

/** Returns the reasons to choose from, including those that warnings suggest. */
export function reasonsFor({ receipt_url }: Investment): readonly string[] {
  return [reasons.payment, receipt_url ? reasons.receipt : reasons.noReceipt, reasons.kyc, reasons.project];
}
