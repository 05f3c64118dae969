import { getUserList } from '../../../api/users.ts';
import { PagedListScreen } from '../../lists/ListScreen.tsx';
import { users } from './user-fields.tsx';

export function Users() {
  return (
    <PagedListScreen
      resource={users}
      query={getUserList}
      total={{ label: 'Invested', of: ({ total_invested: amount = '0' }) => ({ amount }) }}
      searchHint="Name, email or phone"
      isOff={(user) => user.status === 'inactive'}
      emptyText="Users appear here after they sign up."
    />
  );
}
