import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigator } from '../navigation/use-navigation.ts';

/** Puts what is on screen under the leave guard while it is unsaved. Returns how to release it before the next render. */
export function useUnsaved(isUnsaved: boolean): () => void {
  const { guard } = useNavigator();
  const present = useRef(isUnsaved);
  useLayoutEffect(() => {
    present.current = isUnsaved;
  }, [isUnsaved]);
  useEffect(() => {
    return isUnsaved ? guard(() => present.current) : undefined;
  }, [guard, isUnsaved]);
  return useCallback(() => {
    present.current = false;
  }, []);
}
