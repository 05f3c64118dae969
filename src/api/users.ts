import type { ArgsOf } from '../contract/call.ts';
import type { Id } from '../contract/envelope.ts';
import { investment } from '../contract/investments.ts';
import { type UserDetail, userCalls } from '../contract/users.ts';
import type { Tag } from '../http/entry.ts';
import { type Api, mutation, patch, query, toSource } from './endpoint.ts';
import { queryHook } from './hooks/query-hook.ts';
import { mutationHook } from './hooks/use-mutation.ts';
import { tag, tagsOfRows } from './tags.ts';

const investmentTags = tagsOfRows('Investment', investment);

export const getUserList = query(userCalls.getUserList, 'User');
export const getUser = query(userCalls.getUser, (user, { id }) => detailTags(user, id));
export const getUserDetails = query(userCalls.getUserDetails, (user, { user_id }) => detailTags(user, user_id));

/** Shown ahead of its answer. */
export const changeUserStatus = {
  ...mutation(userCalls.changeUserStatus, ({ user_id }) => [tag('User', user_id), tag('Dashboard')]),
  patches({ user_id, status }: ArgsOf<typeof userCalls.changeUserStatus>) {
    const change = <Row extends { user_id: Id }>(row: Row): Row =>
      String(row.user_id) === String(user_id) ? { ...row, status } : row;
    return {
      ...patch(getUserList, (page) => ({ ...page, rows: page.rows.map(change) })),
      ...patch(getUser, change),
      ...patch(getUserDetails, change),
    };
  },
};
export const deleteUser = {
  ...mutation(userCalls.deleteUser, () => [tag('User', 'LIST'), tag('Investment'), tag('Project'), tag('Dashboard')]),
  removes: ({ id }: { id: Id }, api: Api) => [
    toSource(api, getUser, { id }),
    toSource(api, getUserDetails, { user_id: id }),
  ],
};

export const useGetUserListQuery = queryHook(getUserList);
export const useGetUserQuery = queryHook(getUser);
export const useGetUserDetailsQuery = queryHook(getUserDetails);
export const useChangeUserStatusMutation = mutationHook(changeUserStatus);
export const useDeleteUserMutation = mutationHook(deleteUser);

function detailTags(user: UserDetail | undefined, id: Id): Tag[] {
  return [tag('User', id), ...investmentTags(user?.investments ?? [])];
}
