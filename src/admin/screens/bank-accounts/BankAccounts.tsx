import { useState } from 'react';
import { addBankAccount, deleteBankAccount, getBankAccounts, updateBankAccount } from '../../../api/bank-accounts.ts';
import { type BankAccount, bankAccount } from '../../../contract/bank-accounts.ts';
import { isolate } from '../../../lib/isolate.ts';
import { maskNumber } from '../../../lib/mask-number.ts';
import { Button } from '../../../ui/Button.tsx';
import { matching } from '../../forms/checks.ts';
import { listScreen } from '../../lists/ListScreen.tsx';
import { wholeList } from '../../lists/whole-list.ts';
import { resourceOf } from '../../resource/resource.ts';
import { ActiveSwitch } from '../../rows/ActiveSwitch.tsx';
import { RowScreen } from '../../rows/RowScreen.tsx';

const details = { section: 'Additional details' };
const code = { ...details, isCode: true } as const;

const bankAccounts = resourceOf(
  bankAccount,
  {
    noun: ['bank account', 'bank accounts'],
    list: 'bankAccounts',
    row: 'bankAccount',
    nameOf: ({ account_name }) => account_name,
    ...wholeList(getBankAccounts, 'bank_account_id'),
    emptyText: 'The accounts that investors pay into appear here. Create the first one.',
    edit: {
      create: addBankAccount,
      update: updateBankAccount,
    },
    deletion: {
      remove: deleteBankAccount,
      text: ({ bank_name, account_number }) =>
        `This permanently deletes ${isolate(bank_name)}, ${maskNumber(account_number)}. To keep it on record, deactivate it instead.`,
    },
  },
  (field) => [
    field('account_name', 'Account holder', {
      isSearched: true,
      list: {},
      form: { hint: 'The name on the account.', required: 'Enter the account holder.' },
    }),
    field('bank_name', 'Bank', {
      isSearched: true,
      list: { isSorted: true, card: 'state' },
      form: { required: 'Enter the bank.' },
    }),
    // Exports mask account numbers and IBANs, because people share downloaded files. The account's screen doesn't.
    field('account_number', 'Account number', {
      isSearched: true,
      list: { card: 'figure', cell: (account) => <AccountNumber account={account} /> },
      csv: ({ account_number }) => maskNumber(account_number),
      form: {
        required: 'Enter the account number.',
        isCode: true,
        check: matching(
          /^[a-z0-9][a-z0-9 -]{2,32}[a-z0-9]$/i,
          'Use 4 to 34 characters: letters, digits, and spaces or hyphens between them.',
        ),
      },
    }),
    field('iban', 'IBAN', { csv: ({ iban }) => iban && maskNumber(iban), form: code }),
    field('swift_code', 'SWIFT code', { form: code }),
    field('branch', 'Branch', { list: { isWide: true }, form: details }),
    field('currency', 'Currency', {
      list: {},
      form: {
        ...code,
        hint: 'Three letters, such as USD.',
        check: matching(/^[a-z]{3}$/i, 'Enter a currency code such as USD.'),
        toWire: (code) => code.trim().toUpperCase() || null,
      },
    }),
    field('is_active', 'Status', {
      filter: 'status',
      list: { card: 'action', cell: activeCell },
      form: {},
    }),
    field('created_at', 'Created', { list: { isWide: true, card: 'date' } }),
  ],
);

export const BankAccounts = listScreen(bankAccounts);

/** Sends only `is_active`, so as not to overwrite other admins' edits. */
function activeCell({ bank_account_id, account_name, is_active }: BankAccount) {
  const argsOf = (isActive: boolean) => ({ bank_account_id, is_active: isActive });
  return <ActiveSwitch name={account_name} isActive={is_active} mutation={updateBankAccount} argsOf={argsOf} />;
}

/** An account number, masked until the user presses Show. */
function AccountNumber({ account: { account_name: name, account_number: number } }: { account: BankAccount }) {
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? 'Hide' : 'Show';
  return (
    <>
      <span key={action} translate="no">
        {isShown ? number : maskNumber(number)}
      </span>{' '}
      <Button
        variant="plain"
        size="small"
        aria-label={`${action} number of ${name}`}
        onClick={() => setIsShown(!isShown)}
      >
        {action}
      </Button>
    </>
  );
}

/** The screen of a bank account, or of a new one. Shows the account number unmasked. */
export function BankAccountPage({ id }: { id: string }) {
  return <RowScreen resource={bankAccounts} id={id} />;
}
