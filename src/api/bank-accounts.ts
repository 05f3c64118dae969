import { bankAccount, bankAccountCalls } from '../contract/bank-accounts.ts';
import { mutation, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { comesOrGoes, tag } from './tags.ts';

export const getBankAccounts = query(bankAccountCalls.getBankAccounts);
export const addBankAccount = mutation(bankAccountCalls.addBankAccount, comesOrGoes(bankAccount));
export const updateBankAccount = mutation(
  bankAccountCalls.updateBankAccount,
  ({ bank_account_id }) => [tag(bankAccount, bank_account_id)],
  [getBankAccounts],
);
export const deleteBankAccount = mutation(bankAccountCalls.deleteBankAccount, comesOrGoes(bankAccount));

export const useGetBankAccountsQuery = queryHook(getBankAccounts);
export const useAddBankAccountMutation = mutationHook(addBankAccount);
export const useUpdateBankAccountMutation = mutationHook(updateBankAccount);
export const useDeleteBankAccountMutation = mutationHook(deleteBankAccount);
