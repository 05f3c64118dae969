import { createContext, use } from 'react';
import type { Api } from '../endpoint.ts';

const ApiContext = createContext<Api | null>(null);

/** Gives the hooks below it the client and cache made in the entry: `<ApiProvider value={api}>`. */
export const ApiProvider = ApiContext.Provider;

/** The client and cache in use. Errors: throws outside `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('A data hook needs an <ApiProvider> above it.');
  return api;
}
