import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as styles from './ConfirmDialog.module.css';
import { Dialog, initialFocus } from './Dialog.tsx';

interface NoticeDialogProps {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Tells something that can only be read and closed. */
export function NoticeDialog({ title, children, onClose }: NoticeDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className={styles.actions}>
        <Button size="small" onClick={onClose} {...initialFocus}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
