import type { Investment } from '../../../contract/investments.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Status } from '../../kit/Status.tsx';

/** Investor, project, amount, date; and the decision, once there is one. */
export function InvestmentFacts({ investment }: { investment: Investment }) {
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
