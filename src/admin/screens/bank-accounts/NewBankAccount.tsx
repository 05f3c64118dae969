import { useAddBankAccountMutation } from '../../../api/bank-accounts.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';

/** A new bank account. */
export function Screen() {
  const [add] = useAddBankAccountMutation();
  return (
    <>
      <ScreenHead title="New bank account" parent={{ href: '/bank-accounts', label: 'Bank accounts' }} />
      <BankAccountForm submitLabel="Add bank account" send={add} />
    </>
  );
}
