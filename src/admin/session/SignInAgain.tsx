import type { SessionUser } from '../../state/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../forms/Form.tsx';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { useNavigator } from '../navigation/use-navigation.ts';
import { SignInFields, useSignIn } from './SignInFields.tsx';

interface SignInAgainProps {
  /** The admin whose page is kept. */
  user: SessionUser;
  /** Leaves the page. */
  onLeave: () => void;
}

/** A sign-in dialog over a page with unsaved or unfinished work, which is kept. */
export function SignInAgain({ user, onLeave }: SignInAgainProps) {
  const form = useSignIn(user.email ?? '');
  const { mayLeave } = useNavigator();
  const leave = async () => (await mayLeave()) && onLeave();
  return (
    <Dialog title="Your session has ended" onClose={() => undefined} isOpaque>
      <p>Sign in again to continue. Your unsaved changes are still here.</p>
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
