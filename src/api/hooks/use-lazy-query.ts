import { useCallback, useState } from 'react';
import type { Source } from '../../http/entry.ts';
import { toApiError } from '../../http/errors.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import type { Asking } from './use-mutation.ts';
import { useSource } from './use-query.ts';

/**
 * Asks for a query when it is told to, past what is cached, and for everybody who shows it: `[ask, result]`. The result is
 * that of the arguments asked for last; a component that reads none of its fields doesn't render for it. `ask` keeps its
 * identity.
 * Errors: in the outcome, unless unwrapped, and in the result. Throws outside `ApiProvider`.
 */
export function useLazyQuery<Args, T>(query: Query<Args, T>) {
  const api = useApi();
  const [shown, setShown] = useState<Source<T>>();
  const { reading, result } = useSource(shown);
  const ask = useCallback(
    (args: Args): Asking<T> => {
      const source = toSource(api, query, args);
      if (reading.fields.length > 0) setShown(source);
      // Whoever waits counts as a subscriber: it is not aborted when another one leaves.
      const leave = api.cache.subscribe(source, () => undefined);
      const data = api.cache.refetch(source).then((known) => {
        leave();
        // Signing out has emptied it.
        if (known.error || known.data === undefined) throw toApiError(known.error);
        return known.data;
      });
      const asking = data.then(
        (data) => ({ data }),
        (error: unknown) => ({ error: toApiError(error) }),
      );
      return Object.assign(asking, { unwrap: () => data });
    },
    [api, query, reading],
  );
  return [ask, result] as const;
}
