import { createAdmin, getAdmins, updateAdmin } from '../../../api/admins.ts';
import { useMutation } from '../../../api/hooks/use-mutation.ts';
import type { Admin } from '../../../contract/admins.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { activeWords } from '../../kit/Status.tsx';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { admins, useAdminDeletion } from './admin-fields.ts';
import { isSelf, reasonToStay } from './admin-rules.ts';

export function AdminPage({ id }: { id: string }) {
  const { user } = useSession();
  return (
    <RowScreen resource={admins} query={getAdmins} id={id} deletion={useAdminDeletion()}>
      {(edited, rows) => (
        <AdminForm edited={edited} reason={edited.row && user ? reasonToStay(edited.row, rows, user) : undefined} />
      )}
    </RowScreen>
  );
}

/** `reason` says why this admin must stay active. */
function AdminForm({ edited, reason }: { edited: EditedRow<Admin>; reason: string | undefined }) {
  const { row } = edited;
  const [create] = useMutation(createAdmin);
  const [update] = useMutation(updateAdmin);
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  const mustStay = reason !== undefined && row?.status === 'active';
  return (
    <RowForm
      resource={admins}
      edited={edited}
      saving={{
        create,
        update,
        always: ['name', 'email'],
        onSaved: (saved, { name = '', email = '' }) => {
          // Updates the top bar if admins edit their own account.
          if (row && user && isSelf(row, user))
            updateUser({ ...user, name: saved?.name ?? name.trim(), email: saved?.email ?? email.trim() }, token);
        },
      }}
      custom={{
        status: ({ maxLength: _, ...binding }) => (
          <SelectField
            label="Status"
            hint={
              mustStay
                ? `This admin has to stay active. ${reason}`
                : "An inactive admin can't sign in, and is signed out everywhere."
            }
            {...binding}
            disabled={mustStay}
          >
            <Options words={activeWords} />
          </SelectField>
        ),
      }}
    />
  );
}
