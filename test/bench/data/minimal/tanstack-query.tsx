import { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ky from 'ky';

interface Post {
  id: number;
  title: string;
}

const http = ky.create({
  prefixUrl: '/api',
  hooks: {
    beforeRequest: [
      (request) => {
        const token = localStorage.getItem('token');
        if (token) request.headers.set('authorization', `Bearer ${token}`);
      },
    ],
  },
});

function Posts() {
  const client = useQueryClient();
  const { data, error, isLoading } = useQuery({
    queryKey: ['posts'],
    queryFn: ({ signal }) => http.get('posts', { signal }).json<Post[]>(),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (json: { title: string }) => http.post('posts', { json }).json<Post>(),
    onSuccess: () => client.invalidateQueries({ queryKey: ['posts'] }),
  });
  if (isLoading) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return (
    <>
      <ul>
        {data?.map((post) => (
          <li key={post.id}>{post.title}</li>
        ))}
      </ul>
      <button type="button" disabled={isPending} onClick={() => mutate({ title: 'New' })}>
        Add
      </button>
    </>
  );
}

export const app = (
  <QueryClientProvider client={new QueryClient()}>
    <Posts />
  </QueryClientProvider>
);
