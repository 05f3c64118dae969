import type { Audience, Notification } from '../../../contract/notifications.ts';

/** The audiences in words. */
export const audiences: Readonly<Record<Audience, string>> = {
  all: 'All users',
  active: 'Active users',
  investors: 'Investors',
};

/** The time at which a notification goes out, or went. */
export function timeOf({ scheduled_at: scheduledAt, created_at: createdAt }: Notification): string {
  return scheduledAt ?? createdAt;
}
