import { useEffect, useState } from 'react';
import type { QueryResult } from '../../api/hooks/query-result.ts';

/**
 * Refetches data older than `maxAgeMs` (default: any) when a form or case opens. Returns whether that has finished, so
 * that no stale data is edited or decided on.
 */
export function useIsRenewed({ refetch }: Pick<QueryResult<unknown>, 'refetch'>, maxAgeMs = 0): boolean {
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    void refetch(maxAgeMs).then(() => setIsRenewed(true));
  }, [refetch, maxAgeMs]);
  return isRenewed;
}
