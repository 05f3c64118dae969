import type { Mutation, Query } from '../../src/api/endpoint.ts';
import { ApiProvider } from '../../src/api/hooks/context.ts';
import { useMutation } from '../../src/api/hooks/use-mutation.ts';
import { useQuery } from '../../src/api/hooks/use-query.ts';
import { Cache } from '../../src/http/cache.ts';
import { createClient } from '../../src/http/client.ts';

interface Post {
  id: number;
  title: string;
}

const getPosts: Query<void, Post[]> = {
  name: 'getPosts',
  build: () => ({ method: 'GET', path: '/posts' }),
  read: (body) => body as Post[],
  tags: () => [{ type: 'Post' }],
};
const addPost: Mutation<{ title: string }, Post> = {
  build: (body) => ({ method: 'POST', path: '/posts', body }),
  read: (body) => body as Post,
  tags: () => [{ type: 'Post' }],
};

const api = {
  cache: new Cache({ unusedDataKeptMs: 60_000, subscriptionBatchMs: 500 }),
  client: createClient({
    baseUrl: '/api',
    readToken: () => localStorage.getItem('token'),
    onUnauthorized: () => location.assign('/sign-in'),
    timeoutMs: 15_000,
  }),
  readRole: () => null,
};

function Posts() {
  const { data, error, isLoading } = useQuery(getPosts);
  const [add, { isLoading: isAdding }] = useMutation(addPost);
  if (isLoading) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return (
    <>
      <ul>
        {data?.map((post) => (
          <li key={post.id}>{post.title}</li>
        ))}
      </ul>
      <button type="button" disabled={isAdding} onClick={() => add({ title: 'New' })}>
        Add
      </button>
    </>
  );
}

export const app = (
  <ApiProvider value={api}>
    <Posts />
  </ApiProvider>
);
