import { useState } from 'react';
import { useLazyQuery } from '../../../api/hooks/use-lazy-query.ts';
import { type Outcome, useMutation } from '../../../api/hooks/use-mutation.ts';
import { useQuery } from '../../../api/hooks/use-query.ts';
import { getProfile, updateProfile } from '../../../api/profile.ts';
import { maxLengths, PASSWORD_MIN_LENGTH } from '../../../contract/limits.ts';
import type { Profile as ProfileData } from '../../../contract/profile.ts';
import { useSession, useSessionCommands } from '../../../state/use-session.ts';
import { useToast } from '../../../toasts/use-toast.ts';
import { TextField } from '../../../ui/Field.tsx';
import * as text from '../../../ui/Text.module.css';
import { imageHref } from '../../api-url.ts';
import { all, type Checks, required } from '../../forms/checks.ts';
import { FieldGroup, Form, optional } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { useIsRenewed } from '../../forms/use-is-renewed.ts';
import { ChoiceField } from '../../kit/controls/ChoiceField.tsx';
import { PasswordField } from '../../kit/controls/PasswordField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Loading } from '../../kit/screen/Loading.tsx';
import { ScreenHead } from '../../kit/screen/ScreenHead.tsx';
import { email, newPassword, roleWord } from '../admins/admin-rules.ts';
import { holdChoices, useReviewPreferences } from '../review/preferences.ts';
import { PictureField } from './PictureField.tsx';

export function Profile() {
  const query = useQuery(getProfile);
  const { data: profile, error } = query;
  const isRenewed = useIsRenewed(query);
  return (
    <>
      <ScreenHead title="Profile" />
      <Loading query={query} what="your profile" shape="fields" isShown={!!profile && (!!error || isRenewed)} />
      {profile && isRenewed && <ProfileForm profile={profile} />}
    </>
  );
}

interface Saved extends ProfileData {
  /** The new token, if a new password ended the session. */
  token?: string;
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
  password: all(newPassword, (value, { current_password }) =>
    value && value === current_password ? 'Choose a password that differs from your current one.' : undefined,
  ),
};

/** Edits the signed-in admin's name, photo, email, phone number and password. A save also updates the top bar. */
function ProfileForm({ profile }: { profile: ProfileData }) {
  const [update] = useMutation(updateProfile);
  const [{ image_url }, setSaved] = useState(profile);
  const fetchProfile = useLazyQuery(getProfile);
  const { token } = useSession();
  const { updateUser } = useSessionCommands();
  const toast = useToast();
  const form = useForm({
    initial: toValues(profile),
    checks,
    row: { read: (): Promise<Saved> => fetchProfile(undefined).unwrap(), toValues },
    async send({ image, current_password, password, ...texts }): Promise<Outcome<Saved>> {
      const [name, email, phone] = [texts.name.trim(), texts.email.trim(), texts.phone.trim()];
      const outcome = await update({
        ...{ name, email, phone },
        ...(image && { image }),
        ...(password && { current_password, password }),
      });
      // The response may be empty, and lacks `phone`, so the profile and the sent values fill the gaps.
      return 'data' in outcome
        ? { data: { ...profile, name, email, ...outcome.data, phone } }
        : (outcome as Outcome<never>);
    },
    onSaved(saved) {
      if (!saved) return;
      setSaved(saved);
      const { phone: _, token: renewed, ...user } = saved;
      if (token !== null) updateUser(user, token, renewed);
      toast.success('Your profile was saved.');
    },
  });
  return (
    <Form form={form} submitLabel="Save profile" bar="edited">
      <Panel title="Your photo" aside={<span className={text.mute}>{roleWord(profile.role)}</span>}>
        <PictureField
          key={image_url}
          id={form.fieldId('image')}
          name={profile.name}
          imageUrl={imageHref(image_url)}
          file={form.values.image}
          error={form.errors.image}
          onChoose={(file) => form.edit({ image: file })}
        />
      </Panel>
      <FieldGroup title="Personal details">
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
      <FieldGroup title="Password">
        <PasswordField
          label="Current password"
          hint="Leave both blank to keep your password."
          {...form.field('current_password', maxLengths.password)}
          autoComplete="current-password"
        />
        <PasswordField
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters; a new password signs you out elsewhere.`}
          {...form.field('password', maxLengths.password)}
          autoComplete="new-password"
        />
      </FieldGroup>
      <ReviewSettings />
    </Form>
  );
}

function toValues({ name, email, phone }: ProfileData): Values {
  return { name, email, phone: phone ?? '', image: undefined, current_password: '', password: '' };
}

/** The review settings of this browser. Each change is stored at once, without Save. */
function ReviewSettings() {
  const { holdSeconds, setHoldSeconds, hasLetters, setHasLetters } = useReviewPreferences();
  return (
    <FieldGroup title="Review settings">
      <ChoiceField
        label="Time to undo a decision"
        hint="Applies immediately, in this browser only."
        choices={holdChoices.map((choice) => [choice, `${choice} seconds`])}
        value={holdSeconds}
        onChange={({ target }) => setHoldSeconds(target.value as typeof holdSeconds)}
      />
      <ChoiceField
        label="Single-letter shortcuts"
        hint="In Review: A approves, R rejects, J goes to the next, K to the previous one, U undoes."
        choices={Object.entries({ on: 'On', off: 'Off' })}
        value={hasLetters ? 'on' : 'off'}
        onChange={({ target }) => setHasLetters(target.value === 'on')}
      />
    </FieldGroup>
  );
}
