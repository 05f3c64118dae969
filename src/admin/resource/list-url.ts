import { useLocation, useSearch } from 'wouter';
import { DEFAULT_LIMIT, DEFAULT_PAGE, maxLengths } from '../../contract/limits.ts';
import type { Path } from '../paths.ts';

export const limits: readonly number[] = [DEFAULT_LIMIT, 25, 50, 100];

/** The filters and sort orders that a list's URL may contain. */
interface Choices {
  readonly filters?: Readonly<Record<string, { readonly accepts: (value: string) => boolean }>>;
  readonly columns?: readonly { readonly sort?: { readonly name: string } | undefined }[];
}

/** A list's page, search, sort order and filters, as in the URL. */
export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  /** The key of a row. The list opens on the page with that row or, if `''`, on `page`. */
  readonly at: string;
  /** `''`: the server's order. */
  readonly sort: string;
  /** Filter values by name. `''` or missing: no filter. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListUrl extends ListState {
  /** True if a search or a filter is active. */
  readonly isNarrowed: boolean;
  /** Returns the URL after a change. A change without a page leads to page 1. */
  hrefOf(change: Partial<ListState>): Path;
  /** Navigates to the URL after a change. `replace` replaces the current history entry. */
  go(change: Partial<ListState>, options?: { replace?: boolean }): void;
}

/** Returns a list's state, which is in the URL only. A `-` before the name of a sort order means descending. */
export function useListUrl(choices: Choices = {}): ListUrl {
  const [path, navigate] = useLocation();
  const state = readListState(useSearch(), choices);
  const hrefOf = (change: Partial<ListState>) =>
    (path + writeListState({ ...state, page: 1, at: '', ...change })) as Path;
  return {
    ...state,
    isNarrowed: state.search !== '' || Object.values(state.filters).some(Boolean),
    hrefOf,
    go: (change, options) => navigate(hrefOf(change), options),
  };
}

/** Parses a query string. Invalid values become defaults. */
export function readListState(query: string, { filters = {}, columns = [] }: Choices = {}): ListState {
  const params = new URLSearchParams(query);
  const read = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  const limit = Number(read('limit', (value) => limits.map(String).includes(value)));
  return {
    page: Number(read('page', (value) => /^[1-9]\d{0,8}$/.test(value))) || DEFAULT_PAGE,
    limit: limit || DEFAULT_LIMIT,
    at: params.get('at') ?? '',
    search: (params.get('search') ?? '').trim().slice(0, maxLengths.search),
    sort: read('sort', (value) => columns.some(({ sort }) => sort?.name === value.replace(/^-/, ''))),
    filters: Object.fromEntries(Object.entries(filters).map(([name, { accepts }]) => [name, read(name, accepts)])),
  };
}

/** Builds a query string. Omits defaults. */
export function writeListState({ page, limit, search, sort, filters, at }: ListState): string {
  const written = {
    search,
    ...filters,
    sort,
    limit: limit === DEFAULT_LIMIT ? '' : String(limit),
    page: page === DEFAULT_PAGE ? '' : String(page),
    at,
  };
  const query = new URLSearchParams(Object.entries(written).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}
