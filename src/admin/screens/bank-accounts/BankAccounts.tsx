import { useState } from 'react';
import { Link } from 'wouter';
import { useDeleteBankAccountMutation, useGetBankAccountsQuery } from '../../../api/hooks.ts';
import type { BankAccount } from '../../../contract/types.ts';
import type { CsvColumn } from '../../../lib/csv.ts';
import { embed } from '../../../lib/embed.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Column } from '../../../ui/table/Table.tsx';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { Choice } from '../../lists/Choice.tsx';
import { CsvExport } from '../../lists/CsvExport.tsx';
import { List } from '../../lists/List.tsx';
import { pagesOf } from '../../lists/load-page.ts';
import { useListPlace } from '../../lists/use-list-place.ts';
import { useWholeRows } from '../../lists/use-rows.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { AccountNumber } from './AccountNumber.tsx';
import { AccountSwitch } from './AccountSwitch.tsx';
import { maskNumber } from './mask-number.ts';

const noun = ['bank account', 'bank accounts'] as const;

const states = { active: 'Active', off: 'Off' } as const;
const stateOf = (account: BankAccount) => (account.is_active ? 'active' : 'off');

const sorts = {
  account: (account: BankAccount) => account.account_name,
  bank: (account: BankAccount) => account.bank_name,
};
const filters = { state: stateOf };
const spec = { sorts: Object.keys(sorts), filters: { state: Object.keys(states) } };

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
  ['State', (account) => states[stateOf(account)]],
  ['Created', (account) => account.created_at],
];

/** The accounts that money is paid to: find, add, edit, switch on and off, delete, export. */
export function Screen() {
  const place = useListPlace(spec);
  const textsOf = (account: BankAccount) => [account.account_name, account.bank_name, account.account_number];
  const result = useWholeRows(useGetBankAccountsQuery(), place, { textsOf, filters, sorts });
  const [doomed, setDoomed] = useState<BankAccount>();
  const [deleteAccount] = useDeleteBankAccountMutation();
  return (
    <>
      <ScreenHead
        title="Bank accounts"
        actions={
          <>
            <CsvExport noun={noun} columns={csvColumns} rowKey={keyOf} load={result.found && pagesOf(result.found)} />
            <LinkButton href="/bank-accounts/new" variant="primary">
              <Icon name="add" />
              Add bank account
            </LinkButton>
          </>
        }
      />
      <List
        noun={noun}
        place={place}
        result={result}
        columns={columnsOf(setDoomed, result.refetch)}
        rowKey={keyOf}
        isOff={(account) => !account.is_active}
        searchHint="Account, bank or number"
        filters={
          <Choice
            label="State"
            value={place.filters.state ?? ''}
            options={[['', 'Any'], ...Object.entries(states)]}
            onChoose={(state) => place.go({ filters: { ...place.filters, state } })}
          />
        }
        empty={
          <EmptyState
            title="No bank accounts yet"
            action={<LinkButton href="/bank-accounts/new">Add bank account</LinkButton>}
          >
            Investors pay to the accounts listed here. Add the first one.
          </EmptyState>
        }
      />
      {doomed && (
        <DeleteDialog
          name={doomed.account_name}
          onDelete={() => deleteAccount({ bank_account_id: doomed.bank_account_id })}
          onReload={result.refetch}
          onDeleted={() => setDoomed(undefined)}
          onCancel={() => setDoomed(undefined)}
        >
          <p>
            {embed(doomed.bank_name)}, {maskNumber(doomed.account_number)}. To keep it on record, switch it off instead.
          </p>
        </DeleteDialog>
      )}
    </>
  );
}

function keyOf({ bank_account_id: id }: BankAccount) {
  return id;
}

function columnsOf(onDelete: (account: BankAccount) => void, onReload: () => Promise<void>): Column<BankAccount>[] {
  return [
    {
      title: 'Account',
      sort: 'account',
      cell: ({ bank_account_id: id, account_name: name }) => (
        <Link href={`/bank-accounts/${encodeURIComponent(id)}`}>{name}</Link>
      ),
    },
    { title: 'Bank', sort: 'bank', cell: (account) => account.bank_name },
    { title: 'Number', cell: (account) => <AccountNumber account={account} /> },
    { title: 'Branch', cell: (account) => account.branch },
    { title: 'Currency', cell: (account) => account.currency },
    { title: 'State', cell: (account) => <AccountSwitch account={account} onReload={onReload} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      align: 'end',
      cell: (account) => (
        <Button
          variant="plain"
          size="icon"
          aria-label={`Delete ${account.account_name}`}
          onClick={() => onDelete(account)}
        >
          <Icon name="trash" />
        </Button>
      ),
    },
  ];
}
