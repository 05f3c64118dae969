import { useEffect, useState } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';

/**
 * Refetches data older than `maxAgeMs` on mount; by default, any data. Returns whether the refetch has finished, so
 * that forms and reviews don't use stale data.
 */
export function useIsRenewed({ refetch }: Pick<QueryResult<unknown>, 'refetch'>, maxAgeMs = 0): boolean {
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    void refetch(maxAgeMs).then(() => setIsRenewed(true));
  }, [refetch, maxAgeMs]);
  return isRenewed;
}
