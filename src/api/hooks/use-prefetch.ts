import { useCallback } from 'react';
import { type Query, toSource } from '../endpoint.ts';
import { useApi } from './context.ts';

/** An answer younger than this, in ms, needs no prefetch. */
const PREFETCH_AGE_MS = 60_000;

/**
 * Returns a function that asks for a query ahead of its first use, for instance while a link is pointed at:
 * `prefetch(getUser, { id })`. It keeps its identity. An answer younger than 60 s, or a request under way, is enough.
 * Errors: none are told, whoever uses the query sees them. Throws outside `ApiProvider`.
 */
export function usePrefetch(): <Args, T>(query: Query<Args, T>, args: Args) => void {
  const api = useApi();
  return useCallback((query, args) => void api.cache.refetch(toSource(api, query, args), PREFETCH_AGE_MS), [api]);
}
