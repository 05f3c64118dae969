import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';

/**
 * The words of an outcome, with a button to do something about it: Undo, View, Retry. For the light presentation; pressing it closes
 * the toast.
 */
export function withAction(text: string, label: string, onPress: () => void): ReactNode {
  return (
    <>
      {text}{' '}
      <Button size="small" data-closes="" onClick={onPress}>
        {label}
      </Button>
    </>
  );
}
