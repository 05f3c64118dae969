import { createContext, use } from 'react';
import type { Api } from '../endpoint.ts';

const ApiContext = createContext<Api | null>(null);

/** Provides the `Api` to the data hooks of the components inside. */
export const ApiProvider = ApiContext.Provider;

/** Returns the provided `Api`. Errors: throws outside `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiProvider.');
  return api;
}
