/** Sends requests to a backend's endpoints, and reports where it differs from the contract. */
import type { ArgsOf } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { statuses } from '../contract/envelope.ts';
import { REQUEST_TIMEOUT_MS } from '../contract/limits.ts';
import type { Fault } from '../contract/parse.ts';
import { parseResponse } from '../contract/parse-response.ts';
import { SUPER_ADMIN } from '../contract/session.ts';
import { preflight, probe, rejection } from './probes.ts';
import { addressOf, fault, isForeign, type Session, send, toRequest } from './request.ts';
import {
  all,
  firstRow,
  knownOf,
  readingSteps,
  type Seen,
  type Sent,
  type Step,
  skippedWrites,
  writingSteps,
} from './steps.ts';

type Account = ArgsOf<typeof endpoints.signIn>;

export interface CheckOptions extends Account {
  url: string;
  /** The account of an admin who isn't a super-admin. */
  plain?: Account | undefined;
  /** The site's address; empty if unknown. */
  siteUrl?: string | undefined;
  /** The setting `FILE_URLS`. */
  fileUrls?: string | undefined;
  /** Also sends requests that write: on rows that the check creates, or with the current values. */
  write: boolean;
  report: (line: string) => void;
  /** The timeout of one request, including its body. */
  timeoutMs?: number;
}

/**
 * Signs in and sends the requests that the accounts' roles may send. Returns the number of requests: all in the contract,
 * those made and those with differences; and the number of skipped checks. Errors: rejects if signing in fails.
 */
export async function checkApi(options: CheckOptions) {
  const { url, siteUrl, fileUrls = '', write, report, plain, timeoutMs = REQUEST_TIMEOUT_MS } = options;
  const origin = siteUrl ? new URL(siteUrl).origin : '';
  const visitor = { url: url.replace(/\/+$/, ''), origin, fileUrls, timeoutMs, token: '', role: '' };
  const found = new Map<string, readonly Fault[]>();
  let skipped = 0;
  const conclude: Conclude = (label, faults) => {
    report(faults ? `${markOf(faults)}  ${label}` : `-  ${label}`);
    if (faults) found.set(label, faults);
    else skipped++;
  };
  const session = await signIn(visitor, options, conclude);
  if (isForeign(visitor.url, visitor))
    for (const name of ['signIn', 'deleteCategory'] as const)
      conclude(`OPTIONS ${endpoints[name].path}`, await preflight(visitor, name));
  else if (!origin) conclude('CORS: skipped, needs SITE_URL');
  const steps = [...readingSteps, ...(write ? writingSteps(Date.now()) : [])];
  await checkSession(session, steps, conclude, found);
  for (const name of write ? skippedWrites : []) conclude(`${labelOf(name, session.role)}: can't be undone`);
  if (plain) await checkSession(await signIn(visitor, plain, () => undefined), steps, conclude, found);
  else conclude('roles: skipped, needs API_ADMIN_EMAIL and API_ADMIN_PASSWORD');
  for (const line of summarize(found)) report(line);
  const marks = [...found.values()].map(markOf);
  const labels = all.flatMap(({ name }) => [...new Set(['', SUPER_ADMIN].map((role) => labelOf(name, role)))]);
  return {
    made: labels.filter((label) => found.has(label)).length,
    total: labels.length,
    failed: marks.filter((mark) => mark === '✗').length,
    tolerated: marks.filter((mark) => mark === '~').length,
    skipped,
  };
}

/** Reports the differences of a request; without a list, that it was skipped. */
type Conclude = (label: string, faults?: readonly Fault[]) => void;

