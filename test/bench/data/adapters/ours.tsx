import type { ReactNode } from 'react';
import type { Query } from '../../../../src/api/endpoint.ts';
import { ApiProvider } from '../../../../src/api/hooks/context.ts';
import { useQuery } from '../../../../src/api/hooks/use-query.ts';
import { Cache } from '../../../../src/http/cache.ts';
import { createClient } from '../../../../src/http/client.ts';
import type { Adapter } from '../adapter.ts';

export const create = (send: typeof fetch): Adapter => {
  const cache = new Cache({ unusedDataKeptMs: 60_000, subscriptionBatchMs: 500 });
  const client = createClient({
    baseUrl: 'http://bench/',
    readToken: () => null,
    onUnauthorized() {},
    timeoutMs: 15_000,
    fetch: send,
  });
  const api = { cache, client, readRole: () => null };
  const list: Query<string, unknown> = {
    name: 'list',
    build: (id) => ({ method: 'GET', path: `list/${id}` }),
    read: (body) => body,
    tags: () => [{ type: 'List' }],
  };
  return {
    wrap: (children: ReactNode) => <ApiProvider value={api}>{children}</ApiProvider>,
    useData: (id) => useQuery(list, id).data,
    useAll: (id) => {
      const { data, isFetching } = useQuery(list, id);
      return [data, isFetching];
    },
    write: () =>
      cache.write({ tags: [{ type: 'List' }], send: () => client.request({ method: 'POST', path: 'write' }) }),
  };
};
