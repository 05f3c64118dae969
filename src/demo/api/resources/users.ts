import type { Shape, WireOf } from '../../../contract/shape.ts';
import { user, userCalls, type userDetail } from '../../../contract/users.ts';
import { type Row, removeRow, requireRow, rowOf, sumAmounts } from '../data/tables.ts';
import { resource } from '../resource.ts';
import type { Services } from '../services.ts';
import { id, oneOf, readFields } from '../wire/fields.ts';
import { isFound, newestFirst, ok, pageOf, readListParams } from '../wire/responses.ts';
import { toInvestment } from './investments.ts';

const userRow = { ...user, phone: 'text|null', address: 'text' } as const satisfies Shape;

declare module '../data/tables.ts' {
  interface Tables {
    users: WireOf<typeof userRow>[];
  }
}

export const users = resource(
  userCalls,
  { users: userRow },
  {
    getUserList(call, services) {
      const params = readListParams(call.query);
      const found = services.tables.users.filter(({ name, email, phone }) =>
        isFound(params.search, name, email, phone),
      );
      return pageOf(newestFirst(found), params, (user) => toUser(user, services));
    },

    changeUserStatus(call, services) {
      const { status } = readFields(call.fields, { user_id: id, status: oneOf(['active', 'inactive']) });
      const user = rowOf(call.fields, services.tables.users, 'user_id');
      user.status = status;
      return ok(status === 'active' ? 'User activated.' : 'User deactivated.', toUser(user, services));
    },

    getUser(call, services) {
      return ok('The user.', toUserDetail(requireRow(services.tables.users, 'user_id', call.id), services));
    },

    deleteUser(call, { tables }) {
      const user = requireRow(tables.users, 'user_id', call.id);
      removeRow(tables.users, user);
      tables.user_accounts = tables.user_accounts.filter(({ user_id }) => user_id !== user.user_id);
      return ok('User deleted.', null);
    },

    getUserDetails(call, services) {
      const user = rowOf(call.fields, services.tables.users, 'user_id');
      const accounts = services.tables.user_accounts.filter(({ user_id }) => user_id === user.user_id);
      const bankAccounts = accounts.map(({ user_id: _owner, ...account }) => account);
      return ok('The user in full.', { ...toUserDetail(user, services), bank_accounts: bankAccounts });
    },
  },
);

function toUser(row: Row<'users'>, { tables }: Services): WireOf<typeof user> {
  const { address: _onlyInDetail, ...always } = row;
  const approved = tables.investments.filter(({ user_id, status }) => user_id === row.user_id && status === 'approved');
  return { ...always, image_url: null, total_invested: sumAmounts(approved) };
}

function toUserDetail(row: Row<'users'>, services: Services): WireOf<typeof userDetail> {
  const investments = services.tables.investments.filter(({ user_id }) => user_id === row.user_id);
  return {
    ...toUser(row, services),
    address: row.address,
    investments: newestFirst(investments).map((investment) => toInvestment(investment, services)),
  };
}
