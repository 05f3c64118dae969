import { getAdmins } from '../../../api/admins.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { RowScreen } from '../../rows/RowScreen.tsx';
import type { ScreenProps } from '../../screen.ts';
import { reasonToStay } from './admin-rules.ts';
import { admins } from './admins.ts';
import { EditAdminForm } from './EditAdminForm.tsx';
import { NewAdminForm } from './NewAdminForm.tsx';

/** One admin, or a new one. */
export function AdminPage({ params: { id } }: ScreenProps) {
  const { user } = useSession();
  return (
    <RowScreen resource={admins} query={getAdmins} id={id}>
      {({ row, read }, rows) =>
        row && read ? (
          <EditAdminForm row={row} read={read} reason={user ? reasonToStay(row, rows, user) : undefined} />
        ) : (
          <NewAdminForm />
        )
      }
    </RowScreen>
  );
}
