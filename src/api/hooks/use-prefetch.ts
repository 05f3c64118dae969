import { useCallback } from 'react';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';

/** In ms. */
const PREFETCH_AGE_MS = 60_000;

/**
 * Returns a function that prefetches a query: `prefetch(getUser, { id })`. A no-op if its last
 * request ended less than 60 s ago, in success or failure.
 * Errors: none; failures show where the query is used. Throws outside `ApiProvider`.
 */
export function usePrefetch(): <Args, T>(query: Query<Args, T>, args: Args) => void {
  const api = useApi();
  return useCallback((query, args) => void api.cache.refetch(toSource(api, query, args), PREFETCH_AGE_MS), [api]);
}
