import { adminCalls } from '../contract/admins.ts';
import { mutation, query } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { tag } from './tags.ts';

export const getAdmins = query(adminCalls.getAdmins, 'Admin');
export const createAdmin = mutation(adminCalls.createAdmin, () => listAndFigures);
export const updateAdmin = mutation(
  adminCalls.updateAdmin,
  ({ admin_id }) => [tag('Admin', admin_id), tag('Profile')],
  [getAdmins],
);
export const deleteAdmin = mutation(adminCalls.deleteAdmin, () => listAndFigures);

export const useGetAdminsQuery = queryHook(getAdmins);
export const useCreateAdminMutation = mutationHook(createAdmin);
export const useUpdateAdminMutation = mutationHook(updateAdmin);
export const useDeleteAdminMutation = mutationHook(deleteAdmin);

const listAndFigures = [tag('Admin', 'LIST'), tag('Dashboard')];
