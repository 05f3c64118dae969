import type { Investment } from '../../../contract/investments.ts';
import { Status } from '../../kit/Status.tsx';

const tones = { approved: 'good', pending: 'wait', rejected: 'fault' } as const;

/** The states of an investment, in words. */
export const statusWords = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;

/** Whether it was decided, and how. */
export function InvestmentStatus({ status }: Pick<Investment, 'status'>) {
  return <Status tone={tones[status]}>{statusWords[status]}</Status>;
}
