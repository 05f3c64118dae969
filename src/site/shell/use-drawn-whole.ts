import { createContext, type RefObject, use, useDeferredValue, useState } from 'react';
import type { Arrival } from './use-navigation.ts';

/** How the reader is coming to the page that is being drawn. */
export const ArrivalContext = createContext<RefObject<Arrival | null> | null>(null);

/**
 * Whether a long page is to be drawn to its end. On a move to its top what comes first is drawn first, and the rest when
 * that is on screen. Where the reader is led to some place on the page, and in the document, it is whole at once.
 */
export function useDrawnWhole(): boolean {
  const arrival = use(ArrivalContext);
  const [isWhole] = useState(() => {
    const { scrollY, hash } = arrival?.current ?? { scrollY: 0, hash: '' };
    return typeof document === 'undefined' || scrollY > 0 || hash !== '';
  });
  return useDeferredValue(true, isWhole);
}
