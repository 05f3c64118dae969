import { useCallback } from 'react';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';

/** Data younger than this isn't prefetched, in ms. */
const PREFETCH_AGE_MS = 60_000;

/**
 * Returns a function that prefetches a query: `prefetch(getUser, { id })`. A no-op if its data is younger than 60 s.
 * Errors: none; failures show where the query is used. Throws outside `ApiProvider`.
 */
export function usePrefetch(): <Args, T>(query: Query<Args, T>, args: Args) => void {
  const api = useApi();
  return useCallback((query, args) => void api.cache.refetch(toSource(api, query, args), PREFETCH_AGE_MS), [api]);
}
