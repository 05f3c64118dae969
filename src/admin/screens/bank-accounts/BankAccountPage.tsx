import { RowScreen } from '../../rows/RowScreen.tsx';
import { bankAccounts } from './bank-account-fields.tsx';

/** One bank account, or a new one. Shows the account number unmasked. */
export function BankAccountPage({ id }: { id: string }) {
  return <RowScreen resource={bankAccounts} id={id} />;
}
