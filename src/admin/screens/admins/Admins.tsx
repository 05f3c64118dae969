import { getAdmins } from '../../../api/admins.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { wholeRows } from '../../lists/use-rows.ts';
import { admins } from './admin-fields.ts';

export function Admins() {
  return (
    <ListScreen
      resource={admins}
      useRows={wholeRows(getAdmins)}
      searchHint="Name, email or phone"
      isOff={(admin) => admin.status === 'inactive'}
      emptyText="Create an admin for each person who needs access."
    />
  );
}
