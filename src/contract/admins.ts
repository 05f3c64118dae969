import type { Calls } from './call.ts';
import type { Shape, TypeOf } from './shape.ts';

const ownId = { admin_id: 'ownId' } as const satisfies Shape;
const fields = { name: 'text', email: 'text', phone: 'text?' } as const satisfies Shape;

/** Somebody who may sign in to the console. A password never travels back. */
export const admin = {
  ...ownId,
  ...fields,
  role: 'text',
  status: 'active',
  created_at: 'moment?',
} as const satisfies Shape;

export type Admin = TypeOf<typeof admin>;

/**
 * The calls about admins. A new one is a plain admin where no role is named; a password that is left out stays; nobody
 * deletes or deactivates themselves: 409. Source: specification §7.
 */
export const adminCalls = {
  getAdmins: { method: 'GET', path: '/super-admin/get-all-admins', answer: { list: admin } },
  createAdmin: {
    method: 'POST',
    path: '/super-admin/create-admin',
    json: { ...fields, password: 'text', role: 'text?' },
    answer: { row: admin },
  },
  updateAdmin: {
    method: 'POST',
    path: '/super-admin/update-admin',
    json: { ...ownId, ...fields, status: 'active?', password: 'text?' },
    answer: { row: admin },
  },
  deleteAdmin: { method: 'DELETE', path: '/super-admin/delete-admin', json: ownId, answer: 'nothing' },
} as const satisfies Calls;
