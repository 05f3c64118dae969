import { getUserList } from '../../../api/users.ts';
import { PagedListScreen } from '../../lists/ListScreen.tsx';
import { Total } from '../../lists/Total.tsx';
import { users } from './user-fields.tsx';

export function Users() {
  return (
    <PagedListScreen
      resource={users}
      query={getUserList}
      summary={(found = []) => (
        <Total label="Invested" amounts={found.map(({ total_invested: amount = '0' }) => ({ amount }))} />
      )}
      searchHint="Name, email or phone"
      isOff={(user) => user.status === 'inactive'}
      emptyText="Users appear here after they sign up."
    />
  );
}
