import { bankAccount, bankAccountCalls } from '../../../contract/bank-accounts.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { created, type Row, readUpdate, removeRow, rowOf } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { type Check, flag, matching, optional, readFields, required, text } from '../wire/fields.ts';
import { newestFirst, ok, present } from '../wire/responses.ts';

const field = text(maxLengths.bankField);
const numberMessage = 'Use 4 to 34 letters and digits, with spaces and hyphens between them.';
const fields = {
  bank_name: required(field),
  account_name: required(field),
  account_number: required(matching(field, /^[A-Z0-9][A-Z0-9 -]{2,32}[A-Z0-9]$/i, numberMessage)),
  is_active: flag(true),
  branch: optional(field),
  swift_code: optional(field),
  iban: optional(field),
  currency: optional(matching(field, /^[A-Z]{3}$/, 'Enter a currency code such as USD.')),
};

const accountRow = { ...bankAccount, created_at: 'moment' } as const satisfies Shape;
/** The accounts that users are paid to. */
const userAccountRow = { ...accountRow, user_id: 'id' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    user_accounts: WireOf<typeof userAccountRow>[];
    bank_accounts: WireOf<typeof accountRow>[];
  }
}

export const bankAccounts = resource(
  bankAccountCalls,
  { user_accounts: userAccountRow, bank_accounts: accountRow },
  {
    getBankAccounts(_call, { tables }) {
      return ok('All bank accounts.', newestFirst(tables.bank_accounts));
    },

    addBankAccount(call, services) {
      const values = readFields(call.fields, fields, {}, checkNumber(services));
      const account: BankAccountRow = created(services, 'bank_account_id', present(values));
      services.tables.bank_accounts.push(account);
      return ok('Bank account created.', account);
    },

    updateBankAccount(call, services) {
      const { tables } = services;
      const check = checkNumber(services);
      const { row, values } = readUpdate(call.fields, tables.bank_accounts, 'bank_account_id', fields, check);
      const { bank_account_id, created_at } = row;
      const changed: BankAccountRow = { bank_account_id, ...present(values), created_at };
      tables.bank_accounts = tables.bank_accounts.map((account) => (account === row ? changed : account));
      return ok('Bank account saved.', changed);
    },

    deleteBankAccount(call, { tables }) {
      removeRow(tables.bank_accounts, rowOf(call.fields, tables.bank_accounts, 'bank_account_id'));
      return ok('Bank account deleted.', null);
    },
  },
);

type BankAccountRow = Row<'bank_accounts'>;

/** Checks that no other account has the number. Ignores spaces and hyphens. */
function checkNumber({ tables }: Services): Check<typeof fields, BankAccountRow> {
  const key = (text = '') => text.replaceAll(/[ -]/g, '').toUpperCase();
  return ({ account_number }, fail, owner) => {
    const others = tables.bank_accounts.filter((row) => row !== owner);
    if (others.some((row) => key(row.account_number) === key(account_number)))
      fail('account_number', 'A bank account with this number already exists.');
  };
}
