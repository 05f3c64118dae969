import { useCreateAdminMutation, useUpdateAdminMutation } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { PLAIN_ADMIN } from '../../../contract/session.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { all, newPassword, required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { type Sent, useForm } from '../../forms/use-form.ts';
import { useLeaveSaved } from '../../forms/use-leave-saved.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { pathTo } from '../../paths.ts';
import { CancelLink } from '../../shell/LinkButton.tsx';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { AdminFields, checks, NewPassword } from './AdminFields.tsx';
import { roleWords } from './admin-rules.ts';

/** An account for somebody who is to use this console. */
export function NewAdmin() {
  const [create] = useCreateAdminMutation();
  const [update] = useUpdateAdminMutation();
  const leave = useLeaveSaved('admins', 'admin', true);
  const form = useForm({
    initial: { name: '', email: '', phone: '', role: PLAIN_ADMIN as string, password: '' },
    checks: { ...checks, password: all<unknown, string>(required('Enter a password.'), newPassword) },
    send: ({ name, email, phone, role, password }, { earlier }: Sent<Admin>) => {
      const fields = { name: name.trim(), email: email.trim(), phone: phone.trim() || null, password };
      return earlier ? update({ admin_id: earlier.admin_id, ...fields }) : create({ ...fields, role });
    },
    onDone: (saved, { name }) => leave(name, saved?.admin_id),
  });
  return (
    <>
      <ScreenHead title="New admin" parent={{ href: pathTo('admins'), label: 'Admins' }} />
      <Form form={form} submitLabel="Create admin" actions={<CancelLink list={pathTo('admins')} />}>
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
    </>
  );
}
