import { useEffect, useState } from 'react';
import { type Query, toSource } from '../../api/endpoint.ts';
import { useApi } from '../../api/hooks/context.ts';
import { ApiError } from '../../http/errors.ts';

/** Asks anew as soon as a form opens; tells whether that has ended, so that what is edited is not an old answer. */
export function useIsRenewed({ refetch }: { refetch: () => Promise<unknown> }): boolean {
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void refetch().then(() => isWanted && setIsRenewed(true));
    return () => {
      isWanted = false;
    };
  }, [refetch]);
  return isRenewed;
}

/** Reads a query past what is cached, for everybody who shows it. Errors: rejects as the call does. */
export function useReadAnew<Args, T>(query: Query<Args, T>): (args: Args) => Promise<T> {
  const api = useApi();
  return async (args) => {
    const { data, error } = await api.cache.refetch(toSource(api, query, args));
    if (error || data === undefined) throw error ?? new ApiError('FETCH_ERROR');
    return data as T;
  };
}
