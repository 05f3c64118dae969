import { bankAccount, bankAccountEndpoints } from '../contract/bank-accounts.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

export const getBankAccounts = query(bankAccountEndpoints.getBankAccounts);
export const addBankAccount = mutation(bankAccountEndpoints.addBankAccount, tagsOnCreateOrDelete(bankAccount));
export const updateBankAccount = mutation(
  bankAccountEndpoints.updateBankAccount,
  ({ bank_account_id }) => [tag(bankAccount, bank_account_id)],
  { updates: [getBankAccounts] },
);
export const deleteBankAccount = mutation(bankAccountEndpoints.deleteBankAccount, tagsOnCreateOrDelete(bankAccount));