async function checkSession(
  session: Session,
  steps: readonly Step[],
  conclude: Conclude,
  found: ReadonlyMap<string, unknown>,
): Promise<void> {
  const seen: Seen = {};
  const sent: Sent = new Map();
  const isSuper = session.role === SUPER_ADMIN;
  for (const [name, argsOf] of steps) {
    const [label, superLabel] = [labelOf(name, session.role), labelOf(name, SUPER_ADMIN)];
    const args = argsOf(seen);
    if (!isSuper && superLabel.includes('/super-admin/') && readingSteps.some(([reading]) => reading === name)) {
      const other = { ...session, role: SUPER_ADMIN };
      const faults = await rejection(other, name, {}, 'as an admin', statuses.forbidden);
      conclude(`${superLabel} as ${session.role}`, faults);
    }
    if (found.has(label)) continue;
    if (!isSuper && label.includes('/super-admin/')) conclude(`${label}: skipped, needs the role ${SUPER_ADMIN}`);
    else if (!args) conclude(`${label}: skipped, no data to test with`);
    else {
      const { body, problem, faults } = await send(session, toRequest(session, name, args));
      const parsed = parseResponse(knownOf(name).endpoint, body, 'exact');
      seen[name] = firstRow(parsed.value);
      const own = problem ? [fault(problem)] : body === undefined ? [] : [...parsed.faults];
      // Rows that can't be read would cause other differences.
      const value = own.every(({ isTolerated }) => isTolerated) ? parsed.value : [];
      if (!problem) for await (const each of probe(session, knownOf(name), args, sent, value)) own.push(each);
      conclude(label, [...faults, ...own]);
    }
  }
}

/** Errors: rejects with a sentence if the account can't sign in. */
async function signIn(visitor: Session, { email, password }: Account, conclude: Conclude): Promise<Session> {
  const attempt = async (url: string) => {
    const reply = await send(visitor, toRequest({ ...visitor, url }, 'signIn', { email, password }));
    return { ...reply, data: Object(Object(reply.body).data) };
  };
  const { data, problem, body, faults } = await attempt(visitor.url);
  const { token, user } = data;
  if (typeof token === 'string' && token) {
    const { badRequest, unauthorized, notFound, invalid } = statuses;
    const rejected = [unauthorized, badRequest, notFound, invalid];
    const wrong = { email, password: `x${password}` };
    const own = await rejection(visitor, 'signIn', wrong, 'with a wrong password', ...rejected);
    conclude(labelOf('signIn', ''), [...faults, ...parseResponse(endpoints.signIn, body, 'exact').faults, ...own]);
    return { ...visitor, token, role: String(Object(user).role) };
  }
  for (const url of [`${visitor.url}/api`, visitor.url.replace(/\/[^/]+$/, '')])
    if (url.includes('://') && (await attempt(url)).data.token)
      throw new Error(`Couldn't sign in at ${visitor.url}, but at ${url}. Use that address, also as API_URL.`);
  throw new Error(`Couldn't sign in: ${problem || 'the response has no token'}.`);
}

function labelOf(name: EndpointName, role: string): string {
  return `${endpoints[name].method} ${addressOf(name, role)}`;
}

/** Returns `✓` without differences, `~` if the console accepts all of them, otherwise `✗`. */
function markOf(faults: readonly Fault[]): string {
  return faults.length === 0 ? '✓' : faults.every(({ isTolerated }) => isTolerated) ? '~' : '✗';
}

/** Returns a line for each kind of difference, with its fields and requests. Ignores unknown fields. */
function summarize(found: ReadonlyMap<string, readonly Fault[]>): string[] {
  const kinds = new Map<string, { fields: Set<string>; labels: Set<string> }>();
  for (const [label, faults] of found) {
    for (const { where, what } of faults) {
      const field = where.replaceAll(/\[\d+\]/g, '').replace(/^.*\./, '');
      // One unreadable row outweighs others with the same difference that can be read.
      const equal = faults.filter((other) => other.what === what && other.where.endsWith(field));
      const line = `${markOf(equal)}  ${what}`;
      const { fields, labels } = kinds.get(line) ?? { fields: new Set(), labels: new Set() };
      kinds.set(line, { fields: fields.add(field), labels: labels.add(label) });
    }
  }
  const lines = [...kinds].map(([line, { fields, labels }]) => {
    const [first = '', ...others] = labels;
    const requests = others.length > 1 ? `${first} and ${others.length} more` : [first, ...others].join(', ');
    return `${line}: ${[[...fields].filter(Boolean).join(', '), requests].filter(Boolean).join(' in ')}`;
  });
  return lines.length > 0 ? ['', ...lines.toSorted().toReversed()] : [];
}
