import { bankAccount, bankAccountCalls } from '../../../contract/bank-accounts.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Shape, WireOf } from '../../../contract/shape.ts';
import { findGiven, nextId, type Row, removeRow, requireRow, rowOf, type Tables } from '../data/tables.ts';
import { type OwnTables, resource } from '../resource.ts';
import type { SeedTools } from '../seed/tools.ts';
import { bankNames, places } from '../seed/words.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok, present } from '../wire/answers.ts';
import { FieldReader } from '../wire/fields.ts';

const ACCOUNT_NUMBER = /^[A-Z0-9][A-Z0-9 -]{2,32}[A-Z0-9]$/i;
const CURRENCY = /^[A-Z]{3}$/;

const FIRST_ACCOUNTS = 6;

const accountRow = { ...bankAccount, created_at: 'moment' } as const satisfies Shape;
/** The accounts that users are paid to. */
const userAccountRow = { ...accountRow, user_id: 'id' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    user_accounts: WireOf<typeof userAccountRow>[];
    bank_accounts: WireOf<typeof accountRow>[];
  }
}

const ownTables: OwnTables = {
  user_accounts: { row: userAccountRow, first: makeUserAccounts },
  bank_accounts: { row: accountRow, first: makeBankAccounts },
};

export const bankAccounts = resource(bankAccountCalls, ownTables, {
  getBankAccounts(_call, { tables }) {
    return ok('All bank accounts.', newestFirst(tables.bank_accounts));
  },

  addBankAccount(call, services) {
    const { tables, now } = services;
    const read = new FieldReader(call.fields);
    const values = readBankAccount(read);
    requireFreeNumber(read, values.account_number, services);
    read.check();
    const account: BankAccountRow = {
      bank_account_id: nextId(tables),
      ...values,
      created_at: new Date(now()).toISOString(),
    };
    tables.bank_accounts.push(account);
    return ok('Bank account added.', account);
  },

  updateBankAccount(call, services) {
    const { tables } = services;
    const read = new FieldReader(call.fields);
    const id = read.id('bank_account_id');
    const account = findGiven(tables.bank_accounts, 'bank_account_id', id);
    const values = readBankAccount(read, account);
    requireFreeNumber(read, values.account_number, services, account);
    read.check();
    const { bank_account_id, created_at } = requireRow(tables.bank_accounts, 'bank_account_id', id);
    const changed: BankAccountRow = { bank_account_id, ...values, created_at };
    tables.bank_accounts = tables.bank_accounts.map((row) => (row === account ? changed : row));
    return ok('Bank account saved.', changed);
  },

  deleteBankAccount(call, { tables }) {
    removeRow(tables.bank_accounts, rowOf(call.fields, tables.bank_accounts, 'bank_account_id'));
    return ok('Bank account deleted.', null);
  },
});

type BankAccountRow = Row<'bank_accounts'>;

function readBankAccount(
  read: FieldReader,
  row?: BankAccountRow,
): Omit<BankAccountRow, 'bank_account_id' | 'created_at'> {
  const max = maxLengths.bankField;
  const values = {
    bank_name: read.text('bank_name', max, row?.bank_name),
    account_name: read.text('account_name', max, row?.account_name),
    account_number: read.text('account_number', max, row?.account_number),
    is_active: read.flag('is_active', row?.is_active ?? true),
  };
  const optional = {
    branch: read.optionalText('branch', max, row?.branch),
    swift_code: read.optionalText('swift_code', max, row?.swift_code),
    iban: read.optionalText('iban', max, row?.iban),
    currency: read.optionalText('currency', max, row?.currency),
  };
  if (values.account_number !== '' && !ACCOUNT_NUMBER.test(values.account_number)) {
    read.fail('account_number', 'Use 4 to 34 letters and digits; spaces and hyphens may stand between.');
  }
  if (optional.currency !== null && !CURRENCY.test(optional.currency)) {
    read.fail('currency', 'Enter a currency code such as USD.');
  }
  return { ...values, ...present(optional) };
}

function requireFreeNumber(read: FieldReader, number: string, { tables }: Services, owner?: BankAccountRow): void {
  // Spaces and hyphens only help to read it.
  const key = (text: string) => text.replaceAll(/[ -]/g, '').toUpperCase();
  if (tables.bank_accounts.some((row) => row !== owner && key(row.account_number) === key(number))) {
    read.fail('account_number', 'A bank account with this number exists already.');
  }
}

function makeUserAccounts(tools: SeedTools, { users }: Tables): Row<'user_accounts'>[] {
  const owners = users.filter(() => tools.chance.happens(0.6));
  return owners.map(({ user_id, name, created_at }) => ({ user_id, ...makeAccount(tools, name), created_at }));
}

function makeBankAccounts(tools: SeedTools): BankAccountRow[] {
  return Array.from({ length: FIRST_ACCOUNTS }, (_, index) => ({
    ...makeAccount(tools, 'Client funds'),
    bank_name: bankNames[index] ?? bankNames[0],
    account_name: `Client funds ${index + 1}`,
    is_active: index !== FIRST_ACCOUNTS - 1,
    created_at: tools.daysAgo(600 - index * 70),
  }));
}

function makeAccount({ chance, id, daysAgo }: SeedTools, accountName: string): BankAccountRow {
  return {
    bank_account_id: id(),
    bank_name: chance.pick(bankNames),
    account_name: accountName,
    account_number: `0000${chance.integer(10_000_000, 99_999_999)}`,
    branch: chance.pick(places),
    swift_code: 'XXEXUS00',
    currency: 'USD',
    is_active: true,
    created_at: daysAgo(300),
  };
}
