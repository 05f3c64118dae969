import { useSignInMutation } from '../../api/session.ts';
import { useSessionCommands } from '../../state/session/use-session.ts';
import { TextField } from '../../ui/Field.tsx';
import { apiUrl } from '../api-url.ts';
import { required } from '../forms/checks.ts';
import { useForm } from '../forms/use-form.tsx';
import { PasswordField } from '../kit/controls/PasswordField.tsx';
import { initialFocus } from '../kit/dialog/Dialog.tsx';
import { signInMessage } from './sign-in-message.ts';

/** The form of the sign-in page and of the dialog over an unsaved form. A rejected password is cleared. */
export function useSignIn(email: string) {
  const [signIn] = useSignInMutation();
  const { login } = useSessionCommands();
  const form = useForm({
    initial: { email, password: '' },
    checks: { email: required('Enter your email.'), password: required('Enter your password.') },
    async send({ email, password }) {
      const outcome = await signIn({ email: email.trim(), password });
      if (outcome.error) form.edit({ password: '' });
      return outcome;
    },
    onSaved: (signedIn) => signedIn && login(signedIn),
    explain: (error) => signInMessage(error, new URL(apiUrl, location.href).href),
    isGuarded: false,
  });
  return form;
}

interface SignInFieldsProps {
  form: ReturnType<typeof useSignIn>;
  /** The email is given and can't be changed. */
  isKnown?: boolean;
}

/** Email and password, recognized by password managers. A failed sign-in hides the password again. */
export function SignInFields({ form, isKnown = false }: SignInFieldsProps) {
  return (
    <>
      <TextField
        label="Email"
        {...form.field('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isKnown}
        required
      />
      <PasswordField
        key={form.refusals}
        label="Password"
        {...form.field('password')}
        autoComplete="current-password"
        required
        {...initialFocus}
      />
    </>
  );
}
