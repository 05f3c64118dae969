import clsx from 'clsx';
import { useEffect } from 'react';
import { site } from '../../content/site.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Form } from '../forms/Form.tsx';
import * as kit from '../kit/Kit.module.css';
import { useNavigator, usePath } from '../navigation/use-navigation.ts';
import { SIGN_IN } from '../paths.ts';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { signInHref } from './return-to.ts';
import * as styles from './SignIn.module.css';
import { SignInFields, useSignIn } from './SignInFields.tsx';

/** The sign-in page. Signed-out visitors of other console pages are redirected here. */
export function SignIn({ hasExpired }: { hasExpired: boolean }) {
  const form = useSignIn('');
  const { navigate, readSearch } = useNavigator();
  const path = usePath();
  useEffect(() => {
    if (path !== SIGN_IN) navigate(signInHref(path + readSearch()), { replace: true });
  }, [path, navigate, readSearch]);
  return (
    <main className={clsx(kit.stack, styles.page)}>
      <Brand name={site.name} />
      <div className={clsx(kit.stack, kit.sheet, styles.sheet)}>
        <ScreenHead title="Sign in" />
        <p role="status">{hasExpired && 'Your session has ended. Sign in again.'}</p>
        <Form form={form} submitLabel="Sign in">
          <SignInFields form={form} />
        </Form>
      </div>
    </main>
  );
}
