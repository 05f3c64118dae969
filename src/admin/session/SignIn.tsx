import clsx from 'clsx';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorMessage } from '../../api/error-message.ts';
import { useMutation } from '../../api/hooks/use-mutation.ts';
import { signIn } from '../../api/session.ts';
import { site } from '../../content/site.ts';
import { statuses } from '../../contract/envelope.ts';
import { ApiError, HttpError, TimeoutError } from '../../http/errors.ts';
import type { SessionUser } from '../../state/session/session.ts';
import { useSessionCommands } from '../../state/use-session.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { apiUrl } from '../api-url.ts';
import { required } from '../forms/checks.ts';
import { Form } from '../forms/Form.tsx';
import { useForm } from '../forms/use-form.tsx';
import { PasswordField } from '../kit/controls/PasswordField.tsx';
import { Dialog, initialFocus } from '../kit/dialog/Dialog.tsx';
import * as kit from '../kit/Kit.module.css';
import { ScreenHead } from '../kit/screen/ScreenHead.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { SIGN_IN } from '../paths.ts';
import { signInHref } from './return-to.ts';
import * as styles from './SignIn.module.css';

/** The sign-in page. Signed-out visitors of other console pages are redirected here. */
export function SignIn({ hasExpired }: { hasExpired: boolean }) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (path !== SIGN_IN) navigate(signInHref(path, search), { replace: true });
  }, [path, search, navigate]);
  return (
    <main className={clsx(kit.stack, styles.page)}>
      <div className={clsx(kit.stack, styles.side)}>
        <Brand name={site.name} />
        <div className={clsx(kit.stack, kit.sheet, styles.sheet)}>
          <ScreenHead title="Sign in" />
          <LiveRegion className={kit.said}>{hasExpired && 'Your session has ended. Sign in again.'}</LiveRegion>
          <SignInForm />
        </div>
      </div>
      <img className={styles.drawing} src="/images/sign-in.svg" alt="" width={640} height={520} />
    </main>
  );
}

/** A sign-in dialog over a page that stays mounted because of unsaved or unfinished work. */
export function SignInAgain({ user, onLeave }: { user: SessionUser; onLeave: () => void }) {
  const { mayLeave } = useNavigator();
  return (
    <Dialog title="Your session has ended" onClose={() => undefined} isOpaque>
      <p>Sign in again to continue. Your unsaved changes are still here.</p>
      <SignInForm email={user.email} onLeave={async () => (await mayLeave()) && onLeave()} />
    </Dialog>
  );
}

/**
 * The form for email and password. An error clears the password, and masks the field again. If `email` is given, its
 * field is read-only. The button “Leave this page” calls `onLeave`.
 */
function SignInForm({ email, onLeave }: { email?: string | undefined; onLeave?: () => unknown }) {
  const [send] = useMutation(signIn);
  const { login } = useSessionCommands();
  const form = useForm({
    initial: { email: email ?? '', password: '' },
    checks: { email: required('Enter your email.'), password: required('Enter your password.') },
    async send({ email, password }) {
      const outcome = await send({ email: email.trim(), password });
      if (outcome.error) form.edit({ password: '' });
      return outcome;
    },
    onSaved: (signedIn) => signedIn && login(signedIn),
    explain: (error) => signInMessage(error, new URL(apiUrl, location.href).href),
    isGuarded: false,
  });
  const leave = onLeave && (
    <Button size="small" onClick={onLeave}>
      Leave this page
    </Button>
  );
  return (
    <Form form={form} submitLabel="Sign in" actions={leave}>
      <TextField
        label="Email"
        {...form.field('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={email !== undefined}
        required
      />
      <PasswordField
        key={form.rejections}
        label="Password"
        {...form.field('password')}
        autoComplete="current-password"
        required
        {...initialFocus}
      />
    </Form>
  );
}

/** Doesn't say which of the two is wrong, because that would reveal whether an account exists. */
const WRONG = 'Incorrect email or password. Forgot it? Ask a super-admin to set a new one.';
const DEACTIVATED = "This account can't sign in. Ask a super-admin to activate it.";

/** Returns the message for a failed sign-in; `apiHref` is the API's expected URL. */
export function signInMessage(error: unknown, apiHref: string): string {
  if (error instanceof ApiError && !isFromApi(error)) {
    return `Couldn't reach the API at ${apiHref}. Check your connection. If others can't sign in either, contact the site's administrator.`;
  }
  if (!(error instanceof HttpError)) return errorMessage(error);
  if (error.status === statuses.forbidden) return DEACTIVATED;
  const { badRequest, unauthorized, notFound, invalid } = statuses;
  return [badRequest, unauthorized, notFound, invalid].some((each) => each === error.status)
    ? WRONG
    : errorMessage(error);
}

/**
 * Returns whether an API received the request. Without an API, the site's host responds to the POST with HTML, XML or
 * an empty body. A timeout, and an empty 401 or 5xx, count as an API.
 */
function isFromApi(error: ApiError): boolean {
  if (!(error instanceof HttpError)) return error instanceof TimeoutError;
  const { status, body } = error;
  return body ? typeof body === 'object' : status === statuses.unauthorized || status >= 500;
}
