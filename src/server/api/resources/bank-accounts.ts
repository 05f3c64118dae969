import { bankAccountCalls } from '../../../contract/bank-accounts.ts';
import { maxLengths } from '../../../contract/limits.ts';
import { findGiven, nextId, removeRow, requireRow } from '../data/rows.ts';
import type { BankAccountRow } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { newestFirst, ok, present } from '../wire/answers.ts';
import { FieldReader } from '../wire/fields.ts';

const ACCOUNT_NUMBER = /^[A-Z0-9][A-Z0-9 -]{2,32}[A-Z0-9]$/i;
const CURRENCY = /^[A-Z]{3}$/;

export const bankAccounts = resource(bankAccountCalls, {
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
    const account = findGiven(tables.bank_accounts, 'bank_account_id', id, 'bank account');
    const values = readBankAccount(read, account);
    requireFreeNumber(read, values.account_number, services, account);
    read.check();
    const { bank_account_id, created_at } = requireRow(tables.bank_accounts, 'bank_account_id', id, 'bank account');
    const changed: BankAccountRow = { bank_account_id, ...values, created_at };
    tables.bank_accounts = tables.bank_accounts.map((row) => (row === account ? changed : row));
    return ok('Bank account saved.', changed);
  },

  deleteBankAccount(call, { tables }) {
    const read = new FieldReader(call.fields);
    const id = read.id('bank_account_id');
    read.check();
    removeRow(tables.bank_accounts, requireRow(tables.bank_accounts, 'bank_account_id', id, 'bank account'));
    return ok('Bank account deleted.', null);
  },
});

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
