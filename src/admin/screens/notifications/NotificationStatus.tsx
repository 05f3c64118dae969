import type { Notification } from '../../../contract/notifications.ts';
import { Status } from '../../kit/Status.tsx';
import { statusWords } from './words.ts';

const tones = { scheduled: 'wait', sent: 'good', failed: 'fault' } as const;

/** Whether it has gone out. */
export function NotificationStatus({ notification: { status } }: { notification: Notification }) {
  return <Status tone={tones[status]}>{statusWords[status]}</Status>;
}
