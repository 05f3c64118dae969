import { useAddBankAccountMutation, useUpdateBankAccountMutation } from '../../../api/bank-accounts.ts';
import { pathTo } from '../../paths.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';

/** A new bank account. */
export function NewBankAccount() {
  const [add] = useAddBankAccountMutation();
  const [update] = useUpdateBankAccountMutation();
  return (
    <>
      <ScreenHead title="New bank account" parent={{ href: pathTo('bankAccounts'), label: 'Bank accounts' }} />
      <BankAccountForm
        submitLabel="Add bank account"
        send={(fields, { earlier }) =>
          earlier ? update({ bank_account_id: earlier.bank_account_id, ...fields }) : add(fields)
        }
      />
    </>
  );
}
