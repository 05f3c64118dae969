/** Sends requests as the console does, and says why it can't use a response. */
import { setTimeout as delay } from 'node:timers/promises';
import { fieldErrors, reasonIn } from '../api/error-message.ts';
import { requestOf } from '../api/wire/request.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import type { Fault } from '../contract/parse.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import { toFetch } from '../http/client.ts';
import { type ApiError, HttpError } from '../http/errors.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { parsed } from '../lib/parsed.ts';

/** The API's base address, and the token and role of the session, which are empty before sign-in. */
export interface Session {
  readonly url: string;
  readonly token: string;
  readonly role: string;
  /** The timeout of one request, including its body. */
  readonly timeoutMs: number;
  /** The site's origin; empty if unknown. */
  readonly origin: string;
  /** The setting `FILE_URLS`. */
  readonly fileUrls: string;
}

export interface Reply {
  /** 0 without a response. */
  readonly status: number;
  readonly body?: unknown;
  readonly headers: Headers;
  /** Why the console can't use the response; empty if it can. */
  readonly problem: string;
  /** The differences in its CORS headers. */
  readonly faults: readonly Fault[];
}

export function fault(what: string, isTolerated = false, where = ''): Fault {
  return { where, what, isTolerated };
}

/** Sends a request. After a 429, sends it once more, because a check sends more requests in a row than a person. */
export async function send(session: Session, request: Request, isRepeated = false): Promise<Reply> {
  if (session.origin) request.headers.set('origin', session.origin);
  // On a broken body, Node's fetch may never settle, even after its signal is aborted.
  const done = new AbortController();
  const late = delay(session.timeoutMs, 'late' as const, { signal: done.signal });
  try {
    const sent = fetch(request.clone(), { signal: done.signal, redirect: 'manual' }).then(
      async (response) => [response, await response.text()] as const,
    );
    const response = await Promise.race([sent, late]);
    if (response === 'late') return noReply('no response in time');
    const [{ ok, status, headers }, text] = response;
    const error = new HttpError({ status, body: parsed(text), headers });
    const waitMs = status === 429 && !isRepeated ? retryAfterMs(error) : 0;
    if (waitMs > 0) return await delay(waitMs).then(() => send(session, request, true));
    const isEmptyWrite = text === '' && status !== 200 && request.method !== 'GET';
    const problem = !ok
      ? `status ${status}${headers.has('location') ? ', a redirect' : quoted(error)}`
      : error.body === undefined && !isEmptyWrite && "the response isn't JSON";
    return { status, body: error.body, headers, problem: problem || '', faults: corsFaults(session, headers) };
  } catch {
    return noReply("couldn't connect");
  } finally {
    done.abort();
  }
}

const noReply = (problem: string): Reply => ({ status: 0, headers: new Headers(), problem, faults: [] });

/** Returns the reasons in a failed response, as the end of a sentence. */
function quoted(error: ApiError): string {
  const fields = Object.entries(fieldErrors(error)).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  const reasons = [reasonIn(error) ?? [], fields].flat().join(' ');
  return reasons && `, "${reasons.slice(0, 200)}"`;
}

/** Returns the differences that keep the site's pages from reading a response. */
function corsFaults(session: Session, headers: Headers): Fault[] {
  if (!isForeign(session.url, session)) return [];
  if (missingIn(headers, 'allow-origin', [session.origin]).length > 0)
    return [fault(`has no Access-Control-Allow-Origin: ${session.origin}`)];
  return missingIn(headers, 'expose-headers', ['Retry-After']).map((name) =>
    fault(`has no Access-Control-Expose-Headers: ${name}`, true),
  );
}

/** Returns whether an address is known to be on another origin than the site. */
export function isForeign(url: string, { origin }: Session): boolean {
  return origin !== '' && new URL(url).origin !== origin;
}

/** Returns the values that a CORS header lacks. `*` stands for any, except for `Authorization`. */
export function missingIn(headers: Headers, name: string, values: readonly string[]): string[] {
  const listed = (headers.get(`access-control-${name}`) ?? '').toLowerCase().split(/\s*,\s*/);
  const isListed = (value: string) => listed.includes(value.toLowerCase());
  return values.filter((value) => !isListed(value) && (value === 'Authorization' || !isListed('*')));
}

export function addressOf(name: EndpointName, role: string): string {
  const { path, superPath }: Endpoint = endpoints[name];
  return (role === SUPER_ADMIN && superPath) || path;
}

/** Creates the request that the console would send. */
export function toRequest({ url, token, role }: Session, name: EndpointName, args: object): Request {
  return new Request(...toFetch(requestOf<Endpoint>(endpoints[name])(args as never, role), url, token));
}
