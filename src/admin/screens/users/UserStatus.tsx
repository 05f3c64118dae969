import { useChangeUserStatusMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import { ActiveSwitch } from '../../rows/ActiveSwitch.tsx';

/** Switches a user on or off: optimistic, with a rollback on failure. */
export function UserStatus({ user: { user_id, name, status } }: { user: User }) {
  const [change] = useChangeUserStatusMutation();
  return (
    <ActiveSwitch
      name={name}
      isActive={status === 'active'}
      onChange={(isActive) => change({ user_id, status: isActive ? 'active' : 'inactive' })}
    />
  );
}
