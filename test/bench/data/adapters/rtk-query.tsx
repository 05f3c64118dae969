import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';
import type { Adapter } from '../adapter.ts';

export const create = (send: typeof fetch): Adapter => {
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl: 'http://bench/', fetchFn: send }),
    tagTypes: ['List'],
    endpoints: (build) => ({
      list: build.query<unknown, string>({ query: (id) => `list/${id}`, providesTags: ['List'] }),
      write: build.mutation<unknown, void>({
        query: () => ({ url: 'write', method: 'POST' }),
        invalidatesTags: ['List'],
      }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  return {
    wrap: (children) => <Provider store={store}>{children}</Provider>,
    useData: (id) => api.useListQuery(id, { selectFromResult: ({ data }) => ({ data }) }).data,
    useAll: (id) => {
      const { data, isFetching } = api.useListQuery(id);
      return [data, isFetching];
    },
    write: () => store.dispatch(api.endpoints.write.initiate()),
  };
};
