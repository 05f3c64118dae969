import type { Endpoints } from './endpoint.ts';
import type { Shape, TypeOf } from './shape.ts';

const ownId = { bank_account_id: 'ownId' } as const satisfies Shape;
const fields = {
  bank_name: 'text',
  account_name: 'text',
  account_number: 'text',
  branch: 'text?',
  swift_code: 'text?',
  iban: 'text?',
  currency: 'text?',
} as const satisfies Shape;

/** A bank account of the platform or of a user. The API sends `account_number` unmasked. */
export const bankAccount = { ...ownId, ...fields, is_active: 'flag', created_at: 'moment?' } as const satisfies Shape;
/** The fields that requests can write. A new account's `is_active` defaults to `true`. */
const written = { ...fields, is_active: 'flag?' } as const satisfies Shape;

export interface BankAccount extends TypeOf<typeof bankAccount> {}

/** The endpoints for bank accounts. Source: specification §7. */
export const bankAccountEndpoints = {
  getBankAccounts: { method: 'GET', path: '/super-admin/get-all-bank-accounts', list: bankAccount },
  addBankAccount: { method: 'POST', path: '/super-admin/add-bank-account', json: written, row: bankAccount },
  updateBankAccount: {
    method: 'POST',
    path: '/super-admin/update-bank-account',
    json: { ...ownId, ...written },
    isPartial: true,
    row: bankAccount,
  },
  deleteBankAccount: { method: 'POST', path: '/super-admin/delete-bank-account', json: ownId },
} as const satisfies Endpoints;
