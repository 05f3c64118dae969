import { useGetUserQuery } from '../../../api/users.ts';
import type { Investment } from '../../../contract/investments.ts';
import { countOf, formatDay, formatMoney } from '../../../lib/format.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Status } from '../../kit/Status.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Failure } from '../../shell/Failure.tsx';

/** The investor: identity check, account, investments so far. */
export function InvestorFacts({ investment }: { investment: Investment }) {
  const { currentData: user, error, failureCount, refetch } = useGetUserQuery({ id: investment.user_id });
  if (!user && error) return <Failure error={error} onRetry={refetch} />;
  if (!user) return <Skeleton shape="facts" label="Loading the investor" failureCount={failureCount} />;
  const { kyc_status: kyc, total_invested: total, investments } = user;
  const approved = investments.filter(({ status }) => status === 'approved').length;
  const rejected = investments.filter(({ status }) => status === 'rejected').length;
  return (
    <Facts
      facts={[
        ['KYC', kyc && <Status key="kyc" state={kyc} />],
        ['Account', <Status key="status" state={user.status} />],
        ['Invested', total === undefined ? undefined : formatMoney(total)],
        ['History', `${countOf(approved, ['approved', 'approved'])}, ${rejected} rejected`],
        ['Joined', formatDay(user.created_at)],
      ]}
    />
  );
}
