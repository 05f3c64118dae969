import { getBankAccounts, useUpdateBankAccountMutation } from '../../../api/bank-accounts.ts';
import { onlyEdited } from '../../forms/only-edited.ts';
import { RowScreen } from '../../forms/RowScreen.tsx';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { BankAccountForm } from './BankAccountForm.tsx';

/** One bank account. */
export function EditBankAccount({ params: { id } }: ScreenProps) {
  const [update] = useUpdateBankAccountMutation();
  return (
    <RowScreen
      query={getBankAccounts}
      isRow={({ bank_account_id }) => String(bank_account_id) === id}
      nameOf={(account) => account.account_name}
      noun="bank account"
      list={{ href: pathTo('bankAccounts'), label: 'Bank accounts' }}
    >
      {(account, read) => (
        <BankAccountForm
          account={account}
          read={read}
          submitLabel="Save bank account"
          send={(fields, { edited }) =>
            update({ bank_account_id: account.bank_account_id, ...onlyEdited(fields, edited) })
          }
        />
      )}
    </RowScreen>
  );
}
