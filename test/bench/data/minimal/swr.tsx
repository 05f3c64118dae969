import ky from 'ky';
import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';

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
  const { data, error, isLoading } = useSWR('posts', (path: string) => http.get(path).json<Post[]>());
  const { trigger, isMutating } = useSWRMutation('posts', (path: string, { arg }: { arg: { title: string } }) =>
    http.post(path, { json: arg }).json<Post>(),
  );
  if (isLoading) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return (
    <>
      <ul>
        {data?.map((post) => (
          <li key={post.id}>{post.title}</li>
        ))}
      </ul>
      <button type="button" disabled={isMutating} onClick={() => trigger({ title: 'New' })}>
        Add
      </button>
    </>
  );
}

export const app = <Posts />;
