import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';

const columns: readonly Column<Investment>[] = [
  {
    title: 'Project',
    cell: ({ project_id, project_name }) => <Link href={pathTo('project', project_id)}>{project_name}</Link>,
  },
  { title: 'Amount', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  { title: 'Date', align: 'whole', cell: (investment) => formatDay(investment.created_at) },
  { title: 'Status', cell: ({ status }) => <Status state={status} /> },
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
        <Table
          isBare
          label="List of investments"
          columns={columns}
          rows={investments}
          rowKey={(row) => row.investment_id}
        />
      )}
    </Panel>
  );
}
