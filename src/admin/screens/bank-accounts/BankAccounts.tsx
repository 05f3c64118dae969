import { getBankAccounts } from '../../../api/bank-accounts.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { wholeRows } from '../../lists/use-rows.ts';
import { bankAccounts } from './bank-account-fields.tsx';

export function BankAccounts() {
  return (
    <ListScreen
      resource={bankAccounts}
      useRows={wholeRows(getBankAccounts)}
      searchHint="Holder, bank or number"
      isOff={(account) => !account.is_active}
      emptyText="The accounts that investors pay into appear here. Create the first one."
    />
  );
}
