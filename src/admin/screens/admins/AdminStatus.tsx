import type { Admin } from '../../../contract/admins.ts';
import { Status } from '../../kit/Status.tsx';

/** The states of an admin, in words. */
export const statusWords = { active: 'Active', inactive: 'Inactive' } as const;

/** Whether the admin may sign in. */
export function AdminStatus({ admin: { status } }: { admin: Admin }) {
  return <Status tone={status === 'active' ? 'good' : 'none'}>{statusWords[status]}</Status>;
}
