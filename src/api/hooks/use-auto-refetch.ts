import { useEffect } from 'react';
import type { QueryResult } from './query-result.ts';

/**
 * Refetches a query when the window regains focus or becomes visible and, with a `pollingInterval` in ms, at that
 * interval. A hidden window never refetches.
 */
export function useAutoRefetch(refetch: QueryResult<unknown>['refetch'], pollingInterval = 0): void {
  useEffect(() => {
    const refetchIfVisible = (minAgeMs = 0) => {
      if (document.visibilityState !== 'hidden') void refetch(minAgeMs);
    };
    const onFocus = () => refetchIfVisible();
    window.addEventListener('focus', onFocus);
    window.addEventListener('visibilitychange', onFocus);
    // Skip the request if another component has just polled the same query.
    const poll = () => refetchIfVisible(pollingInterval / 2);
    const timer = pollingInterval ? setInterval(poll, pollingInterval) : undefined;
    return () => {
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('visibilitychange', onFocus);
      clearInterval(timer);
    };
  }, [refetch, pollingInterval]);
}
