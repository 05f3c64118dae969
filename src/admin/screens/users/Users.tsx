import { getUserList } from '../../../api/users.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { pagedRows } from '../../lists/use-large-rows.tsx';
import { users } from './user-fields.tsx';

export function Users() {
  return (
    <ListScreen
      resource={users}
      useRows={pagedRows(getUserList)}
      total={{ label: 'Invested', of: ({ total_invested: amount = '0' }) => ({ amount }) }}
      searchHint="Name, email or phone"
      isOff={(user) => user.status === 'inactive'}
      emptyText="Users appear here after they sign up."
    />
  );
}
