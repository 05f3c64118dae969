import { getAdmins, useCreateAdminMutation, useUpdateAdminMutation } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import { maxLengths, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { PLAIN_ADMIN } from '../../../contract/session.ts';
import { useSession, useSessionCommands } from '../../../state/session/use-session.ts';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { all, email, matching, newPassword, required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { onlyEdited } from '../../forms/only-edited.ts';
import { optional } from '../../forms/optional.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { PasswordField } from '../../kit/controls/PasswordField.tsx';
import { activeWords } from '../../kit/Status.tsx';
import { pathTo } from '../../paths.ts';
import { type EditedRow, RowScreen } from '../../rows/RowScreen.tsx';
import { useRowForm } from '../../rows/use-row-form.tsx';
import { isSelf, reasonToStay, roleWord, roleWords } from './admin-rules.ts';
import { admins } from './admins.ts';

/** One admin, or a new one. */
export function AdminPage({ id }: { id: string }) {
  const { user } = useSession();
  return (
    <RowScreen resource={admins} query={getAdmins} id={id}>
      {(edited, rows) => (
        <AdminForm edited={edited} reason={edited.row && user ? reasonToStay(edited.row, rows, user) : undefined} />
      )}
    </RowScreen>
  );
}

interface AdminFormProps {
  edited: EditedRow<Admin>;
  /** The reason for which this admin has to stay active. */
  reason: string | undefined;
}

/**
 * The fields of an account for somebody who uses this console. The browser is to fill in none of the reader's own; a
 * password manager may suggest a password, and it can be shown to hand it on.
 */
function AdminForm({ edited, reason }: AdminFormProps) {
  const { row } = edited;
  const form = useAdminForm(edited);
  const bind = (name: 'name' | 'email' | 'phone') => ({ ...form.field(name, maxLengths[name]), autoComplete: 'off' });
  return (
    <Form form={form} submitLabel={row ? 'Save admin' : 'Create admin'} list={pathTo('admins')}>
      <TextField label="Name" {...bind('name')} required />
      <TextField label="Email" hint="They sign in with it." type="email" {...bind('email')} required />
      <TextField label={optional('Phone')} type="tel" {...bind('phone')} />
      {row ? (
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
      ) : (
        <SelectField
          label="Role"
          hint="A super-admin also manages bank accounts and admins. It can't be changed later."
          {...form.field('role')}
        >
          <Options words={roleWords} />
        </SelectField>
      )}
      <PasswordField
        label={row ? 'New password' : 'Password'}
        hint={
          row
            ? 'Leave it empty to keep the present one. A new one ends all other sessions of this account.'
            : `At least ${PASSWORD_MIN_LENGTH} characters. Tell them yourself: it is not sent to them.`
        }
        {...form.field('password', maxLengths.password)}
        autoComplete="new-password"
        required={!row}
      />
    </Form>
  );
}

function useAdminForm(edited: EditedRow<Admin>) {
  const [create] = useCreateAdminMutation();
  const [update] = useUpdateAdminMutation();
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  return useRowForm({
    ...edited,
    resource: admins,
    toValues,
    checks: {
      name: required('Enter a name.'),
      email: all<unknown, string>(required('Enter an email address.'), email),
      phone: matching(/^\+?[\d\s().-]{5,}$/, 'Enter a phone number: digits, spaces, + ( ) . and - only.'),
      password: edited.row ? newPassword : all<unknown, string>(required('Enter a password.'), newPassword),
    },
    toFields: ({ name, email, phone, ...rest }) => {
      return { name: name.trim(), email: email.trim(), phone: phone.trim() || null, ...rest };
    },
    create: ({ status: _, ...fields }) => create(fields),
    update: ({ admin_id }, { role: _, name, email, ...rest }, names) =>
      update({ admin_id, name, email, ...onlyEdited(rest, names) }),
    onSaved: (saved, { name, email }) => {
      // The top bar follows who has edited their own account.
      if (edited.row && user && isSelf(edited.row, user))
        updateUser({ ...user, name: saved?.name ?? name.trim(), email: saved?.email ?? email.trim() }, token);
    },
    told: ({ name }) => [name],
  });
}

function toValues(admin?: Admin) {
  return {
    name: admin?.name ?? '',
    email: admin?.email ?? '',
    phone: admin?.phone ?? '',
    role: admin?.role ?? PLAIN_ADMIN,
    status: admin?.status ?? 'active',
    password: '',
  };
}
