import type { Investment } from '../../../contract/types.ts';
import { Status } from '../../../ui/Status.tsx';

const tones = { approved: 'good', pending: 'wait', rejected: 'fault' } as const;

/** The states of an investment, as words. */
export const statusWords = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;

export function InvestmentStatus({ status }: Pick<Investment, 'status'>) {
  return <Status tone={tones[status]}>{statusWords[status]}</Status>;
}
