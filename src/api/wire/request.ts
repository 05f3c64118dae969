import type { ArgsOf, Call as Endpoint } from '../../contract/call.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, UPLOAD_IDLE_TIMEOUT_MS } from '../../contract/limits.ts';
import { SUPER_ADMIN } from '../../contract/session.ts';
import type { Call } from '../../http/client.ts';
import { UNLIMITED_MS, uploadingFetch } from '../../http/upload.ts';

/** Told how much of an upload has gone out, from 0 to 1. */
export type OnProgress = (sentShare: number) => void;

/** Makes a request from a call's arguments, for a role. Errors: as `requestOf`. */
export type ToRequest<Args> = (args: Args, role: string | null, onProgress?: OnProgress) => Call;

/**
 * Tells how a call of the contract is requested: field by field, so that nothing else gets into a body.
 *
 * Always true: the role decides between `path` and `superPath`; an id is one encoded segment of the path and never leads
 * out of it; lists start at page 1 with 10 rows, and search only when there is something to search for; forms travel as
 * uploads.
 * Errors: what it returns throws a `URIError` for an id that is no text that can be encoded.
 * Source: specification §5 to §7, `src/contract/README.md` §0.
 */
export function requestOf<C extends Endpoint>({ method, path, superPath, query, json, form }: C): ToRequest<ArgsOf<C>> {
  return (args, role, onProgress) => {
    const given: object = Object(args);
    const address = (role === SUPER_ADMIN && superPath) || path;
    const call = { method, path: address.replace('{id}', () => toSegment(Reflect.get(given, 'id'))) };
    if (query) {
      const { page, limit, search } = { page: DEFAULT_PAGE, limit: DEFAULT_LIMIT, search: '', ...given };
      return { ...call, query: { page, limit, search: search.trim() } };
    }
    if (json) return { ...call, body: Object.fromEntries(valuesOf(given, json)) };
    if (!form) return call;
    const fetch = uploadingFetch(onProgress, UPLOAD_IDLE_TIMEOUT_MS);
    return { ...call, body: toForm(valuesOf(given, form)), fetch, timeoutMs: UNLIMITED_MS };
  };
}

function valuesOf(given: object, shape: object): [name: string, value: unknown][] {
  const pairs = Object.keys(shape).map((name): [string, unknown] => [name, Reflect.get(given, name)]);
  return pairs.filter(([, value]) => value !== undefined);
}

/** An address resolves `.` and `..` away, however they are encoded: such an id is made one that nobody has. */
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
