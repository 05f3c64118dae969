/** Calls a backend row by row and says where its answers differ from the contract. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../../contract/call.ts';
import { REQUEST_TIMEOUT_MS } from '../../contract/limits.ts';
import { SUPER_ADMIN } from '../../contract/session.ts';
import { type CallName, calls } from '../api/resources.ts';
import { differences } from './differences.ts';
import { notTried, readingSteps, type Seen, type Step, writingSteps } from './steps.ts';

export interface CheckOptions {
  /** The API's base address. */
  url: string;
  email: string;
  password: string;
  /** Also makes the writing calls, on rows of its own. */
  write: boolean;
  report: (line: string) => void;
  /** How long one call may take, headers and body. */
  timeoutMs?: number;
}

interface Session {
  url: string;
  timeoutMs: number;
  token: string;
  role: string;
}

/** The outcome of a check, in calls. */
export interface CheckResult {
  made: number;
  /** Of the API, those that are left out counted in. */
  total: number;
  /** Made, and failed or answered otherwise. */
  differing: number;
}

/** Makes the calls that the role may make. Errors: a sentence, if there is no signing in. */
export async function checkApi(options: CheckOptions): Promise<CheckResult> {
  const { url, email, password, write, report, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const visitor = { url: url.replace(/\/+$/, ''), timeoutMs, token: '', role: '' };
  const signIn = await call(visitor, 'signIn', { email, password });
  const { token, user } = Object(Object(signIn.body).data);
  if (typeof token !== 'string' || token === '') throw new Error(`Signing in failed: ${signIn.problem ?? 'no token'}.`);
  const session = { ...visitor, token, role: String(Object(user).role) };
  const result = { made: 1, total: Object.keys(calls).length, differing: 0 };
  const conclude = (name: CallName, outcome: Outcome) => {
    if (reportCall(pathOf(name, session.role), judge(name, outcome), report)) result.differing += 1;
  };
  conclude('signIn', signIn);
  const seen: Seen = {};
  for (const [name, argsOf] of [...readingSteps, ...(write ? writingSteps(Date.now()) : [])] satisfies Step[]) {
    const args = argsOf(seen);
    if (calls[name].path.startsWith('/super-admin') && session.role !== SUPER_ADMIN) {
      report(`-  ${pathOf(name, session.role)}: for the role ${SUPER_ADMIN} only`);
    } else if (!args) {
      report(`-  ${pathOf(name, session.role)}: nothing to try it with`);
    } else {
      const outcome = await call(session, name, args);
      seen[name] = firstRow(Object(outcome.body).data);
      result.made += 1;
      conclude(name, outcome);
    }
  }
  for (const name of write ? notTried : []) report(`-  ${pathOf(name, session.role)}: can't be undone`);
  return result;
}

interface Outcome {
  body?: unknown;
  problem?: string;
}

function judge(name: CallName, { body, problem }: Outcome): string[] {
  return problem ? [`${problem} (breaks this screen)`] : differences(calls[name], body);
}

/** Answers whether there is a difference. */
function reportCall(path: string, found: readonly string[], report: (line: string) => void): boolean {
  report(`${found.length > 0 ? '✗' : '✓'}  ${path}`);
  for (const difference of found) report(`     ${difference}`);
  return found.length > 0;
}

function firstRow(data: unknown): Record<string, unknown> {
  return Object(Array.isArray(data) ? data[0] : data);
}

/** Method and path as a role calls them. */
function pathOf(name: CallName, role: string): string {
  const { method, path, superPath }: Call = calls[name];
  return `${method} ${(role === SUPER_ADMIN && superPath) || path}`;
}

async function call({ url, timeoutMs, token, role }: Session, name: CallName, args: object): Promise<Outcome> {
  const { method, path, superPath, json, form }: Call = calls[name];
  const { id } = Object(args) as { id?: unknown };
  const address = ((role === SUPER_ADMIN && superPath) || path).replace('{id}', () => encodeURIComponent(String(id)));
  const query = method === 'GET' && id === undefined ? `?${new URLSearchParams(Object.entries(args))}` : '';
  // Node's fetch may hang for ever on a broken body, and then hears of no signal either.
  const done = new AbortController();
  const late = delay(timeoutMs, 'late' as const, { signal: done.signal });
  try {
    const asked = fetch(url + address + query, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      body: json ? JSON.stringify(args) : form ? formOf(args) : null,
      redirect: 'error',
      signal: done.signal,
    }).then(async (response) => [response, await response.text()] as const);
    const answer = await Promise.race([asked, late]);
    if (answer === 'late') return { problem: 'no answer in time' };
    const [{ ok, status }, text] = answer;
    return ok ? { body: JSON.parse(text) as unknown } : { problem: `answers ${status}` };
  } catch (error) {
    return { problem: error instanceof SyntaxError ? 'the answer is not JSON' : 'no connection, or a redirect' };
  } finally {
    done.abort();
  }
}

function formOf(args: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(args)) {
    for (const item of [value].flat()) form.append(name, item instanceof Blob ? item : String(item));
  }
  return form;
}
