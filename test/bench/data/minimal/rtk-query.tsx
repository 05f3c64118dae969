import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';

interface Post {
  id: number;
  title: string;
}

const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/api',
    prepareHeaders: (headers) => {
      const token = localStorage.getItem('token');
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  }),
  tagTypes: ['Post'],
  endpoints: (build) => ({
    getPosts: build.query<Post[], void>({ query: () => 'posts', providesTags: ['Post'] }),
    addPost: build.mutation<Post, { title: string }>({
      query: (body) => ({ url: 'posts', method: 'POST', body }),
      invalidatesTags: ['Post'],
    }),
  }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function Posts() {
  const { data, error, isLoading } = api.useGetPostsQuery();
  const [add, { isLoading: isAdding }] = api.useAddPostMutation();
  if (isLoading) return <p>Loading</p>;
  if (error) return <p>{'status' in error ? error.status : error.message}</p>;
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
  <Provider store={store}>
    <Posts />
  </Provider>
);
