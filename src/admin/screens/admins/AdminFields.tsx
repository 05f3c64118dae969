import type { ComponentProps } from 'react';
import { maxLengths } from '../../../contract/limits.ts';
import { TextField } from '../../../ui/Field.tsx';
import { all, email, matching, required } from '../../forms/checks.ts';
import { optional } from '../../forms/optional.tsx';
import { PasswordField } from '../../kit/controls/PasswordField.tsx';

/** The properties that tie a field to its form. */
type Bound = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The server's rules for an admin's fields. */
export const checks = {
  name: required('Enter a name.'),
  email: all<unknown, string>(required('Enter an email address.'), email),
  phone: matching(/^\+?[\d\s().-]{5,}$/, 'Enter a phone number: digits, spaces, + ( ) . and - only.'),
};

/** Name, email and phone as they are sent. */
export function toPerson({ name, email, phone }: Readonly<Record<'name' | 'email' | 'phone', string>>) {
  return { name: name.trim(), email: email.trim(), phone: phone.trim() || null };
}

/** Name, email, phone. They are somebody else's: the browser is to fill in none of the reader's own. */
export function AdminFields({ field }: { field: (name: 'name' | 'email' | 'phone') => Bound }) {
  return (
    <>
      <TextField label="Name" {...field('name')} maxLength={maxLengths.name} autoComplete="off" required />
      <TextField
        label="Email"
        hint="They sign in with it."
        type="email"
        {...field('email')}
        maxLength={maxLengths.email}
        autoComplete="off"
        required
      />
      <TextField
        label={optional('Phone')}
        type="tel"
        {...field('phone')}
        maxLength={maxLengths.phone}
        autoComplete="off"
      />
    </>
  );
}

/** A password for somebody: a password manager may suggest one, and it can be shown to hand it on. */
export function NewPassword(props: ComponentProps<typeof PasswordField>) {
  return <PasswordField {...props} maxLength={maxLengths.password} autoComplete="new-password" />;
}
