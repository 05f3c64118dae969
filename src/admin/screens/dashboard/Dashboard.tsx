import { useGetDashboardQuery } from '../../../api/dashboard.ts';
import type { Investment } from '../../../contract/investments.ts';
import { formatDay } from '../../../lib/format.ts';
import * as text from '../../../ui/Text.module.css';
import { Panels } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { InvestmentsPanel } from '../investments/InvestmentsPanel.tsx';
import * as styles from './Dashboard.module.css';
import { Lead } from './Lead.tsx';
import { MonthlyChart } from './MonthlyChart.tsx';
import { Tiles } from './Tiles.tsx';
import { toTiles } from './to-tiles.ts';

/** The start: figures that lead to their lists, the months, what came in last. Which figures, the role decides. */
export function Dashboard() {
  const { data, error, failureCount, refetch } = useGetDashboardQuery(undefined, { refetchOnFocus: true });
  const { monthly_investments: months, recent_investments: recent } = data ?? {};
  return (
    <>
      <ScreenHead title="Dashboard" />
      {error && <Failure error={error} isOutdated={data !== undefined} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="tiles" label="Loading the dashboard" failureCount={failureCount} />}
      {data && <Lead figures={data} />}
      {data && <Tiles tiles={toTiles(data)} />}
      <Panels>
        {months && <MonthlyChart months={months} />}
        {recent && <RecentInvestments investments={recent} />}
      </Panels>
    </>
  );
}

const recentColumns: readonly Column<Investment>[] = [
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
function RecentInvestments({ investments }: { investments: readonly Investment[] }) {
  const all = (
    <Link className={text.note} href={pathTo('investments')}>
      See all
    </Link>
  );
  return <InvestmentsPanel title="Recent investments" aside={all} investments={investments} columns={recentColumns} />;
}
