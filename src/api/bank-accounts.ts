import { bankAccount, bankAccountCalls } from '../contract/bank-accounts.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

export const getBankAccounts = query(bankAccountCalls.getBankAccounts);
export const addBankAccount = mutation(bankAccountCalls.addBankAccount, tagsOnCreateOrDelete(bankAccount));
export const updateBankAccount = mutation(
  bankAccountCalls.updateBankAccount,
  ({ bank_account_id }) => [tag(bankAccount, bank_account_id)],
  { updates: [getBankAccounts] },
);
export const deleteBankAccount = mutation(bankAccountCalls.deleteBankAccount, tagsOnCreateOrDelete(bankAccount));
