import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigator } from './use-navigation.ts';

/**
 * Adds `reason`, a sentence for the leave question, to the leave guard while there is unsaved work.
 * Returns a function that releases it until the next render.
 */
export function useUnsaved(isUnsaved: boolean, reason: string): () => void {
  const { guard } = useNavigator();
  const newest = useRef<string>(undefined);
  useLayoutEffect(() => {
    newest.current = isUnsaved ? reason : undefined;
  });
  useEffect(() => {
    return isUnsaved ? guard(() => newest.current) : undefined;
  }, [guard, isUnsaved]);
  return useCallback(() => {
    newest.current = undefined;
  }, []);
}
