import { writeErrorMessage } from '../../../api/error-message.ts';
import { useChangeUserStatusMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import { isolate } from '../../../lib/isolate.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { withAction } from '../../../ui/toaster/with-action.tsx';
import { Switch } from '../../kit/controls/Switch.tsx';
import { activeWords } from '../../kit/Status.tsx';

/** Switches a user on or off: shown at once, and taken back if the server refuses. */
export function UserStatus({ user }: { user: User }) {
  const [change, { isLoading }] = useChangeUserStatusMutation();
  const toast = useToast();
  const set = async (isActive: boolean) => {
    const { error } = await change({ user_id: user.user_id, status: isActive ? 'active' : 'inactive' });
    if (!error) return;
    const text = `${isolate(user.name)} was not ${isActive ? 'activated' : 'deactivated'}. ${writeErrorMessage(error)}`;
    toast.error(
      withAction(text, 'Retry', () => set(isActive)),
      { presentation: 'light' },
    );
  };
  return (
    <Switch
      label={`${user.name} active`}
      words={[activeWords.active, activeWords.inactive]}
      isOn={user.status === 'active'}
      isBusy={isLoading}
      onChange={set}
    />
  );
}
