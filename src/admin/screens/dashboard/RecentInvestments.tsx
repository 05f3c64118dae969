import { Link } from 'wouter';
import type { Investment } from '../../../contract/investments.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { InvestmentStatus } from '../investments/InvestmentStatus.tsx';
import * as styles from './RecentInvestments.module.css';

const columns: readonly Column<Investment>[] = [
  {
    title: 'Investor',
    cell: ({ user_id, user_name, created_at }) => (
      <>
        <Link href={`/users/${encodeURIComponent(user_id)}`}>{user_name}</Link>
        <span className={styles.date}>{formatDay(created_at)}</span>
      </>
    ),
  },
  { title: 'Amount', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  { title: 'Status', cell: (investment) => <InvestmentStatus status={investment.status} /> },
];

/** The newest investments, as the server sends them. */
export function RecentInvestments({ investments }: { investments: readonly Investment[] }) {
  return (
    <Panel
      title="Recent investments"
      aside={
        <Link className={text.note} href="/investments">
          See all
        </Link>
      }
    >
      {investments.length === 0 ? (
        <p>No investments so far.</p>
      ) : (
        <Table
          isBare
          label="List of recent investments"
          columns={columns}
          rows={investments}
          rowKey={(investment) => investment.investment_id}
        />
      )}
    </Panel>
  );
}
