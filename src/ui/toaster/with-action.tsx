import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';

/**
 * What an outcome says, with something to do about it: Undo, View, Retry. For the light presentation; pressing it closes
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
