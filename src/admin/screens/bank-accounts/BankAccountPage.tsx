import {
  getBankAccounts,
  useAddBankAccountMutation,
  useUpdateBankAccountMutation,
} from '../../../api/bank-accounts.ts';
import { RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { bankAccounts, useBankAccountDeletion } from './bank-account-fields.tsx';

/** One bank account, or a new one. Shows the account number unmasked. */
export function BankAccountPage({ id }: { id: string }) {
  const [create] = useAddBankAccountMutation();
  const [update] = useUpdateBankAccountMutation();
  return (
    <RowScreen resource={bankAccounts} query={getBankAccounts} id={id} deletion={useBankAccountDeletion()}>
      {(edited) => <RowForm resource={bankAccounts} edited={edited} saving={{ create, update }} />}
    </RowScreen>
  );
}
