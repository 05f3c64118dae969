import type { Investment } from '../../../contract/investments.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { isolate } from '../../../lib/isolate.ts';
import { NoticeDialog } from '../../kit/dialog/NoticeDialog.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { Status } from '../../kit/Status.tsx';

interface InvestmentDetailsProps {
  investment: Investment;
  onClose: () => void;
}

/** The decision about an investment, with the whole reason. */
export function InvestmentDetails({ investment, onClose }: InvestmentDetailsProps) {
  return (
    <NoticeDialog title={`${isolate(investment.user_name)}'s investment`} onClose={onClose}>
      <InvestmentFacts investment={investment} />
    </NoticeDialog>
  );
}

/** Investor, project, amount, date; and the decision, once there is one. */
export function InvestmentFacts({ investment }: Pick<InvestmentDetailsProps, 'investment'>) {
  const { user_name, project_name, amount, currency, created_at, status, decided_at, reason } = investment;
  return (
    <Facts
      facts={[
        ['Investor', user_name],
        ['Project', project_name],
        ['Amount', formatMoney(amount, currency)],
        ['Date', formatDay(created_at)],
        ...(status === 'pending'
          ? []
          : ([
              ['Status', <Status key="status" state={status} />],
              ['Decided', decided_at ? formatDay(decided_at) : undefined],
            ] as const)),
        ...(status === 'rejected' ? ([['Reason', reason]] as const) : []),
      ]}
    />
  );
}
