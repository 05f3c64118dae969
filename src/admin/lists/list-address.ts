import { DEFAULT_LIMIT, DEFAULT_PAGE, maxLengths } from '../../contract/limits.ts';

export const limits: readonly number[] = [DEFAULT_LIMIT, 25, 50, 100];

/** The values a filter accepts, or a predicate. */
export type AllowedValues = readonly string[] | ((value: string) => boolean);

/** A list's filters and sort orders, besides page, limit and search. */
export interface ListSpec {
  readonly filters?: Readonly<Record<string, AllowedValues>>;
  /** The names of sort orders; in the URL, a `-` prefix means descending. */
  readonly sorts?: readonly string[];
}

/** A list's page, search, sort order and filters, as in the URL. */
export interface ListState {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  /** Key of a row: the list opens on the page that contains it. Empty: on `page`. */
  readonly at: string;
  /** `''`: the server's order. */
  readonly sort: string;
  /** `''` or missing: any. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Parses a query string. Always true: invalid values become defaults. */
export function readListState(query: string, { filters = {}, sorts = [] }: ListSpec): ListState {
  const params = new URLSearchParams(query);
  const oneOf = (name: string, allowed: readonly string[]) => allowed.find((value) => value === params.get(name)) ?? '';
  const read = (name: string, allowed: AllowedValues) => {
    if (typeof allowed !== 'function') return oneOf(name, allowed);
    const value = params.get(name) ?? '';
    return allowed(value) ? value : '';
  };
  return {
    page: positive(params.get('page')) ?? DEFAULT_PAGE,
    limit: limits.find((limit) => limit === positive(params.get('limit'))) ?? DEFAULT_LIMIT,
    at: params.get('at') ?? '',
    search: (params.get('search') ?? '').trim().slice(0, maxLengths.search),
    sort: oneOf(
      'sort',
      sorts.flatMap((sort) => [sort, `-${sort}`]),
    ),
    filters: Object.fromEntries(Object.entries(filters).map(([name, allowed]) => [name, read(name, allowed)])),
  };
}

/** Builds a query string. Always true: defaults are omitted. */
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

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
