import { useGetAdminsQuery } from '../../../api/admins.ts';
import { WholeListScreen } from '../../lists/ListScreen.tsx';
import { admins, useAdminDeletion } from './admin-fields.ts';

export function Admins() {
  return (
    <WholeListScreen
      resource={admins}
      query={useGetAdminsQuery()}
      searchHint="Name, email or phone"
      isOff={(admin) => admin.status === 'inactive'}
      emptyText="Create an admin for each person who needs access."
      deletion={useAdminDeletion()}
    />
  );
}
