import { useGetBankAccountsQuery, useUpdateBankAccountMutation } from '../../../api/bank-accounts.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../route.ts';
import { Failure } from '../../shell/Failure.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';

/** One bank account. There is no call for one alone: it is found in the list. */
export function EditBankAccount({ params: { id } }: ScreenProps) {
  const { data, error, refetch } = useGetBankAccountsQuery();
  const [update] = useUpdateBankAccountMutation();
  const account = data?.find(({ bank_account_id }) => String(bank_account_id) === id);
  return (
    <>
      <ScreenHead
        title={account?.account_name ?? 'Bank account'}
        parent={{ href: pathTo('bankAccounts'), label: 'Bank accounts' }}
      />
      {!data && (error ? <Failure error={error} onRetry={refetch} /> : <Skeleton label="Loading the bank account" />)}
      {data && !account && <EmptyState title="Not found">This bank account no longer exists.</EmptyState>}
      {account && (
        <BankAccountForm
          account={account}
          submitLabel="Save bank account"
          send={(fields) => update({ bank_account_id: account.bank_account_id, ...fields })}
        />
      )}
    </>
  );
}
