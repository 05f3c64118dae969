import clsx from 'clsx';
import { useGetDashboardQuery } from '../../../api/dashboard.ts';
import { useGetInvestmentsQuery } from '../../../api/investments.ts';
import { formatNumber } from '../../../lib/format.ts';
import * as kit from '../../kit/Kit.module.css';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { Failure } from '../../shell/Failure.tsx';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { InvestmentsPanel } from '../investments/InvestmentsPanel.tsx';
import * as styles from './Dashboard.module.css';
import { nounsOf, tilesOf } from './figures.ts';
import { MonthlyChart } from './MonthlyChart.tsx';
import { Pending } from './Pending.tsx';
import { Tiles } from './Tiles.tsx';

/** The home screen: pending reviews, monthly figures and recent investments. The role determines the figures. */
export function Dashboard() {
  const { data, error, failureCount, refetch } = useGetDashboardQuery(undefined, { refetchOnFocus: true });
  const { data: investments } = useGetInvestmentsQuery();
  const { monthly_investments: months, recent_investments: recent, pending_investments: pending } = data ?? {};
  const total = data?.total_investments;
  return (
    <>
      <ScreenHead
        title="Dashboard"
        actions={
          !!pending && (
            <LinkButton href={pathTo('review')} variant="primary">
              Review pending
            </LinkButton>
          )
        }
      />
      {error && <Failure error={error} isOutdated={data !== undefined} onRetry={refetch} />}
      {!data && !error && <Skeleton label="Loading the dashboard" failureCount={failureCount} />}
      {data && (
        <div className={styles.dashboard}>
          <div className={clsx(kit.stack, kit.sheet, styles.lead)}>
            {pending !== undefined && <Pending count={pending} investments={investments} />}
            {months && <MonthlyChart months={months} />}
          </div>
          {months && <Tiles tiles={tilesOf(months, investments)} />}
          <ul className={clsx(kit.wrap, styles.nouns)} aria-label="Figures">
            {nounsOf(data).map(({ text, href }) => (
              <li key={text}>{href ? <Link href={href}>{text}</Link> : text}</li>
            ))}
          </ul>
        </div>
      )}
      {recent && (
        <InvestmentsPanel
          title="Recent investments"
          aside={<Link href={pathTo('investments')}>See all{total !== undefined && ` ${formatNumber(total)}`}</Link>}
          investments={recent}
          name="user_name"
        />
      )}
    </>
  );
}
