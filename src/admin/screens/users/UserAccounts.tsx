import { useGetUserDetailsQuery } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import { maskNumber } from '../../../lib/mask-number.ts';
import { Facts } from '../../kit/Facts.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { Failure } from '../../shell/Failure.tsx';

/** The bank accounts, by the fuller reading of a user. Should that fail, only this panel says so. */
export function UserAccounts({ user }: { user: User }) {
  const { data, error, failureCount, refetch } = useGetUserDetailsQuery({ user_id: user.user_id });
  const accounts = data?.bank_accounts;
  return (
    <Panel title="Bank accounts">
      {error && <Failure error={error} isOutdated={data !== undefined} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="facts" label="Loading bank accounts" failureCount={failureCount} />}
      {data && !accounts?.length && <p>No bank account on record.</p>}
      {accounts?.map((account) => (
        <Facts
          key={account.bank_account_id}
          facts={[
            ['Bank', account.bank_name],
            ['Account holder', account.account_name],
            ['Account number', maskNumber(account.account_number)],
            ['Currency', account.currency],
          ]}
        />
      ))}
    </Panel>
  );
}
