import type { Audience, Notification } from '../../../contract/notifications.ts';

/** Who a notification is for, in words. */
export const audiences: Readonly<Record<Audience, string>> = {
  all: 'All users',
  active: 'Active users',
  investors: 'Investors',
};

/** When it goes out, or went. */
export function timeOf({ scheduled_at: scheduledAt, created_at: createdAt }: Notification): string {
  return scheduledAt ?? createdAt;
}
