import { DEFAULT_LIMIT, DEFAULT_PAGE, maxLengths } from '../../contract/limits.ts';

/** The numbers of rows that a page may have. */
export const limits: readonly number[] = [DEFAULT_LIMIT, 25, 50, 100];

/** The values that a filter may take, or a test of them. */
export type AllowedValues = readonly string[] | ((value: string) => boolean);

/** The filters and orders that a list knows beside page, limit and search. */
export interface ListSpec {
  /** By their names in the address. */
  readonly filters?: Readonly<Record<string, AllowedValues>>;
  /** The names of orders; `-` in front of one is downward. Only for calls that answer the whole list. */
  readonly sorts?: readonly string[];
}

/** The part of a list that is shown, as the address says. */
export interface ListPlace {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  /** The key of a row: the list opens where that stands. `''`: at the page. */
  readonly at: string;
  /** `''`: as the server has it. */
  readonly sort: string;
  /** `''` or missing: any. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Reads a query string. Always true: what makes no sense there is the default. */
export function readListPlace(query: string, { filters = {}, sorts = [] }: ListSpec): ListPlace {
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

/** Writes a query string. Always true: defaults are not written. */
export function writeListPlace({ page, limit, search, sort, filters, at }: ListPlace): string {
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
