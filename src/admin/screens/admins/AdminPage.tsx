import { getAdmins } from '../../../api/admins.ts';
import { useSession } from '../../../state/session/use-session.ts';
import { RowScreen } from '../../rows/RowScreen.tsx';
import type { ScreenProps } from '../../screen.ts';
import { AdminForm } from './AdminForm.tsx';
import { reasonToStay } from './admin-rules.ts';
import { admins } from './admins.ts';

/** One admin, or a new one. */
export function AdminPage({ params: { id } }: ScreenProps) {
  const { user } = useSession();
  return (
    <RowScreen resource={admins} query={getAdmins} id={id}>
      {(edited, rows) => (
        <AdminForm edited={edited} reason={edited.row && user ? reasonToStay(edited.row, rows, user) : undefined} />
      )}
    </RowScreen>
  );
}
