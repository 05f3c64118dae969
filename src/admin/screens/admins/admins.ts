import type { Admin } from '../../../contract/admins.ts';
import { NEW, pathTo } from '../../paths.ts';
import type { PlacedResource } from '../../rows/resource.ts';

/** The accounts of those who use this console. */
export const admins: PlacedResource<Admin> = {
  noun: ['admin', 'admins'],
  list: 'admins',
  row: 'admin',
  create: pathTo('admin', NEW),
  idOf: ({ admin_id }) => admin_id,
  nameOf: ({ name }) => name,
};
