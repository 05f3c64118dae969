import type { Calls } from '../contract/calls.ts';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints.ts';
import { UPLOAD_IDLE_TIMEOUT_MS } from '../contract/limits.ts';
import { SUPER_ADMIN } from '../contract/roles.ts';
import type { Call } from '../http/client.ts';
import { UNLIMITED_MS, uploadingFetch } from '../http/upload.ts';
import type { OnProgress } from './endpoint.ts';

/** The arguments of a call. Source: `src/contract/calls.ts`. */
export type ArgsOf<Name extends EndpointName> = Calls[Name]['args'];

/** The names of all arguments of a call; the compiler finds one that is missing. */
export type FieldsOf<Name extends EndpointName> = Readonly<Record<keyof NonNullable<ArgsOf<Name>>, true>>;

/**
 * Makes the call of an endpoint from its arguments, field by field, so that nothing else gets into a body.
 *
 * Always true: the role decides between `path` and `superPath`; an id is one encoded segment of the path and never leads
 * out of it; forms travel as uploads.
 * Source: specification §6 and §7, CONTRACT.md §0.
 */
export function callOf<Name extends EndpointName>(name: Name, fields: FieldsOf<Name>) {
  const { method, path, superPath, body }: Endpoint = endpoints[name];
  return (args: ArgsOf<Name>, role: string | null, onProgress?: OnProgress): Call => {
    const values = pick(args, Object.keys(fields));
    const form = (role === SUPER_ADMIN && superPath) || path;
    const call = { method, path: form.replace('{id}', () => toSegment(values.id)) };
    if (body === 'json') return { ...call, body: values };
    if (body === 'none') return form.includes('{id}') ? call : { ...call, query: values as NonNullable<Call['query']> };
    const fetch = uploadingFetch(onProgress, UPLOAD_IDLE_TIMEOUT_MS);
    return { ...call, body: toForm(values), fetch, timeoutMs: UNLIMITED_MS };
  };
}

function pick(args: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof args !== 'object' || args === null) return {};
  return Object.fromEntries(
    names.map((name) => [name, Reflect.get(args, name)]).filter(([, value]) => value !== undefined),
  );
}

/** An address resolves `.` and `..` away, however they are encoded: such an id is made one that nobody has. */
function toSegment(id: unknown): string {
  return encodeURIComponent(String(id)).replace(/^\.{0,2}$/, '-$&');
}

function toForm(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value])
      form.append(name, item instanceof Blob ? item : String(item));
  }
  return form;
}
