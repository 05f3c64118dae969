import { getAdmins } from '../../../api/admins.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { RowScreen } from '../../forms/RowScreen.tsx';
import { pathTo } from '../../paths.ts';
import type { ScreenProps } from '../../screen.ts';
import { reasonToStay } from './admin-rules.ts';
import { EditAdminForm } from './EditAdminForm.tsx';

/** One admin. */
export function EditAdmin({ params: { id } }: ScreenProps) {
  const { user } = useSession();
  return (
    <RowScreen
      query={getAdmins}
      isRow={({ admin_id }) => String(admin_id) === id}
      nameOf={({ name }) => name}
      noun="admin"
      list={{ href: pathTo('admins'), label: 'Admins' }}
    >
      {(admin, read, admins) => (
        <EditAdminForm admin={admin} read={read} reason={user ? reasonToStay(admin, admins, user) : undefined} />
      )}
    </RowScreen>
  );
}
