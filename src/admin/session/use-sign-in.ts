import { errorMessage } from '../../api/error-message.ts';
import { useSignInMutation } from '../../api/session.ts';
import { statuses } from '../../contract/envelope.ts';
import type { ApiError } from '../../http/errors.ts';
import { useSessionCommands } from '../../state/session/use-session.ts';
import { required } from '../forms/checks.ts';
import { useForm } from '../forms/use-form.ts';

/** What says nothing of which of the two was wrong, or whether there is such an account. */
const WRONG = 'Email or password is wrong.';
const wrongStatuses: readonly (number | undefined)[] = [
  statuses.badRequest,
  statuses.unauthorized,
  statuses.notFound,
  statuses.invalid,
];

/** The form of the sign-in page and of the dialog over an unsaved form. */
export function useSignIn(email: string) {
  const [signIn] = useSignInMutation();
  const { login } = useSessionCommands();
  return useForm({
    initial: { email, password: '' },
    checks: { email: required('Enter your email.'), password: required('Enter your password.') },
    send: ({ email, password }) => signIn({ email: email.trim(), password }),
    onSaved: (signedIn) => signedIn && login(signedIn),
    explain: (error) => (isWrong(error) ? WRONG : errorMessage(error)),
    isGuarded: false,
  });
}

function isWrong({ kind, status }: ApiError): boolean {
  return kind === 'HTTP_ERROR' && wrongStatuses.includes(status);
}
