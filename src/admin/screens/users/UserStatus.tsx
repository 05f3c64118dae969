import { writeProblemText } from '../../../api/problem.ts';
import { useChangeUserStatusMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import { embed } from '../../../lib/embed.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { Switch } from '../../kit/controls/Switch.tsx';
import { Status } from '../../kit/Status.tsx';

/** The states of a user, in words. */
export const statusWords = { active: 'Active', inactive: 'Inactive' } as const;

/** Switches a user on or off: shown at once, and taken back if the server refuses. */
export function UserStatus({ user }: { user: User }) {
  const [change, { isLoading }] = useChangeUserStatusMutation();
  const toast = useToast();
  const set = async (isActive: boolean) => {
    const { error } = await change({ user_id: user.user_id, status: isActive ? 'active' : 'inactive' });
    if (error)
      toast.error(`${embed(user.name)} was not ${isActive ? 'activated' : 'deactivated'}. ${writeProblemText(error)}`);
  };
  return (
    <Switch
      label={`${user.name} active`}
      words={[statusWords.active, statusWords.inactive]}
      isOn={user.status === 'active'}
      isBusy={isLoading}
      onChange={set}
    />
  );
}

const tones = { approved: 'good', pending: 'wait', rejected: 'fault' } as const;

/** How far the check of a user's identity has come, in words. */
export const kycWords = { approved: 'Approved', pending: 'Pending', rejected: 'Rejected' } as const;

/** How far the check of the user's identity has come; nothing where nobody says. */
export function KycStatus({ user: { kyc_status: kyc } }: { user: User }) {
  return kyc && <Status tone={tones[kyc]}>{kycWords[kyc]}</Status>;
}
