// Renders hooks with a cache, and with a client whose responses the test provides.
import { after } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api, Mutation, Query } from '../../src/api/endpoint.ts';
import { ApiProvider } from '../../src/api/hooks/context.ts';
import { type SkipToken, useQuery } from '../../src/api/hooks/use-query.ts';
import type { Cache } from '../../src/http/cache.ts';
import { update } from '../../src/http/update.ts';
import { createCache, flush } from '../http/loads.ts';
import { clientFor } from '../http/support.ts';

export interface Item {
  readonly id: number;
  readonly name: string;
}

export const getItems: Query<string, readonly Item[]> = {
  name: 'getItems',
  build: (search) => ({ method: 'GET', path: '/items', query: { search } }),
  read: (body) => body as readonly Item[],
  tags: () => [{ type: 'Item' }],
};

export const renameItem: Mutation<Item, Item> = {
  build: (body) => ({ method: 'POST', path: '/rename', body }),
  read: (body) => body as Item,
  tags: ({ id }) => [{ type: 'Item', id }],
  update: (sent, item, { cache }) => {
    const rename = (rows: unknown) => (rows as readonly Item[]).map((row) => (row.id === item.id ? item : row));
    return update(cache, sent, { optimistic: { getItems: rename } });
  },
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly signal: AbortSignal;
  respond(body: unknown, status?: number): Promise<void>;
  lose(): Promise<void>;
}

const caches: Cache[] = [];
// The timers of cached entries would keep the process alive.
after(() => {
  for (const cache of caches) cache.clear();
});

/** Creates an API that sends its requests with `send`. */
export function createApi(send: typeof fetch) {
  const cache = createCache();
  caches.push(cache);
  const api: Api = { cache, client: clientFor('http://api.example', { fetch: send }), readRole: () => null };
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider value={api}>{children}</ApiProvider>;
  return { api, cache, wrapper };
}

/** Creates an API whose responses the test provides. `requests` lists the requests in the order they were sent. */
export function createByHand() {
  const requests: Request[] = [];
  const send: typeof fetch = (input, { method = 'GET', signal } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input));
      if (!signal) throw new Error('Every request can be aborted.');
      signal.addEventListener('abort', () => reject(signal.reason));
      const settle = (end: () => void) =>
        act(async () => {
          end();
          await flush();
        });
      requests.push({
        method,
        path: url.pathname,
        search: url.searchParams.get('search') ?? '',
        signal,
        respond: (body, status = 200) => settle(() => resolve(new Response(JSON.stringify(body), { status }))),
        lose: () => settle(() => reject(new TypeError('lost'))),
      });
    });
  const nth = (index: number) => {
    const request = requests.at(index);
    if (!request) throw new Error(`There is no request ${index} of ${requests.length}.`);
    return request;
  };
  return { ...createApi(send), requests, nth };
}

/** Reads every field of a query, so that a change of any field re-renders the component. */
export function useWhole<Args, T>(query: Query<Args, T>, args: Args | SkipToken) {
  return { ...useQuery(query, args) };
}

/** Renders a hook that reads the items. The test changes the search with `rerender`. */
export function renderItems(search: string | SkipToken = '', byHand = createByHand()) {
  const { wrapper } = byHand;
  const hook = renderHook((args: string | SkipToken) => useWhole(getItems, args), { wrapper, initialProps: search });
  return { ...byHand, ...hook };
}

export const ada: Item = { id: 1, name: 'Ada' };
export const bob: Item = { id: 2, name: 'Bob' };
