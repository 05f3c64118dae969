import { useUpdateAdminMutation } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { newPassword } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLeaveSaved } from '../../forms/use-leave-saved.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { activeWords } from '../../kit/Status.tsx';
import { pathTo } from '../../paths.ts';
import { CancelLink } from '../../shell/LinkButton.tsx';
import { AdminFields, checks, NewPassword } from './AdminFields.tsx';
import { isSelf, roleWord } from './admin-rules.ts';

interface EditAdminFormProps {
  admin: Admin;
  /** Reads the admin anew. */
  read: () => Promise<Admin | undefined>;
  /** Why this admin has to stay active. */
  reason: string | undefined;
}

/** The fields of an admin. Saved, it leads back to the list. */
export function EditAdminForm({ admin, read, reason }: EditAdminFormProps) {
  const [update] = useUpdateAdminMutation();
  const leave = useLeaveSaved('admins', 'admin', false);
  const updateReader = useReaderUpdate(admin);
  const form = useForm({
    initial: toValues(admin),
    checks: { ...checks, password: newPassword },
    row: { read, toValues },
    send: ({ name, email, phone, status, password }, { edited }) =>
      update({
        admin_id: admin.admin_id,
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim() || null,
        ...(edited.has('status') && { status }),
        ...(edited.has('password') && { password }),
      }),
    onSaved: (saved, { name, email }) =>
      updateReader({ name: saved?.name ?? name.trim(), email: saved?.email ?? email.trim() }),
    onDone: (_, { name }) => leave(name, admin.admin_id),
  });
  return (
    <Form form={form} submitLabel="Save admin" actions={<CancelLink list={pathTo('admins')} />}>
      <AdminFields field={form.field} />
      <SelectField
        label="Status"
        hint={
          reason && admin.status === 'active'
            ? `This admin has to stay active. ${reason}`
            : `Role: ${roleWord(admin.role)}. An inactive admin can't sign in, and is signed out everywhere.`
        }
        {...form.field('status')}
        disabled={reason !== undefined && admin.status === 'active'}
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
