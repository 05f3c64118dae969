import type { SessionUser } from '../../state/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../forms/Form.tsx';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { SignInFields, useSignIn } from './SignInFields.tsx';

interface SignInAgainProps {
  /** The person whose page waits. */
  user: SessionUser;
  /** The page is given up. */
  onLeave: () => void;
}

/** Signs in again over a page with something unsaved or unfinished, which stays as it is. */
export function SignInAgain({ user, onLeave }: SignInAgainProps) {
  const form = useSignIn(user.email ?? '');
  const { mayLeave } = useNavigator();
  const leave = async () => (await mayLeave()) && onLeave();
  return (
    <Dialog title="Your session has ended" onClose={() => undefined} isOpaque>
      <p>Sign in again to go on. This page stays as you left it.</p>
      <Form
        form={form}
        isInDialog
        submitLabel="Sign in"
        actions={
          <Button size="small" onClick={leave}>
            Leave this page
          </Button>
        }
      >
        <SignInFields form={form} isKnown={user.email !== undefined} />
      </Form>
    </Dialog>
  );
}
