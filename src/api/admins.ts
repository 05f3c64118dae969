import { admin, adminCalls } from '../contract/admins.ts';
import { mutation, query } from './endpoint.ts';
import { tag, tagsOnCreateOrDelete } from './tags.ts';

export const getAdmins = query(adminCalls.getAdmins);
export const createAdmin = mutation(adminCalls.createAdmin, tagsOnCreateOrDelete(admin));
export const updateAdmin = mutation(adminCalls.updateAdmin, ({ admin_id }) => [tag(admin, admin_id)], {
  updates: [getAdmins],
});
export const deleteAdmin = mutation(adminCalls.deleteAdmin, tagsOnCreateOrDelete(admin));
