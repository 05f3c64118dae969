import type { Admin } from '../../../contract/admins.ts';
import type { WritableResource } from '../../rows/resource.ts';

/** The accounts of those who use this console. */
export const admins: WritableResource<Admin> = {
  noun: ['admin', 'admins'],
  list: 'admins',
  row: 'admin',
  create: 'newAdmin',
  idOf: ({ admin_id }) => admin_id,
  nameOf: ({ name }) => name,
};
