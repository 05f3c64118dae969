import { useCallback } from 'react';
import { toApiError } from '../../http/errors.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import type { PendingQuery } from './use-mutation.ts';

/**
 * Returns a function that fetches a query, even if cached, for all its subscribers. Never re-renders the caller.
 * Errors: in the outcome; `unwrap` rejects. Throws outside `ApiProvider`.
 */
export function useLazyQuery<Args, T>(query: Query<Args, T>): (args: Args) => PendingQuery<T> {
  const api = useApi();
  return useCallback(
    (args) => {
      const source = toSource(api, query, args);
      // Subscribes, so that the request isn't aborted when a component unmounts.
      const leave = api.cache.subscribe(source, () => undefined);
      const data = api.cache.refetch(source).then((known) => {
        leave();
        // Without an error, missing data means that signing out has cleared the cache.
        if (known.error || known.data === undefined) throw toApiError(known.error);
        return known.data;
      });
      const pending = data.then(
        (data) => ({ data }),
        (error: unknown) => ({ error: toApiError(error) }),
      );
      return Object.assign(pending, { unwrap: () => data });
    },
    [api, query],
  );
}
