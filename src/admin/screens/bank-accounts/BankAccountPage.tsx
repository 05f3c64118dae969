import { addBankAccount, getBankAccounts, updateBankAccount } from '../../../api/bank-accounts.ts';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { bankAccounts, useBankAccountDeletion } from './bank-account-fields.tsx';

/** One bank account, or a new one. Shows the account number unmasked. */
export function BankAccountPage({ id }: { id: string }) {
  const [create] = useMutation(addBankAccount);
  const [update] = useMutation(updateBankAccount);
  return (
    <RowScreen resource={bankAccounts} query={getBankAccounts} id={id} deletion={useBankAccountDeletion()}>
      {(edited) => <RowForm resource={bankAccounts} edited={edited} saving={{ create, update }} />}
    </RowScreen>
  );
}
