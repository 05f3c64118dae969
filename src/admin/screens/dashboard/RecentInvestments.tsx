import type { Investment } from '../../../contract/investments.ts';
import { formatDay } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import type { Column } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { InvestmentsPanel } from '../investments/InvestmentsPanel.tsx';
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
];

/** The newest investments of all users. */
export function RecentInvestments({ investments }: { investments: readonly Investment[] }) {
  const all = (
    <Link className={text.note} href={pathTo('investments')}>
      See all
    </Link>
  );
  return <InvestmentsPanel title="Recent investments" aside={all} investments={investments} columns={columns} />;
}
