import { useState } from 'react';
import { useUpdateProfileMutation } from '../../../api/profile.ts';
import { maxLengths, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import type { Profile, ProfileFields as ProfileBody } from '../../../contract/profile.ts';
import type { AuthUser } from '../../../contract/session.ts';
import { TextField } from '../../../ui/Field.tsx';
import { pictureHref } from '../../api-url.ts';
import { all, type Checks, email, newPassword, required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PasswordField } from '../../kit/controls/PasswordField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PictureField } from './PictureField.tsx';
import * as styles from './ProfileForm.module.css';

interface ProfileFormProps {
  profile: Profile;
  /** `user` is `null` where the server said no more than that it was saved. */
  onSaved: (user: AuthUser | null, sent: ProfileBody) => void;
}

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
  password: newPassword,
};

/** One's own name, picture, ways to be reached and password. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const [update] = useUpdateProfileMutation();
  const [sentShare, setSentShare] = useState(0);
  const form = useForm({
    initial: {
      name: profile.name,
      email: profile.email,
      phone: profile.phone ?? '',
      image: undefined,
      current_password: '',
      password: '',
    } as Values,
    checks,
    send: (values) => update(toBody(values), setSentShare),
    onDone: (user, values) => onSaved(user, toBody(values)),
  });
  const { image } = form.values;
  return (
    <Form form={form} submitLabel="Save profile">
      <Panel title="You">
        <PictureField
          id={form.fieldId('image')}
          name={profile.name}
          imageUrl={pictureHref(profile.image_url)}
          file={image}
          error={form.errors.image}
          onChoose={(file) => form.edit({ image: file })}
        />
        {image && form.status.kind === 'sending' && (
          <progress className={styles.progress} value={sentShare} aria-label="Upload of your picture" />
        )}
        <TextField label="Name" {...form.field('name')} maxLength={maxLengths.name} autoComplete="name" required />
        <TextField
          label="Email"
          hint="You sign in with it."
          {...form.field('email')}
          type="email"
          maxLength={maxLengths.email}
          autoComplete="username"
          required
        />
        <TextField
          label="Phone"
          hint="Optional."
          {...form.field('phone')}
          type="tel"
          maxLength={maxLengths.phone}
          autoComplete="tel"
        />
      </Panel>
      <Passwords field={form.field} />
    </Form>
  );
}

function Passwords({ field }: { field: (name: 'current_password' | 'password') => object }) {
  return (
    <Panel title="Password">
      <PasswordField
        label="Current password"
        hint="Needed only to set a new one."
        {...field('current_password')}
        maxLength={maxLengths.password}
        autoComplete="current-password"
      />
      <PasswordField
        label="New password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Leave it empty to keep the present one. A new one ends your other sessions.`}
        {...field('password')}
        maxLength={maxLengths.password}
        autoComplete="new-password"
      />
    </Panel>
  );
}

/** A picture only if one was chosen, passwords only if a new one was typed. */
function toBody({ name, email, phone, image, current_password, password }: Values): ProfileBody {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    ...(image && { image }),
    ...(password && { current_password, password }),
  };
}
