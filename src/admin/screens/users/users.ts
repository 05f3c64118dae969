import { useDeleteUserMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import { isBlank } from '../../../lib/is-blank.ts';
import type { Deletion, PlacedResource } from '../../rows/resource.ts';

/** The platform's users. */
export const users: PlacedResource<User> = {
  noun: ['user', 'users'],
  list: 'users',
  row: 'user',
  idOf: ({ user_id }) => user_id,
  nameOf: ({ name, email }) => (isBlank(name) ? email : name),
};

export function useUserDeletion(): Deletion<User> {
  const [remove] = useDeleteUserMutation();
  return {
    isTyped: true,
    remove: ({ user_id }) => remove({ id: user_id }),
    text: () => "The account goes for good. The user's investments stay on record.",
    manyText: "The accounts go for good. The users' investments stay on record.",
  };
}
