/** Sends requests to a backend's endpoints, and reports where its responses differ from the contract. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { REQUEST_TIMEOUT_MS } from '../contract/limits.ts';
import { parseResponse } from '../contract/parse-response.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import { firstRow, readingSteps, type Seen, type Step, skippedWrites, writingSteps } from './steps.ts';

export interface CheckOptions {
  url: string;
  email: string;
  password: string;
  /** Also sends requests that write: on rows that the check creates, or with the current values. */
  write: boolean;
  report: (line: string) => void;
  /** The timeout of one request, including its body. */
  timeoutMs?: number;
}

/** The API's base address, and the token and role of the session, which are empty before sign-in. */
interface Access {
  url: string;
  token: string;
  role: string;
}

interface Session extends Access {
  timeoutMs: number;
}

export interface CheckResult {
  made: number;
  /** The number of endpoints, including those without a request. */
  total: number;
  /** Requests that failed, or whose responses the console can't read. */
  failed: number;
  /** Requests whose responses differ from the contract, but are readable. */
  tolerated: number;
}

/** Signs in and sends the requests that the account's role may send. Errors: rejects if signing in fails. */
export async function checkApi(options: CheckOptions): Promise<CheckResult> {
  const { url, email, password, write, report, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const visitor = { url: url.replace(/\/+$/, ''), timeoutMs, token: '', role: '' };
  const signIn = await sendRequest(visitor, 'signIn', { email, password });
  const { token, user } = Object(Object(signIn.body).data);
  if (typeof token !== 'string' || token === '')
    throw new Error(`Couldn't sign in: ${signIn.problem ?? 'the response has no token'}.`);
  const session = { ...visitor, token, role: String(Object(user).role) };
  const counts = { made: 1, total: Object.keys(endpoints).length, failed: 0, tolerated: 0 };
  const conclude = (name: EndpointName, result: RequestResult) => {
    const { body, problem, isEmpty } = result;
    const found = problem
      ? [{ sentence: problem, isTolerated: false }]
      : isEmpty
        ? []
        : differences(endpoints[name] as Endpoint, body);
    reportRequest(pathOf(name, session.role), found, report);
    if (found.some(({ isTolerated }) => !isTolerated)) counts.failed += 1;
    else if (found.length > 0) counts.tolerated += 1;
  };
  conclude('signIn', signIn);
  const seen: Seen = {};
  for (const [name, argsOf] of [...readingSteps, ...(write ? writingSteps(Date.now()) : [])] satisfies Step[]) {
    const args = argsOf(seen);
    if (endpoints[name].path.startsWith('/super-admin') && session.role !== SUPER_ADMIN) {
      report(`-  ${pathOf(name, session.role)}: skipped, needs the role ${SUPER_ADMIN}`);
    } else if (!args) {
      report(`-  ${pathOf(name, session.role)}: skipped, no data to test with`);
    } else {
      const result = await sendRequest(session, name, args);
      seen[name] = firstRow(parseResponse(endpoints[name] as Endpoint, result.body, 'lenient').value);
      counts.made += 1;
      conclude(name, result);
    }
  }
  for (const name of write ? skippedWrites : []) report(`-  ${pathOf(name, session.role)}: can't be undone`);
  return counts;
}

/** A difference from the contract. Contains no value of the response, because that may be personal data. */
interface Difference {
  readonly sentence: string;
  /** True if the console can read the response anyway. */
  readonly isTolerated: boolean;
}

/** Returns each difference once, even if many rows have it. Ignores unknown fields. */
function differences(endpoint: Endpoint, body: unknown): Difference[] {
  const found = new Map<string, boolean>();
  for (const { where, what, isTolerated } of parseResponse(endpoint, body, 'exact').faults) {
    const sentence = `${where.replaceAll(/\[\d+\]/g, '[]')} ${what}`;
    found.set(sentence, isTolerated && found.get(sentence) !== false);
  }
  return [...found].map(([sentence, isTolerated]) => ({ sentence, isTolerated }));
}

/** `isEmpty`: the response to a write has no body and a status that allows that, such as 204. */
type RequestResult = { body?: unknown; problem?: string; isEmpty?: true };

/** Reports a request and its differences: `✓` for none, `~` if the console accepts all of them, otherwise `✗`. */
function reportRequest(path: string, found: readonly Difference[], report: (line: string) => void): void {
  report(`${found.length === 0 ? '✓' : found.every(({ isTolerated }) => isTolerated) ? '~' : '✗'}  ${path}`);
  for (const { sentence, isTolerated } of found)
    report(`     ${sentence} (${isTolerated ? 'accepted anyway' : "its screen won't work"})`);
}

function pathOf(name: EndpointName, role: string): string {
  const { method, path, superPath }: Endpoint = endpoints[name];
  return `${method} ${(role === SUPER_ADMIN && superPath) || path}`;
}

async function sendRequest(session: Session, name: EndpointName, args: object): Promise<RequestResult> {
  // On a broken body, Node's fetch may never settle, even after its signal is aborted.
  const done = new AbortController();
  const late = delay(session.timeoutMs, 'late' as const, { signal: done.signal });
  try {
    const request = fetch(toRequest(session, name, args), { signal: done.signal }).then(
      async (response) => [response, await response.text()] as const,
    );
    const response = await Promise.race([request, late]);
    if (response === 'late') return { problem: 'no response in time' };
    const [{ ok, status }, text] = response;
    if (!ok) return { problem: `status ${status}${reasonIn(text)}` };
    const isEmptyWrite = text === '' && status !== 200 && endpoints[name].method !== 'GET';
    return isEmptyWrite ? { isEmpty: true } : { body: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      problem: error instanceof SyntaxError ? "the response isn't JSON" : "couldn't connect, or was redirected",
    };
  } finally {
    done.abort();
  }
}

/** Returns the message of a failed response, for the end of a sentence; empty if it has none. */
function reasonIn(text: string): string {
  try {
    const { message } = Object(JSON.parse(text));
    return typeof message === 'string' && message !== '' ? `, "${message.slice(0, 200)}"` : '';
  } catch {
    return '';
  }
}

/** Creates a request to an endpoint, without validating `args`. */
export function toRequest({ url, token, role }: Access, name: EndpointName, args: object): Request {
  const { method, path, superPath, json, form }: Endpoint = endpoints[name];
  const { id } = args as { id?: unknown };
  const address = ((role === SUPER_ADMIN && superPath) || path).replace('{id}', () => encodeURIComponent(String(id)));
  const query = method === 'GET' && id === undefined ? `?${new URLSearchParams(Object.entries(args))}` : '';
  return new Request(url + address + query, {
    method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json ? JSON.stringify(args) : form ? formOf(args) : null,
    redirect: 'error',
  });
}

function formOf(args: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(args)) {
    for (const item of [value].flat()) form.append(name, item instanceof Blob ? item : String(item));
  }
  return form;
}
