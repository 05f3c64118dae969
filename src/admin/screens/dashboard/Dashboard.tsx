import { useGetDashboardQuery } from '../../../api/dashboard.ts';
import { Panels } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { Lead } from './Lead.tsx';
import { MonthlyChart } from './MonthlyChart.tsx';
import { RecentInvestments } from './RecentInvestments.tsx';
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
