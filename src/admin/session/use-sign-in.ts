import { useSignInMutation } from '../../api/session.ts';
import { useSessionCommands } from '../../state/session/use-session.ts';
import { apiUrl } from '../api-url.ts';
import { required } from '../forms/checks.ts';
import { useForm } from '../forms/use-form.ts';
import { signInMessage } from './sign-in-message.ts';

/** The form of the sign-in page and of the dialog over an unsaved form. A password that failed is typed anew. */
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
