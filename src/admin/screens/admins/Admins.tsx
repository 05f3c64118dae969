import { getAdmins } from '../../../api/admins.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { admins } from './admin-fields.ts';

export function Admins() {
  return (
    <WholeListScreen
      resource={admins}
      query={useQuery(getAdmins)}
      searchHint="Name, email or phone"
      isOff={(admin) => admin.status === 'inactive'}
      emptyText="Create an admin for each person who needs access."
    />
  );
}
