import { useState } from 'react';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { getProfile, useUpdateProfileMutation } from '../../../api/profile.ts';
import { maxLengths, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import type { Profile, ProfileFields as ProfileBody } from '../../../contract/profile.ts';
import { TextField } from '../../../ui/Field.tsx';
import { pictureHref } from '../../api-url.ts';
import { all, type Checks, email, required } from '../../forms/checks.ts';
import { FieldGroup, optional } from '../../forms/FieldGroup.tsx';
import { Form } from '../../forms/Form.tsx';
import { newPassword } from '../../forms/new-password.ts';
import { useForm } from '../../forms/use-form.tsx';
import { PasswordField } from '../../kit/controls/PasswordField.tsx';
import { PictureField } from './PictureField.tsx';
import { ReviewSettings } from './ReviewSettings.tsx';

interface Values {
  name: string;
  email: string;
  phone: string;
  image: File | undefined;
  current_password: string;
  password: string;
}

const checks: Checks<Values> = {
  name: required('Enter your name.'),
  email: all(required('Enter your email address.'), email),
  current_password: (value, { password }) =>
    password && !value ? 'Enter your current password to set a new one.' : undefined,
  password: all(newPassword, (value, { current_password }) =>
    value && value === current_password ? 'Choose a password that differs from your current one.' : undefined,
  ),
};

/** Edits the admin's own name, photo, contacts and password. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (saved: Profile) => void }) {
  const [update] = useUpdateProfileMutation();
  const [sentShare, setSentShare] = useState(0);
  const [{ image_url }, setPresent] = useState(profile);
  const [ask] = useLazyQuery(getProfile);
  const form = useForm({
    initial: toValues(profile),
    checks,
    row: { read: () => ask(undefined).unwrap(), toValues },
    send: async (values): Promise<Outcome<Profile>> => {
      const { name, email, phone, ...body } = toBody(values);
      const outcome = await update({ name, email, phone, ...body }, setSentShare);
      // The response may lack fields: use the sent ones.
      const { error } = outcome;
      return 'data' in outcome ? { data: { ...profile, name, email, ...outcome.data, phone } } : error ? { error } : {};
    },
    onSaved: (saved) => {
      if (!saved) return;
      setPresent(saved);
      onSaved(saved);
    },
  });
  const { image } = form.values;
  return (
    <Form form={form} submitLabel="Save profile" bar="edited">
      <FieldGroup title="Personal details">
        <PictureField
          key={image_url}
          id={form.fieldId('image')}
          name={profile.name}
          imageUrl={pictureHref(image_url)}
          file={image}
          error={form.errors.image}
          onChoose={(file) => form.edit({ image: file })}
        />
        {image && form.status.kind === 'sending' && <progress value={sentShare} aria-label="Uploading your photo" />}
        <TextField label="Name" {...form.field('name', maxLengths.name)} autoComplete="name" required />
        <TextField
          label="Email"
          hint="You use it to sign in."
          {...form.field('email', maxLengths.email)}
          type="email"
          autoComplete="username"
          required
        />
        <TextField label={optional('Phone')} {...form.field('phone', maxLengths.phone)} type="tel" autoComplete="tel" />
      </FieldGroup>
      <Passwords field={form.field} />
      <ReviewSettings />
    </Form>
  );
}

function toValues({ name, email, phone }: Profile): Values {
  return { name, email, phone: phone ?? '', image: undefined, current_password: '', password: '' };
}

function Passwords({ field }: { field: (name: 'current_password' | 'password', maxLength: number) => object }) {
  return (
    <FieldGroup title="Password">
      <PasswordField
        label="Current password"
        hint="Needed only to set a new one."
        {...field('current_password', maxLengths.password)}
        autoComplete="current-password"
      />
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Leave blank to keep the current password. A new one ends your other sessions.`}
        {...field('password', maxLengths.password)}
        autoComplete="new-password"
      />
    </FieldGroup>
  );
}

/** Includes a photo only if chosen, passwords only if a new one was typed. */
function toBody({ name, email, phone, image, current_password, password }: Values): ProfileBody {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    ...(image && { image }),
    ...(password && { current_password, password }),
  };
}
