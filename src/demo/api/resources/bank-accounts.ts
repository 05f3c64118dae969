import { bankAccountEndpoints } from '../../../contract/bank-accounts.ts';
import { crud } from '../crud.ts';
import { resource } from '../resource.ts';
import { newestFirst, ok } from '../wire/responses.ts';

const rows = crud({
  table: 'bank_accounts',
  id: 'bank_account_id',
  fields: bankAccountEndpoints.addBankAccount.json,
  check({ account_number }, fail, { tables }, own) {
    const others = tables.bank_accounts.filter((row) => row !== own);
    if (others.some((row) => plainNumber(row.account_number) === plainNumber(account_number)))
      fail('account_number', 'A bank account with this number already exists.');
  },
  toColumns: ({ is_active, ...values }) => ({ ...values, is_active: is_active ?? true }),
  toWire: (account) => account,
});

export const bankAccounts = resource(bankAccountEndpoints, {
  getBankAccounts(_call, { tables }) {
    return ok('All bank accounts.', newestFirst(tables.bank_accounts));
  },
  addBankAccount: rows.create,
  updateBankAccount: rows.update,
  deleteBankAccount: rows.delete,
});

/** Returns an account number in upper case, without spaces and hyphens, to find duplicates. */
function plainNumber(text = ''): string {
  return text.replaceAll(/[ -]/g, '').toUpperCase();
}
