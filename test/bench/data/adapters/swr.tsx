import ky from 'ky';
import type { ReactNode } from 'react';
import useSWR, { type Cache, SWRConfig, useSWRConfig } from 'swr';
import type { Adapter } from '../adapter.ts';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

function Config({ keep, children }: { keep: (mutate: Mutate) => void; children: ReactNode }) {
  keep(useSWRConfig().mutate);
  return children;
}

export const create = (send: typeof fetch): Adapter => {
  const http = ky.create({ prefixUrl: 'http://bench', fetch: send });
  const cache: Cache = new Map();
  const fetcher = (path: string) => http.get(path).json();
  let mutate: Mutate;
  const keep = (given: Mutate) => {
    mutate = given;
  };
  const options = { provider: () => cache, fetcher, revalidateIfStale: false, revalidateOnFocus: false };
  return {
    wrap: (children) => (
      <SWRConfig value={options}>
        <Config keep={keep}>{children}</Config>
      </SWRConfig>
    ),
    useData: (id) => useSWR(`list/${id}`).data,
    useAll: (id) => {
      const { data, isValidating } = useSWR(`list/${id}`);
      return [data, isValidating];
    },
    write: async () => {
      await http.post('write').json();
      await mutate((key) => typeof key === 'string' && key.startsWith('list/'));
    },
  };
};
