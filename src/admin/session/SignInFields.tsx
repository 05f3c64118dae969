import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../kit/controls/PasswordField.tsx';
import { initialFocus } from '../kit/dialog/Dialog.tsx';
import type { useSignIn } from './use-sign-in.ts';

interface SignInFieldsProps {
  form: ReturnType<typeof useSignIn>;
  /** The email is given and can't be changed. */
  isKnown?: boolean;
}

/** Email and password, as password managers know them. After a refusal the password is hidden again. */
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
