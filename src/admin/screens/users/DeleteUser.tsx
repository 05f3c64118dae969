import { useDeleteUserMutation } from '../../../api/users.ts';
import type { User } from '../../../contract/users.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';

interface DeleteUserProps {
  user: User;
  /** Reads anew the list that shows it. */
  onReload?: (() => Promise<unknown>) | undefined;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks for a user's name before the user is deleted. */
export function DeleteUser({ user, onReload, onDeleted, onCancel }: DeleteUserProps) {
  const [deleteUser] = useDeleteUserMutation();
  return (
    <DeleteDialog
      name={user.name}
      isTyped
      onDelete={() => deleteUser({ id: user.user_id })}
      onReload={onReload}
      onDeleted={onDeleted}
      onCancel={onCancel}
    >
      <p>The account goes for good. The user's investments stay on record.</p>
    </DeleteDialog>
  );
}
