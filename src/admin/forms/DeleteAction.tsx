import { type ReactNode, useState } from 'react';
import { DangerButton } from '../kit/controls/DangerButton.tsx';
import { Icon } from '../kit/Icon.tsx';

interface DeleteActionProps {
  /** What is deleted: `project`. */
  noun: string;
  /** The dialog that asks first. */
  dialog: (close: () => void) => ReactNode;
}

/** The button that deletes what a screen is about. */
export function DeleteAction({ noun, dialog }: DeleteActionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <DangerButton size="small" onClick={() => setIsAsking(true)}>
        <Icon name="trash" />
        Delete {noun}
      </DangerButton>
      {isAsking && dialog(() => setIsAsking(false))}
    </>
  );
}
