import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';

/**
 * Renders an outcome's text with a button: Undo, View, Retry. For the light presentation; pressing it closes
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
