import { useUpdateAdminMutation } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { newPassword } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { Options } from '../../kit/controls/Options.tsx';
import { activeWords } from '../../kit/Status.tsx';
import { pathTo } from '../../paths.ts';
import { useRowForm } from '../../rows/use-row-form.ts';
import { AdminFields, checks, NewPassword, toPerson } from './AdminFields.tsx';
import { isSelf, roleWord } from './admin-rules.ts';
import { admins } from './admins.ts';

interface EditAdminFormProps {
  row: Admin;
  read: () => Promise<Admin | undefined>;
  /** The reason for which this admin has to stay active. */
  reason: string | undefined;
}

/** The fields of an admin. */
export function EditAdminForm({ row, read, reason }: EditAdminFormProps) {
  const [update] = useUpdateAdminMutation();
  const updateReader = useReaderUpdate(row);
  const form = useRowForm({
    resource: admins,
    row,
    read,
    toValues: (admin = row) => toValues(admin),
    checks: { ...checks, password: newPassword },
    toFields: ({ status, password, ...person }) => ({ ...toPerson(person), status, password }),
    create: async () => ({}),
    update({ admin_id }, { status, password, ...person }, names) {
      return update({ admin_id, ...person, ...onlyEdited({ status, password }, names) });
    },
    onSaved: (saved, { name, email }) =>
      updateReader({ name: saved?.name ?? name.trim(), email: saved?.email ?? email.trim() }),
    told: ({ name }) => [name],
  });
  return (
    <Form form={form} submitLabel="Save admin" list={pathTo('admins')}>
      <AdminFields field={form.field} />
      <SelectField
        label="Status"
        hint={
          reason && row.status === 'active'
            ? `This admin has to stay active. ${reason}`
            : `Role: ${roleWord(row.role)}. An inactive admin can't sign in, and is signed out everywhere.`
        }
        {...form.field('status')}
        disabled={reason !== undefined && row.status === 'active'}
      >
        <Options words={activeWords} />
      </SelectField>
      <NewPassword
        label="New password"
        hint="Leave it empty to keep the present one. A new one ends all other sessions of this account."
        {...form.field('password')}
      />
    </Form>
  );
}

function toValues({ name, email, phone, status }: Admin) {
  return { name, email, phone: phone ?? '', status, password: '' };
}

/** Rewrites the stored session where the reader has edited their own account, so that the top bar follows. */
function useReaderUpdate(admin: Admin) {
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  return (change: { name: string; email: string }) => {
    if (user && isSelf(admin, user)) updateUser({ ...user, ...change }, token);
  };
}
