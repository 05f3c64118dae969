import type { Investment } from '../../../contract/types.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/Status.tsx';
import * as text from '../../../ui/Text.module.css';
import { type Column, Table } from '../../../ui/table/Table.tsx';

const tones = { approved: 'good', pending: 'wait', rejected: 'fault' } as const;
const words = { approved: 'Approved', pending: 'Pending', rejected: 'Rejected' } as const;

const columns: readonly Column<Investment>[] = [
  { title: 'Project', cell: (investment) => investment.project_name },
  { title: 'Amount', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  { title: 'Date', cell: (investment) => formatDay(investment.created_at) },
  { title: 'Status', cell: ({ status }) => <Status tone={tones[status]}>{words[status]}</Status> },
];

/** What the user has invested, newest first, as the server sends it. */
export function UserInvestments({ investments }: { investments: readonly Investment[] }) {
  return (
    <Panel
      title="Investments"
      aside={<span className={text.note}>{countOf(investments.length, ['investment', 'investments'])}</span>}
    >
      {investments.length === 0 ? (
        <p>No investments so far.</p>
      ) : (
        <Table label="List of investments" columns={columns} rows={investments} rowKey={(row) => row.investment_id} />
      )}
    </Panel>
  );
}
