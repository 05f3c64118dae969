import { useState } from 'react';
import {
  useDeleteBankAccountMutation,
  useGetBankAccountsQuery,
  useUpdateBankAccountMutation,
} from '../../../api/bank-accounts.ts';
import type { BankAccount } from '../../../contract/bank-accounts.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { isolate } from '../../../lib/isolate.ts';
import { maskNumber } from '../../../lib/mask-number.ts';
import { Button } from '../../../ui/Button.tsx';
import { activeWords, stateWord } from '../../kit/Status.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { ActiveSwitch } from '../../rows/ActiveSwitch.tsx';
import { nameColumn } from '../../rows/columns.tsx';
import { bankAccounts } from './bank-accounts.ts';

const statusOf = (account: BankAccount) => (account.is_active ? 'active' : 'inactive');

const filters = { status: { label: 'Status', words: activeWords, of: statusOf } };

/**
 * Masked always, the IBAN too, since it holds the number: a file stays in a downloads folder and is sent on, out of
 * sight of whoever showed a number on their screen. Who needs one in full copies it from its row.
 */
const csvColumns: readonly CsvColumn<BankAccount>[] = [
  ['Account', (account) => account.account_name],
  ['Bank', (account) => account.bank_name],
  ['Number', (account) => maskNumber(account.account_number)],
  ['IBAN', (account) => account.iban && maskNumber(account.iban)],
  ['SWIFT code', (account) => account.swift_code],
  ['Branch', (account) => account.branch],
  ['Currency', (account) => account.currency],
  ['Status', (account) => stateWord(statusOf(account))],
  ['Created', (account) => account.created_at],
];

const columns: readonly Column<BankAccount>[] = [
  nameColumn('Account', bankAccounts),
  { title: 'Bank', sort: ['bank', (account) => account.bank_name], cell: (account) => account.bank_name },
  { title: 'Number', cell: (account) => <AccountNumber account={account} /> },
  { title: 'Branch', cell: (account) => account.branch },
  { title: 'Currency', cell: (account) => account.currency },
];

/** The accounts that money is paid to: find, add, edit, switch on and off, delete, export. */
export function BankAccounts() {
  const query = useGetBankAccountsQuery();
  const [deleteAccount] = useDeleteBankAccountMutation();
  const [update] = useUpdateBankAccountMutation();
  // Turned only once the server has agreed and the list says so too; nothing else is sent, so that another's edit stays.
  const switchOf = ({ bank_account_id, account_name, is_active }: BankAccount) => (
    <ActiveSwitch
      name={account_name}
      isActive={is_active}
      onChange={(isActive) => update({ bank_account_id, is_active: isActive })}
      onReload={query.refetch}
    />
  );
  return (
    <WholeListScreen
      resource={bankAccounts}
      query={query}
      textsOf={(account) => [account.account_name, account.bank_name, account.account_number]}
      searchHint="Account, bank or number"
      filters={filters}
      columns={[...columns, { title: 'Status', cell: switchOf }]}
      csvColumns={csvColumns}
      isOff={(account) => !account.is_active}
      emptyText="Investors pay to the accounts listed here. Add the first one."
      deletion={{
        remove: ({ bank_account_id }) => deleteAccount({ bank_account_id }),
        text: ({ bank_name, account_number }) =>
          `${isolate(bank_name)}, ${maskNumber(account_number)}. To keep it on record, deactivate it instead.`,
        manyText: 'To keep them on record, deactivate them instead.',
      }}
    />
  );
}

/** An account's number, masked until it is shown; masked again on the next visit. */
function AccountNumber({ account: { account_name: name, account_number: number } }: { account: BankAccount }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <span key={String(isShown)}>{isShown ? number : maskNumber(number)}</span>{' '}
      <Button
        variant="plain"
        size="small"
        aria-label={`${isShown ? 'Hide' : 'Show'} number of ${name}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </>
  );
}
