import { figures } from '../contract/dashboard.ts';
import type { Id } from '../contract/envelope.ts';
import { investment } from '../contract/investments.ts';
import { project } from '../contract/projects.ts';
import { type UserDetail, user, userEndpoints } from '../contract/users.ts';
import type { Tag } from '../http/entry.ts';
import { mutation, query, toSource } from './endpoint.ts';
import { tag, tagsOfRows, tagsOnCreateOrDelete } from './tags.ts';

const investmentTags = tagsOfRows(investment);

export const getUserList = query(userEndpoints.getUserList);
export const getUser = query(userEndpoints.getUser, (detail, { id }) => detailTags(detail, id));
export const getUserDetails = query(userEndpoints.getUserDetails, (detail, { user_id }) => detailTags(detail, user_id));

/** Optimistic, because a switch that changes only after the response looks as if it missed the click. */
export const changeUserStatus = mutation(
  userEndpoints.changeUserStatus,
  ({ user_id }) => [tag(user, user_id), tag(figures)],
  { updates: [getUserList, getUser, getUserDetails], isOptimistic: true },
);
export const deleteUser = mutation(userEndpoints.deleteUser, tagsOnCreateOrDelete(user, investment, project), {
  deletes: ({ id }, api) => [toSource(api, getUser, { id }), toSource(api, getUserDetails, { user_id: id })],
});

function detailTags(detail: UserDetail | undefined, id: Id): Tag[] {
  return [tag(user, id), ...investmentTags(detail?.investments ?? [])];
}
