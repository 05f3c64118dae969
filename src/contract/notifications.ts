import type { Endpoints } from './endpoint.ts';
import type { Shape, TypeOf } from './shape.ts';

export const audiences = ['all', 'active', 'investors'] as const;
export const notificationStates = ['scheduled', 'sent', 'failed'] as const;

const ownId = { notification_id: 'ownId' } as const satisfies Shape;
const fields = {
  title: 'text',
  message: 'text',
  audience: { oneOf: audiences },
  scheduled_at: 'moment|null',
} as const satisfies Shape;

/** A message to users. Sent immediately if `scheduled_at` is `null`; otherwise a request must set a future time. */
export const notification = {
  ...ownId,
  ...fields,
  status: { oneOf: notificationStates },
  created_at: 'moment',
} as const satisfies Shape;

export interface Notification extends TypeOf<typeof notification> {}
export type Audience = Notification['audience'];

/** The endpoints for notifications. Errors: 409 for a change to a sent or failed one. Source: specification §7. */
export const notificationEndpoints = {
  getNotifications: { method: 'GET', path: '/admin/get-notifications', list: notification },
  scheduleNotification: { method: 'POST', path: '/admin/schedule-notification', json: fields, row: notification },
  updateNotification: {
    method: 'POST',
    path: '/admin/update-notification',
    json: { ...ownId, ...fields },
    isPartial: true,
    row: notification,
  },
  deleteNotification: { method: 'DELETE', path: '/admin/delete-notification/{id}' },
} as const satisfies Endpoints;
