import { useDeleteAdminMutation } from '../../../api/admins.ts';
import type { Admin } from '../../../contract/admins.ts';
import { isolate } from '../../../lib/isolate.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { NoticeDialog } from '../../kit/dialog/NoticeDialog.tsx';

interface DeleteAdminProps {
  admin: Admin;
  /** Why this admin must stay: then it is said instead of asking the server. */
  reason: string | undefined;
  /** Reads the list anew. */
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an admin is deleted, or says why that is not possible. */
export function DeleteAdmin({ admin, reason, onReload, onClose }: DeleteAdminProps) {
  const [deleteAdmin] = useDeleteAdminMutation();
  if (reason) {
    return (
      <NoticeDialog title={`${isolate(admin.name)} can't be deleted`} onClose={onClose}>
        <p>{reason}</p>
      </NoticeDialog>
    );
  }
  return (
    <DeleteDialog
      name={admin.name}
      onDelete={() => deleteAdmin({ admin_id: admin.admin_id })}
      onReload={onReload}
      onDeleted={onClose}
      onCancel={onClose}
    >
      <p>{isolate(admin.email)} is signed out everywhere and can't sign in again.</p>
    </DeleteDialog>
  );
}
