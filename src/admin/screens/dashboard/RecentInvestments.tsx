import type { Investment } from '../../../contract/investments.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { Status } from '../../kit/Status.tsx';
import { type Column, Table } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import * as styles from './RecentInvestments.module.css';

const columns: readonly Column<Investment>[] = [
  {
    title: 'Investor',
    cell: ({ user_id, user_name, created_at }) => (
      <>
        <Link href={pathTo('user', user_id)}>{user_name}</Link>
        <span className={styles.date}>{formatDay(created_at)}</span>
      </>
    ),
  },
  { title: 'Amount', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  { title: 'Status', cell: (investment) => <Status state={investment.status} /> },
];

/** The newest investments, as the server sends them. */
export function RecentInvestments({ investments }: { investments: readonly Investment[] }) {
  return (
    <Panel
      title="Recent investments"
      aside={
        <Link className={text.note} href={pathTo('investments')}>
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
