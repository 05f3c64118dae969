import type { Audience, Notification } from '../../../contract/types.ts';

export const audiences: Readonly<Record<Audience, string>> = {
  all: 'All users',
  active: 'Active users',
  investors: 'Investors',
};

export const statusWords = { scheduled: 'Scheduled', sent: 'Sent', failed: 'Failed' } as const;

/** When it goes out, or went. */
export function timeOf({ scheduled_at: scheduledAt, created_at: createdAt }: Notification): string {
  return scheduledAt ?? createdAt;
}

/** What else there is to know before one is deleted. */
export function deletionNote({ status }: Notification): string {
  if (status === 'scheduled') return 'It will not be sent.';
  return 'It goes from this list only: whoever has received it keeps it.';
}
