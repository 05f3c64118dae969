import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigator } from './use-navigation.ts';

/**
 * Puts what is on screen under the leave guard while it is unsaved; `reason` is what the guard's question says of it.
 * Returns how to release it until the next render.
 */
export function useUnsaved(isUnsaved: boolean, reason: string): () => void {
  const { guard } = useNavigator();
  const present = useRef<string>(undefined);
  useLayoutEffect(() => {
    present.current = isUnsaved ? reason : undefined;
  });
  useEffect(() => {
    return isUnsaved ? guard(() => present.current) : undefined;
  }, [guard, isUnsaved]);
  return useCallback(() => {
    present.current = undefined;
  }, []);
}
