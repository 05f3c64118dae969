import { useDeleteNotificationMutation } from '../../../api/hooks.ts';
import type { Notification } from '../../../contract/types.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';

interface DeleteNotificationProps {
  notification: Notification;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a notification is deleted, and says who will have it all the same. */
export function DeleteNotification({ notification, onDeleted, onCancel }: DeleteNotificationProps) {
  const [deleteNotification] = useDeleteNotificationMutation();
  return (
    <DeleteDialog
      name={notification.title}
      onDelete={() => deleteNotification({ id: notification.notification_id })}
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
