import type { WireOf } from '../../../contract/shape.ts';
import { type user, type userDetail, userEndpoints } from '../../../contract/users.ts';
import { type Row, removeRow, requireRow, sumAmounts } from '../data/tables.ts';
import { resource, type Services } from '../resource.ts';
import { isFound, newestFirst, ok, pageOf, readListParams } from '../wire/responses.ts';
import { readValues } from '../wire/values.ts';
import { toInvestment } from './investments.ts';

export const users = resource(userEndpoints, {
  getUserList(request, services) {
    const params = readListParams(request.query);
    const found = services.tables.users.filter(({ name, email, phone }) => isFound(params.search, name, email, phone));
    return pageOf(newestFirst(found), params, (user) => toUser(user, services));
  },

  changeUserStatus(request, services) {
    const { user_id, status } = readValues(userEndpoints.changeUserStatus.json, request.fields);
    const user = requireRow(services.tables.users, 'user_id', user_id);
    user.status = status;
    return ok(status === 'active' ? 'User activated.' : 'User deactivated.', toUser(user, services));
  },

  getUser(request, services) {
    return ok('The user.', toUserDetail(requireRow(services.tables.users, 'user_id', request.id), services));
  },

  deleteUser(request, { tables }) {
    const user = requireRow(tables.users, 'user_id', request.id);
    removeRow(tables.users, user);
    for (const row of tables.investments) if (row.user_id === user.user_id) row.user_id = null;
    tables.user_accounts = tables.user_accounts.filter(({ user_id }) => user_id !== user.user_id);
    return ok('User deleted.', null);
  },

  getUserDetails(request, services) {
    const { user_id } = readValues(userEndpoints.getUserDetails.json, request.fields);
    const user = requireRow(services.tables.users, 'user_id', user_id);
    const accounts = services.tables.user_accounts.filter((account) => account.user_id === user.user_id);
    const bank_accounts = accounts.map(({ user_id: _owner, ...account }) => account);
    return ok('The user, with bank accounts.', { ...toUserDetail(user, services), bank_accounts });
  },
});

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
