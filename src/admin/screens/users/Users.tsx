import { usePlaceholder } from '../../../api/hooks/use-placeholder.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { changeUserStatus, deleteUser, getUser, getUserDetails, getUserList } from '../../../api/users.ts';
import { statuses } from '../../../contract/envelope.ts';
import { type User, type UserDetail, user } from '../../../contract/users.ts';
import { formatDay, formatNumber, shortMoney } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/is-blank.ts';
import { maskNumber } from '../../../lib/mask-number.ts';
import { imageHref } from '../../api-url.ts';
import { Email } from '../../kit/Email.tsx';
import { Facts } from '../../kit/Facts.tsx';
import * as kit from '../../kit/Kit.module.css';
import { Panel } from '../../kit/Panel.tsx';
import { PersonMark } from '../../kit/PersonMark.tsx';
import { Status } from '../../kit/Status.tsx';
import { Loading } from '../../kit/screen/Loading.tsx';
import { ScreenHead } from '../../kit/screen/ScreenHead.tsx';
import { Unread } from '../../kit/states/Unread.tsx';
import { listScreen } from '../../lists/ListScreen.tsx';
import { pagedRows } from '../../lists/use-large-rows.tsx';
import { listOf, resourceOf } from '../../resource/resource.ts';
import { ActiveSwitch } from '../../rows/ActiveSwitch.tsx';
import { DeleteAction } from '../../rows/DeleteAction.tsx';
import { InvestmentsPanel } from '../investments/investment-fields.tsx';

const nameOf = ({ name, email }: User) => (isBlank(name) ? email : name);

const users = resourceOf(
  user,
  {
    noun: ['user', 'users'],
    list: 'users',
    row: 'user',
    nameOf,
    useRows: pagedRows(getUserList, changeUserStatus),
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
        mark: (row) => <PersonMark name={row.name} imageUrl={imageHref(row.image_url)} />,
      },
    }),
    field('email', 'Email', { isSearched: true, list: {} }),
    field('phone', 'Phone', { isSearched: true, list: { isWide: true } }),
    field('kyc_status', 'KYC', { filter: 'kyc', list: { card: 'state', cardNote: 'KYC' } }),
    field('total_invested', 'Invested', { list: { card: 'figure', cardNote: 'invested' } }),
    field('status', 'Status', {
      filter: 'status',
      list: { card: 'action', cell: activeCell },
    }),
    field('created_at', 'Joined', { list: { card: 'date' } }),
  ],
);

export const Users = listScreen(users);

/** Activates or deactivates a user. Optimistic, with a rollback on failure. */
function activeCell({ user_id, name, status }: User) {
  const argsOf = (isActive: boolean) => ({ user_id, status: isActive ? 'active' : 'inactive' }) as const;
  return <ActiveSwitch name={name} isActive={status === 'active'} mutation={changeUserStatus} argsOf={argsOf} />;
}

export function UserPage({ id }: { id: string }) {
  const query = useQuery(getUser, { id });
  const { data, error } = query;
  const placeholder = usePlaceholder(getUserList, 'user_id', id);
  const user = error?.status === statuses.notFound ? undefined : data;
  return (
    <>
      <ScreenHead
        title={user?.name ?? (error ? undefined : placeholder?.name) ?? 'User'}
        parent={listOf(users)}
        actions={user && activeCell(user)}
      />
      <Loading query={query} what="the user" shape="facts" isShown={user !== undefined} parent={listOf(users)} />
      <Unread data={user} />
      {user && (
        <>
          <Facts
            isLarge
            facts={{
              Invested: user.total_invested && shortMoney(user.total_invested),
              Investments: formatNumber(user.investments.length),
              KYC: user.kyc_status && <Status state={user.kyc_status} />,
              Joined: formatDay(user.created_at),
            }}
          />
          <div className={kit.panels}>
            {user.investments.length > 0 && <UserInvestments user={user} />}
            <div className={kit.panels}>
              <Panel title="Details">
                <Facts facts={{ Email: <Email address={user.email} />, Phone: user.phone, Address: user.address }} />
              </Panel>
              <UserAccounts user={user} />
              {user.investments.length === 0 && <UserInvestments user={user} />}
            </div>
          </div>
          <DeleteAction resource={users} row={user} />
        </>
      )}
    </>
  );
}

function UserInvestments({ user: { investments } }: { user: UserDetail }) {
  return <InvestmentsPanel title="Investments" aside={undefined} investments={investments} name="project_name" />;
}

/** The user's bank accounts, from a separate request. If the request fails, only this panel shows the error. */
function UserAccounts({ user }: { user: User }) {
  const query = useQuery(getUserDetails, { user_id: user.user_id });
  const { data } = query;
  const accounts = data?.bank_accounts;
  return (
    <Panel title="Bank accounts">
      <Loading query={query} what="bank accounts" shape="facts" isShown={data !== undefined} />
      <Unread data={accounts} />
      {data && !accounts?.length && <p>No bank accounts yet.</p>}
      {accounts?.map((account) => (
        <Facts
          key={account.bank_account_id}
          facts={{
            Bank: account.bank_name,
            'Account holder': account.account_name,
            'Account number': <span translate="no">{maskNumber(account.account_number)}</span>,
            Currency: account.currency,
          }}
        />
      ))}
    </Panel>
  );
}
