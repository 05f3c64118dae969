import { useDeleteAdminMutation } from '../../../api/hooks.ts';
import type { Admin } from '../../../contract/types.ts';
import { NoticeDialog } from '../../../ui/dialog/NoticeDialog.tsx';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';

interface DeleteAdminProps {
  admin: Admin;
  /** Why this admin must stay: then it is said instead of asking the server. */
  reason: string | undefined;
  onClose: () => void;
}

/** Asks before an admin is deleted, or says why that is not possible. */
export function DeleteAdmin({ admin, reason, onClose }: DeleteAdminProps) {
  const [deleteAdmin] = useDeleteAdminMutation();
  if (reason) {
    return (
      <NoticeDialog title={`${admin.name} can't be deleted`} onClose={onClose}>
        <p>{reason}</p>
      </NoticeDialog>
    );
  }
  return (
    <DeleteDialog
      name={admin.name}
      onDelete={() => deleteAdmin({ admin_id: admin.admin_id })}
      onDeleted={onClose}
      onCancel={onClose}
    >
      <p>{admin.email} is signed out everywhere and can't sign in again.</p>
    </DeleteDialog>
  );
}
