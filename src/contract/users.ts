import { bankAccount } from './bank-accounts.ts';
import { type Endpoints, listQuery } from './endpoint.ts';
import { investment } from './investments.ts';
import type { Shape, TypeOf } from './shape.ts';

/** A platform user as a list row. `total_invested` is the sum of the approved investments. */
export const user = {
  user_id: 'ownId',
  name: 'text',
  email: 'text',
  phone: 'text?',
  image_url: 'text?',
  status: 'active',
  kyc_status: { oneOf: ['pending', 'approved', 'rejected'], isOptional: true },
  total_invested: 'money?',
  created_at: 'moment',
} as const satisfies Shape;

export const userDetail = { ...user, address: 'text?', investments: { listOf: investment } } as const satisfies Shape;

const withAccounts = {
  ...userDetail,
  bank_accounts: { listOf: bankAccount, isOptional: true },
} as const satisfies Shape;

export interface User extends TypeOf<typeof user> {}
export interface UserDetail extends TypeOf<typeof userDetail> {}

/** The endpoints for users. `changeUserStatus` sends the new status, never a toggle. Source: specification §7. */
export const userEndpoints = {
  getUserList: { method: 'GET', path: '/admin/user-list', query: listQuery, page: user },
  changeUserStatus: {
    method: 'POST',
    path: '/admin/change-user-status',
    json: { user_id: 'ownId', status: 'active' },
    row: user,
  },
  getUser: { method: 'GET', path: '/admin/user-list/{id}', row: userDetail },
  deleteUser: { method: 'DELETE', path: '/admin/user-list/{id}' },
  getUserDetails: { method: 'POST', path: '/admin/user-details', json: { user_id: 'ownId' }, row: withAccounts },
} as const satisfies Endpoints;
