import { createAdmin, deleteAdmin, getAdmins, updateAdmin } from '../../../api/admins.ts';
import { type Admin, admin } from '../../../contract/admins.ts';
import { PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import { PLAIN_ADMIN } from '../../../contract/session.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useSession, useSessionCommands } from '../../../state/use-session.ts';
import { matching } from '../../forms/checks.ts';
import { PersonMark } from '../../kit/PersonMark.tsx';
import { listScreen } from '../../lists/ListScreen.tsx';
import { wholeList } from '../../lists/whole-list.ts';
import { extraField } from '../../resource/fields.ts';
import { resourceOf } from '../../resource/resource.ts';
import { type EditedRow, RowForm, RowScreen } from '../../rows/RowScreen.tsx';
import { email, isSelf, newPassword, roleWords } from './admin-rules.ts';

const access = 'Access';
const password = { section: access, input: 'password', check: newPassword } as const;

const admins = resourceOf(
  admin,
  {
    noun: ['admin', 'admins'],
    list: 'admins',
    row: 'admin',
    nameOf: ({ name }) => name,
    ...wholeList(getAdmins, 'admin_id'),
    emptyText: 'Create an admin for each person who needs access.',
    edit: { create: createAdmin, update: updateAdmin },
    deletion: {
      remove: deleteAdmin,
      text: ({ email: address }) =>
        `This permanently deletes the account. ${isolate(address)} is signed out everywhere and can't sign in again.`,
      isOwn: isSelf,
    },
  },
  (field) => [
    field('name', 'Name', {
      isSearched: true,
      list: { mark: ({ name }) => <PersonMark name={name} /> },
      form: { section: 'Details', required: 'Enter a name.' },
    }),
    field('email', 'Email', {
      isSearched: true,
      list: {},
      form: {
        section: 'Details',
        hint: 'Used to sign in.',
        required: 'Enter an email address.',
        check: email,
        input: 'email',
      },
    }),
    field('phone', 'Phone', {
      isSearched: true,
      list: { isWide: true },
      form: {
        section: 'Details',
        input: 'tel',
        check: matching(/^\+?[\d\s().-]{5,}$/, 'Enter a phone number: digits, spaces, + ( ) . and - only.'),
      },
    }),
    field('role', 'Role', {
      words: roleWords,
      filter: 'role',
      list: { card: 'figure' },
      form: {
        section: access,
        only: 'new',
        initial: PLAIN_ADMIN,
        hint: "Only super-admins manage bank accounts and admins; you can't change the role later.",
      },
    }),
    field('status', 'Status', {
      filter: 'status',
      list: { card: 'state' },
      form: {
        section: access,
        only: 'existing',
        hint: "Inactive admins are signed out and can't sign in.",
      },
    }),
    field('created_at', 'Created', { list: { card: 'date' } }),
    extraField('password', 'Password', {
      csv: false,
      form: {
        ...password,
        only: 'new',
        required: 'Enter a password.',
        hint: `At least ${PASSWORD_MIN_LENGTH} characters. Share it securely, because we don't email it.`,
      },
    }),
    extraField('password', 'New password', {
      csv: false,
      form: {
        ...password,
        only: 'existing',
        hint: 'Leave blank to keep the current one. A new one ends other sessions.',
      },
    }),
  ],
);

export const Admins = listScreen(admins);

export function AdminPage({ id }: { id: string }) {
  return (
    <RowScreen resource={admins} id={id}>
      {(edited) => <AdminForm {...edited} />}
    </RowScreen>
  );
}

function AdminForm(edited: EditedRow<Admin>) {
  const { user, token } = useSession();
  const { updateUser } = useSessionCommands();
  const isOwn = edited.row && user && isSelf(edited.row, user);
  return (
    <RowForm
      resource={admins}
      edited={edited}
      custom={isOwn ? { status: () => null } : {}}
      onSaved={(saved, { name = '', email = '' }) => {
        // Updates name and email in the top bar.
        if (isOwn)
          updateUser({ ...user, name: saved?.name ?? name.trim(), email: saved?.email ?? email.trim() }, token);
      }}
    />
  );
}
