import type { Endpoints } from './endpoint.ts';
import { PLAIN_ADMIN, SUPER_ADMIN } from './session.ts';
import type { Shape, TypeOf } from './shape.ts';

const ownId = { admin_id: 'ownId' } as const satisfies Shape;
const fields = { name: 'text', email: 'text', phone: 'text?' } as const satisfies Shape;

/** A person with an account for the console. No response contains a password. */
export const admin = {
  ...ownId,
  ...fields,
  role: 'text',
  status: 'active',
  created_at: 'moment?',
} as const satisfies Shape;

export interface Admin extends TypeOf<typeof admin> {}

/**
 * The endpoints for admins. `role` defaults to `PLAIN_ADMIN`. An update without a password keeps the old password.
 * Errors: 409 if admins delete or deactivate themselves. Source: specification §7.
 */
export const adminEndpoints = {
  getAdmins: { method: 'GET', path: '/super-admin/get-all-admins', list: admin },
  createAdmin: {
    method: 'POST',
    path: '/super-admin/create-admin',
    json: { ...fields, password: 'text', role: { oneOf: [PLAIN_ADMIN, SUPER_ADMIN], isOptional: true } },
    row: admin,
  },
  updateAdmin: {
    method: 'POST',
    path: '/super-admin/update-admin',
    json: { ...ownId, ...fields, status: 'active?', password: 'text?' },
    isPartial: true,
    row: admin,
  },
  deleteAdmin: { method: 'DELETE', path: '/super-admin/delete-admin', json: ownId },
} as const satisfies Endpoints;
