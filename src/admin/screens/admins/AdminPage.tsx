import type { Admin } from '../../../contract/admins.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { activeWords } from '../../kit/Status.tsx';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { admins, useReasonToStay } from './admin-fields.ts';
import { isSelf } from './admin-rules.ts';

export function AdminPage({ id }: { id: string }) {
  return (
    <RowScreen resource={admins} id={id}>
      {(edited) => <AdminForm {...edited} />}
    </RowScreen>
  );
}

function AdminForm(edited: EditedRow<Admin>) {
  const { row } = edited;
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  const reasonOf = useReasonToStay();
  const reason = row?.status === 'active' && reasonOf(row);
  return (
    <RowForm
      resource={admins}
      edited={edited}
      onSaved={(saved, { name = '', email = '' }) => {
        // Updates the top bar if admins edit their own account.
        if (row && user && isSelf(row, user))
          updateUser({ ...user, name: saved?.name ?? name.trim(), email: saved?.email ?? email.trim() }, token);
      }}
      custom={{
        status: ({ maxLength: _, ...binding }) => (
          <SelectField
            label="Status"
            hint={
              reason
                ? `This admin has to stay active. ${reason}`
                : "An inactive admin can't sign in, and is signed out everywhere."
            }
            {...binding}
            disabled={!!reason}
          >
            <Options words={activeWords} />
          </SelectField>
        ),
      }}
    />
  );
}
