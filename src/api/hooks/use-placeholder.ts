import { useMemo } from 'react';
import type { ListPage } from '../../contract/endpoint.ts';
import type { Id } from '../../contract/envelope.ts';
import type { Query } from '../endpoint.ts';
import { useApi } from './context.ts';

/**
 * Returns the row with this `id` from a cached page of a list, to show until the row's own query succeeds; `undefined`
 * if no cached page has the row. Never fetches. Errors: throws outside `ApiProvider`.
 */
export function usePlaceholder<Row extends object>(
  { name }: Query<never, ListPage<Row>>,
  idName: keyof Row,
  id: Id,
): Row | undefined {
  const { cache } = useApi();
  return useMemo(() => {
    for (const { source, snapshot } of cache.entries) {
      const { rows = [] } = source.name === name ? Object(snapshot.data as ListPage<Row>) : {};
      const found = rows.find((row: Row) => String(row[idName]) === String(id));
      if (found) return found;
    }
  }, [cache, name, idName, id]);
}
