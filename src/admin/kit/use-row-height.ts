import { useLayoutEffect } from 'react';
import { useKept } from './use-kept.ts';

export const rowHeights = { wide: '44 px', narrow: '36 px' } as const;

const isHeight = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(rowHeights, value);

/** The height of the rows of every list, kept in this browser; the document tells it to their styles, from the first list on. */
export function useRowHeight() {
  const kept = useKept<string>('row-height', 'wide', isHeight);
  const [height] = kept;
  useLayoutEffect(() => {
    document.documentElement.dataset.rows = height;
  }, [height]);
  return kept;
}
