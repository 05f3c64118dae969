import { admin, adminEndpoints } from '../contract/admins.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

export const getAdmins = query(adminEndpoints.getAdmins);
export const createAdmin = mutation(adminEndpoints.createAdmin, tagsOnCreateOrDelete(admin));
export const updateAdmin = mutation(adminEndpoints.updateAdmin, ({ admin_id }) => [tag(admin, admin_id)], {
  updates: [getAdmins],
});
export const deleteAdmin = mutation(adminEndpoints.deleteAdmin, tagsOnCreateOrDelete(admin));
