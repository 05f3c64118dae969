import { useCreateAdminMutation, useUpdateAdminMutation } from '../../../api/admins.ts';
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { PLAIN_ADMIN } from '../../../contract/session.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { all, newPassword, required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { pathTo } from '../../paths.ts';
import { useRowForm } from '../../rows/use-row-form.ts';
import { AdminFields, checks, NewPassword, toPerson } from './AdminFields.tsx';
import { roleWords } from './admin-rules.ts';
import { admins } from './admins.ts';

interface NewAdminValues {
  name: string;
  email: string;
  phone: string;
  role: string;
  password: string;
}

/** The fields of an account for somebody who is to use this console. */
export function NewAdminForm() {
  const [create] = useCreateAdminMutation();
  const [update] = useUpdateAdminMutation();
  const form = useRowForm({
    resource: admins,
    toValues: (): NewAdminValues => ({ name: '', email: '', phone: '', role: PLAIN_ADMIN, password: '' }),
    checks: { ...checks, password: all<unknown, string>(required('Enter a password.'), newPassword) },
    toFields: ({ role, password, ...person }) => ({ ...toPerson(person), role, password }),
    create,
    update: ({ admin_id }, { role: _, ...fields }) => update({ admin_id, ...fields }),
    told: ({ name }) => [name],
  });
  return (
    <Form form={form} submitLabel="Create admin" list={pathTo('admins')}>
      <AdminFields field={form.field} />
      <SelectField
        label="Role"
        hint="A super-admin also manages bank accounts and admins. It can't be changed later."
        {...form.field('role')}
      >
        <Options words={roleWords} />
      </SelectField>
      <NewPassword
        label="Password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Tell them yourself: it is not sent to them.`}
        {...form.field('password')}
        required
      />
    </Form>
  );
}
