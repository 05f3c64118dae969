import { useDeleteNotificationMutation } from '../../../api/notifications.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';

interface DeleteNotificationProps {
  notification: Notification;
  /** Reads anew the list that shows it. */
  onReload?: (() => Promise<unknown>) | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a notification is deleted, and says who will have it all the same. */
export function DeleteNotification({ notification, onReload, onDeleted, onCancel }: DeleteNotificationProps) {
  const [deleteNotification] = useDeleteNotificationMutation();
  return (
    <DeleteDialog
      name={notification.title}
      onDelete={() => deleteNotification({ id: notification.notification_id })}
      onReload={onReload}
      onDeleted={onDeleted}
      onCancel={onCancel}
    >
      <p>
        {notification.status === 'scheduled'
          ? 'It will not be sent.'
          : 'It goes from this list only: whoever has received it keeps it.'}
      </p>
    </DeleteDialog>
  );
}
