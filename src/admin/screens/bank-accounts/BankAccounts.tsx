import { getBankAccounts } from '../../../api/bank-accounts.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { bankAccounts } from './bank-account-fields.tsx';

export function BankAccounts() {
  return (
    <WholeListScreen
      resource={bankAccounts}
      query={useQuery(getBankAccounts)}
      searchHint="Holder, bank or number"
      isOff={(account) => !account.is_active}
      emptyText="The accounts that investors pay into appear here. Create the first one."
    />
  );
}
