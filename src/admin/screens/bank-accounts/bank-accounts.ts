import type { BankAccount } from '../../../contract/bank-accounts.ts';
import type { WritableResource } from '../../rows/resource.ts';

/** The accounts that money is paid to. */
export const bankAccounts: WritableResource<BankAccount> = {
  noun: ['bank account', 'bank accounts'],
  list: 'bankAccounts',
  row: 'bankAccount',
  create: 'newBankAccount',
  idOf: ({ bank_account_id }) => bank_account_id,
  nameOf: ({ account_name }) => account_name,
};
