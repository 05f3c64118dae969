import type { BankAccount } from '../../../contract/bank-accounts.ts';
import { NEW, pathTo } from '../../paths.ts';
import type { PlacedResource } from '../../rows/resource.ts';

/** The accounts that money is paid to. */
export const bankAccounts: PlacedResource<BankAccount> = {
  noun: ['bank account', 'bank accounts'],
  list: 'bankAccounts',
  row: 'bankAccount',
  create: pathTo('bankAccount', NEW),
  idOf: ({ bank_account_id }) => bank_account_id,
  nameOf: ({ account_name }) => account_name,
};
