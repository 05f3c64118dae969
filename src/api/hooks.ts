/**
 * The hooks of the API, one a call: `useXxxQuery(args, options)` and `useXxxMutation()`, named after the call in
 * `src/contract/endpoints.ts`.
 *
 * Errors: in the result or the outcome. Each throws outside `ApiProvider`.
 * Source: specification §7.
 */
import type { Mutation, Query } from './endpoint.ts';
import { mutations } from './mutations.ts';
import { ownDashboard, queries } from './queries.ts';
import { useMutation } from './use-mutation.ts';
import { type QueryOptions, useQuery } from './use-query.ts';
import type { QueryResult } from './watch.ts';

/** Arguments may be left out where the call has none that it needs. */
type Params<Args> = undefined extends Args
  ? [args?: Args, options?: QueryOptions]
  : [args: Args, options?: QueryOptions];

function queryHook<Args, T>(query: Query<Args, T>) {
  return (...[args, options]: Params<Args>): QueryResult<T> => useQuery(query, args as Args, options);
}

function mutationHook<Args, T>(mutation: Mutation<Args, T>) {
  return () => useMutation(mutation);
}

/** The figures of the start page, by the call that the role may make. */
export const useOwnDashboardQuery = queryHook(ownDashboard);

export const useGetDashboardQuery = queryHook(queries.getDashboard);
export const useGetUserListQuery = queryHook(queries.getUserList);
export const useGetUserQuery = queryHook(queries.getUser);
export const useGetUserDetailsQuery = queryHook(queries.getUserDetails);
export const useGetCategoriesQuery = queryHook(queries.getCategories);
export const useGetBankAccountsQuery = queryHook(queries.getBankAccounts);
export const useGetAdminsQuery = queryHook(queries.getAdmins);
export const useGetInvestmentsQuery = queryHook(queries.getInvestments);
export const useGetProjectsQuery = queryHook(queries.getProjects);
export const useGetSuperDashboardQuery = queryHook(queries.getSuperDashboard);
export const useGetProfileQuery = queryHook(queries.getProfile);
export const useGetNotificationsQuery = queryHook(queries.getNotifications);

export const useSignInMutation = mutationHook(mutations.signIn);
export const useChangeUserStatusMutation = mutationHook(mutations.changeUserStatus);
export const useDeleteUserMutation = mutationHook(mutations.deleteUser);
export const useCreateCategoryMutation = mutationHook(mutations.createCategory);
export const useUpdateCategoryMutation = mutationHook(mutations.updateCategory);
export const useDeleteCategoryMutation = mutationHook(mutations.deleteCategory);
export const useAddBankAccountMutation = mutationHook(mutations.addBankAccount);
export const useUpdateBankAccountMutation = mutationHook(mutations.updateBankAccount);
export const useDeleteBankAccountMutation = mutationHook(mutations.deleteBankAccount);
export const useCreateAdminMutation = mutationHook(mutations.createAdmin);
export const useUpdateAdminMutation = mutationHook(mutations.updateAdmin);
export const useDeleteAdminMutation = mutationHook(mutations.deleteAdmin);
export const useDecideInvestmentMutation = mutationHook(mutations.decideInvestment);
export const useCreateProjectMutation = mutationHook(mutations.createProject);
export const useUpdateProjectMutation = mutationHook(mutations.updateProject);
export const useAddProjectImagesMutation = mutationHook(mutations.addProjectImages);
export const useAddProjectDocumentMutation = mutationHook(mutations.addProjectDocument);
export const useDeleteProjectMutation = mutationHook(mutations.deleteProject);
export const useDeleteProjectDocumentMutation = mutationHook(mutations.deleteProjectDocument);
export const useDeleteProjectImageMutation = mutationHook(mutations.deleteProjectImage);
export const useUpdateProfileMutation = mutationHook(mutations.updateProfile);
export const useScheduleNotificationMutation = mutationHook(mutations.scheduleNotification);
export const useUpdateNotificationMutation = mutationHook(mutations.updateNotification);
export const useDeleteNotificationMutation = mutationHook(mutations.deleteNotification);
