import { useMutation } from '../../../api/hooks/use-mutation.ts';
import { changeUserStatus, deleteUser, getUserList } from '../../../api/users.ts';
import { type User, user } from '../../../contract/users.ts';
import { isBlank } from '../../../lib/is-blank.ts';
import { imageHref } from '../../api-url.ts';
import * as kit from '../../kit/Kit.module.css';
import { PersonMark } from '../../kit/PersonMark.tsx';
import { listScreen } from '../../lists/ListScreen.tsx';
import { pagedRows } from '../../lists/use-large-rows.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathTo } from '../../paths.ts';
import { ActiveSwitch } from '../../rows/ActiveSwitch.tsx';
import { resourceOf } from '../../rows/resource.ts';

const nameOf = ({ name, email }: User) => (isBlank(name) ? email : name);

export const users = resourceOf(
  user,
  {
    noun: ['user', 'users'],
    list: 'users',
    row: 'user',
    nameOf,
    useRows: pagedRows(getUserList),
    emptyText: 'Users appear here after they sign up.',
    total: { label: 'Invested', of: ({ total_invested: amount = '0' }) => ({ amount }) },
    deletion: {
      remove: deleteUser,
      text: () => "This permanently deletes the account. The user's investments stay on record.",
      isTyped: true,
    },
  },
  (field) => [
    field('name', 'Name', {
      isSearched: true,
      list: {
        title: 'User',
        cell: (row) => (
          <span className={kit.row}>
            <PersonMark name={row.name} imageUrl={imageHref(row.image_url)} />
            <span className={kit.cut}>
              <Link href={pathTo('user', row.user_id)}>{nameOf(row)}</Link>
            </span>
          </span>
        ),
      },
    }),
    field('email', 'Email', { isSearched: true, list: {} }),
    field('phone', 'Phone', { isSearched: true, list: { isWide: true } }),
    field('kyc_status', 'KYC', { filter: 'kyc', list: { card: 'state' } }),
    field('total_invested', 'Invested', { list: { card: 'figure' } }),
    field('created_at', 'Joined', { list: { card: 'date' } }),
    field('status', 'Status', {
      filter: 'status',
      list: { card: 'action', cell: (row) => <UserStatus user={row} /> },
    }),
  ],
);

/** The list of users. */
export const Users = listScreen(users);

/** Switches a user on or off. Optimistic, with a rollback on failure. */
export function UserStatus({ user: { user_id, name, status } }: { user: User }) {
  const [change] = useMutation(changeUserStatus);
  return (
    <ActiveSwitch
      name={name}
      isActive={status === 'active'}
      onChange={(isActive) => change({ user_id, status: isActive ? 'active' : 'inactive' })}
    />
  );
}
