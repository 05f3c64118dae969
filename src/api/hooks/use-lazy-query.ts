import { useCallback, useState } from 'react';
import type { Source } from '../../http/entry.ts';
import { toApiError } from '../../http/errors.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import type { PendingQuery } from './use-mutation.ts';
import { useSource } from './use-query.ts';

/**
 * Fetches a query on demand, for all its subscribers, even if it is cached: `[trigger, result]`. The result is that of
 * the last arguments; a component that reads none of its fields doesn't re-render. `trigger` keeps its identity.
 * Errors: in the outcome, unless unwrapped, and in the result. Throws outside `ApiProvider`.
 */
export function useLazyQuery<Args, T>(query: Query<Args, T>) {
  const api = useApi();
  const [shown, setShown] = useState<Source<T>>();
  const { reading, result } = useSource(shown);
  const trigger = useCallback(
    (args: Args): PendingQuery<T> => {
      const source = toSource(api, query, args);
      if (reading.fields.length > 0) setShown(source);
      // A subscription of its own: the request isn't aborted when a component unmounts.
      const leave = api.cache.subscribe(source, () => undefined);
      const data = api.cache.refetch(source).then((known) => {
        leave();
        // Signing out clears the cache.
        if (known.error || known.data === undefined) throw toApiError(known.error);
        return known.data;
      });
      const pending = data.then(
        (data) => ({ data }),
        (error: unknown) => ({ error: toApiError(error) }),
      );
      return Object.assign(pending, { unwrap: () => data });
    },
    [api, query, reading],
  );
  return [trigger, result] as const;
}
