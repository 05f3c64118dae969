import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import ky from 'ky';
import type { Adapter } from '../adapter.ts';

export const create = (send: typeof fetch): Adapter => {
  const http = ky.create({ prefixUrl: 'http://bench', fetch: send });
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 } },
  });
  const options = (id: string) => ({
    queryKey: ['list', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get(`list/${id}`, { signal }).json(),
  });
  return {
    wrap: (children) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    useData: (id) => useQuery(options(id)).data,
    useAll: (id) => {
      const { data, isFetching } = useQuery(options(id));
      return [data, isFetching];
    },
    write: async () => {
      await http.post('write').json();
      await client.invalidateQueries({ queryKey: ['list'] });
    },
  };
};
