import type { ArgsOf, Endpoint, ListQuery } from '../../contract/endpoint.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, UPLOAD_IDLE_TIMEOUT_MS } from '../../contract/limits.ts';
import { SUPER_ADMIN } from '../../contract/session.ts';
import type { HttpRequest } from '../../http/client.ts';
import { fetchWithProgress, UNLIMITED_MS } from '../../http/upload.ts';

/** Receives the share of an upload that was sent, from 0 to 1. */
export type OnProgress = (sentShare: number) => void;

/** Creates a request to an endpoint for a role. Errors: see `requestOf`. */
export type ToRequest<Args> = (args: Args, role: string | null, onProgress?: OnProgress) => HttpRequest;

/**
 * Returns a function that turns an endpoint's arguments into a request with the endpoint's own fields only.
 *
 * Invariants: the role chooses between `path` and `superPath`. An id is one encoded segment of the path. Lists default
 * to page 1 with 10 rows, and an empty search isn't sent. Forms report upload progress.
 * Errors: the returned function throws a `URIError` for an id that can't be encoded.
 * Source: specification §5 to §7, `src/contract/README.md` §0.
 */
export function requestOf<C extends Endpoint>({ method, path, superPath, query, json, form }: C): ToRequest<ArgsOf<C>> {
  return (args, role, onProgress) => {
    const given: object = Object(args);
    const address = (role === SUPER_ADMIN && superPath) || path;
    const request = { method, path: address.replace('{id}', () => toSegment(Reflect.get(given, 'id'))) };
    if (query) {
      const { page, limit, search }: ListQuery = given;
      return {
        ...request,
        query: { page: page ?? DEFAULT_PAGE, limit: limit ?? DEFAULT_LIMIT, search: search?.trim() ?? '' },
      };
    }
    if (json) return { ...request, body: Object.fromEntries(valuesOf(given, json)) };
    if (!form) return request;
    const fetch = fetchWithProgress(onProgress, UPLOAD_IDLE_TIMEOUT_MS);
    return { ...request, body: toForm(valuesOf(given, form)), fetch, timeoutMs: UNLIMITED_MS };
  };
}

function valuesOf(given: object, shape: object): [name: string, value: unknown][] {
  const pairs = Object.keys(shape).map((name): [string, unknown] => [name, Reflect.get(given, name)]);
  return pairs.filter(([, value]) => value !== undefined);
}

/** Encodes an id. `''`, `.` and `..` would change the path even if encoded, so a prefix makes them ids of no row. */
function toSegment(id: unknown): string {
  return encodeURIComponent(String(id)).replace(/^\.{0,2}$/, '-$&');
}

function toForm(values: readonly [name: string, value: unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of values) {
    for (const item of Array.isArray(value) ? value : [value])
      form.append(name, item instanceof Blob ? item : String(item ?? ''));
  }
  return form;
}
