import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Notices when what had the focus has gone: a row that is done, a button that has nothing left to do. Spread what it
 * answers on the element around them.
 */
export function useLostFocus(onLost: () => void) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    onLost();
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
