import { useCallback, useState } from 'react';
import type { ApiError } from '../../http/errors.ts';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';
import { useQuery } from './use-query.ts';

/** How a request by hand ended. */
export type Answer<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * Asks for a query when it is told to, not when the component appears: `[ask, result]`. `ask` keeps its identity, asks
 * anew each time and resolves with the answer; it never rejects. The result is that of the arguments asked for last.
 * Errors: in the answer and the result. Throws outside `ApiProvider`.
 */
export function useLazyQuery<Args, T>(query: Query<Args, T>) {
  const api = useApi();
  const [asked, setAsked] = useState<{ args: Args }>();
  const result = useQuery(query, asked?.args as Args, { skip: !asked });
  const ask = useCallback(
    async (args: Args): Promise<Answer<T>> => {
      setAsked({ args });
      const { data, error } = await api.cache.refetch(toSource(api, query, args));
      return error ? { error } : { data: data as T };
    },
    [api, query],
  );
  return [ask, result] as const;
}
