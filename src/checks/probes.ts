/** Looks beyond the shape of a response: who may read it, which page it is, what a write kept, whether its files open. */
import { fieldErrors, reasonIn } from '../api/error-message.ts';
import { rowShapeOf } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { statuses } from '../contract/envelope.ts';
import { MAX_LIMIT } from '../contract/limits.ts';
import { type Fault, parseKind } from '../contract/parse.ts';
import { parseResponse, saysFailure } from '../contract/parse-response.ts';
import { type Kind, ownIdOf } from '../contract/shape.ts';
import { HttpError } from '../http/errors.ts';
import { safeHref } from '../lib/safe-address.ts';
import { addressOf, fault, isForeign, missingIn, type Session, send, toRequest } from './request.ts';
import { firstRow, type Known, knownOf, nameOf, type Row, rowsIn, type Sent } from './steps.ts';

/** Returns the differences that other requests to an endpoint show. `value` is the data of its response. */
export async function* probe(session: Session, known: Known, args: Row, sent: Sent, value: unknown) {
  const { name, endpoint, operation } = known;
  if (operation === 'read')
    for (const [token, when] of Object.entries({ '': 'without a token', x: 'with a wrong token' }))
      yield* await rejection({ ...session, token }, name, args, when, statuses.unauthorized);
  if (endpoint.query && rowsIn(value)[0]) yield* await pageFaults(session, known, firstRow(value));
  // An id of the same form, such as `00` for `17`, that no row has.
  const id = String(args.id).replace(/[0-9a-f]/gi, '0');
  if (operation === 'read' && 'id' in args)
    yield* await rejection(session, name, { id }, 'for an id of no row', statuses.notFound);
  if (operation === 'create' && endpoint.json) yield* await emptyFaults(session, known);
  if (/^(create|change|delete)$/.test(operation)) yield* await keptFaults(session, known, args, sent, firstRow(value));
  for (const [field, address] of new Map(addressesIn(value))) yield* await fileFaults(session, field, address);
}

/** Checks that a request is rejected with one of the expected statuses, of which the first is the best. */
export async function rejection(session: Session, name: EndpointName, args: object, when: string, ...right: number[]) {
  const { status, problem, faults } = await send(session, toRequest(session, name, args));
  if (right.includes(status)) return faults;
  return [fault(`${when}: ${problem || `status ${status}`}, not ${right[0]}`)];
}

/** Checks the request that browsers send before the first one to another origin. */
export async function preflight(session: Session, name: EndpointName): Promise<Fault[]> {
  const { method } = endpoints[name];
  const headers = {
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  };
  const request = new Request(session.url + addressOf(name, session.role), { method: 'OPTIONS', headers });
  const reply = await send(session, request);
  if (reply.status < 200 || reply.status > 299) return [fault(`${reply.problem}, not 2xx`)];
  const methods = method === 'DELETE' ? missingIn(reply.headers, 'allow-methods', [method]) : [];
  const lacking = missingIn(reply.headers, 'allow-headers', ['Authorization', 'Content-Type']);
  return [
    ...reply.faults.filter(({ isTolerated }) => !isTolerated),
    ...methods.map((value) => fault(`has no Access-Control-Allow-Methods: ${value}`)),
    ...lacking.map((value) => fault(`has no Access-Control-Allow-Headers: ${value}`)),
  ];
}

async function pageFaults(session: Session, { name, endpoint }: Known, row: Row): Promise<Fault[]> {
  const shape = rowShapeOf(endpoint);
  const id = ownIdOf(shape) ?? '';
  const read = async (args: object) => {
    const { body, problem } = await send(session, toRequest(session, name, args));
    const { value } = parseResponse(endpoint, body, 'lenient');
    const rows = rowsIn(value);
    return { rows, problem, total: Number(Object(value).total), ids: rows.map((each) => String(each[id])) };
  };
  const all = await read({ limit: MAX_LIMIT });
  if (all.problem) return [fault(`with limit=${MAX_LIMIT}: ${all.problem}`)];
  const again = await read({ limit: MAX_LIMIT });
  const [first, second] = [await read({ page: 1, limit: 1 }), await read({ page: 2, limit: 1 })];
  const after = await read({ page: 1_000_000 });
  const named = Object.keys(shape).find((field) => shape[field] === 'text') ?? '';
  const search = String(row[named]).toUpperCase();
  const [none, found] = [await read({ search: crypto.randomUUID() }), await read({ search, limit: MAX_LIMIT })];
  const isLimited = first.ids.length < 2;
  const isRepeated = second.ids.some((each) => first.ids.includes(each));
  const isFault = {
    'ignores `limit`': !isLimited,
    'page 2 has rows of page 1': isRepeated,
    'page 2 is empty': isLimited && first.total > 1 && second.ids.length === 0,
    [`the page after the last: ${after.problem}`]: after.problem !== '',
    'returns its rows in another order each time': all.ids.join() !== again.ids.join(),
    '`total` is the number of rows on the page': isLimited && !isRepeated && second.ids.length > 0 && first.total < 2,
    'ignores `search`': none.ids.length > 0,
    '`total` ignores `search`': none.ids.length === 0 && none.total > 0,
    [`can't find a row by its ${named} in capitals`]: none.ids.length === 0 && !found.ids.includes(String(row[id])),
  };
  const faults = Object.entries(isFault).flatMap(([what, isFound]) => (isFound ? [fault(what)] : []));
  const times = all.rows.map(({ created_at }) => Date.parse(String(created_at)));
  const isNewestFirst = times.every((time, index) => !(time > (times[index - 1] ?? time)));
  if (faults.length > 0 || isNewestFirst) return faults;
  return [fault("isn't sorted by created_at, newest first", true)];
}

/** Checks that a creation without fields is rejected, with reasons that the console can show. */
async function emptyFaults(session: Session, known: Known): Promise<readonly Fault[]> {
  const { status, problem, body, faults } = await send(session, toRequest(session, known.name, {}));
  if (!problem && saysFailure(body)) return [fault(`without fields: a failure with status ${status}, not 422`, true)];
  if (!problem) {
    const id = firstRow(parseResponse(known.endpoint, body, 'lenient').value)[known.key];
    const name = nameOf('delete', known.key);
    if (name) await send(session, toRequest(session, name, { id, [known.key]: id }));
    return [fault('without fields: accepted, not 422')];
  }
  if (status !== statuses.invalid && status !== statuses.badRequest)
    return [fault(`without fields: ${problem}, not 422`)];
  const error = new HttpError({ status, body });
  if (Object.keys(fieldErrors(error)).some((field) => field in known.shape)) return faults;
  if (reasonIn(error)) return [fault("without fields: names no field, so the form can't show the reason there", true)];
  return [fault('without fields: gives no reason that the console can read')];
}

/** Reads a written row again. It must have the values that were sent and keep the others, or be gone once deleted. */
async function keptFaults(session: Session, known: Known, args: Row, sent: Sent, row: Row): Promise<Fault[]> {
  const { list, key, endpoint, operation } = known;
  const id = args[key] ?? args.id ?? row[key];
  if (!list || id === undefined || endpoint.form) return [];
  const values: Row = { ...sent.get(key), ...args };
  const { body, problem } = await send(session, toRequest(session, list, { limit: MAX_LIMIT }));
  const { value, faults } = parseResponse(knownOf(list).endpoint, body, 'lenient');
  if (!problem && faults.length > 0) return [];
  const stored = rowsIn(value).find((each) => String(each[key]) === String(id));
  if (operation === 'delete') return stored ? [fault("doesn't delete its row")] : [];
  if (!stored) return [fault(`${addressOf(list, session.role)} doesn't return its row: ${problem || 'missing'}`)];
  // A value that a creation changed isn't reported again for an update.
  sent.set(key, Object.fromEntries(Object.keys(values).map((field) => [field, stored[field] ?? values[field]])));
  const shape = rowShapeOf(knownOf(list).endpoint);
  return Object.entries(values).flatMap(([field, value]) => {
    const kind = shape[field];
    if (!kind || isSame(kind, value, stored[field])) return [];
    return [fault(field in args ? "isn't stored as sent" : 'changes in an update that omits it', false, field)];
  });
}

function isSame(kind: Kind, a: unknown, b: unknown): boolean {
  const [first, second] = [a, b].map((value) => String(parseKind(kind, value, 'lenient', '').value));
  const read = /^(money|number)/.test(String(kind)) ? Number : String(kind).startsWith('moment') ? Date.parse : String;
  return Object.is(read(first ?? ''), read(second ?? ''));
}

/** Returns the fields with addresses of files in a response, and one address for each. */
function addressesIn(value: unknown, field = ''): (readonly [field: string, address: string])[] {
  if (typeof value === 'string') return /(^|_)url$/.test(field) ? [[field, value]] : [];
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, field));
  return Object.entries(Object(value)).flatMap(([name, each]) => addressesIn(each, name));
}

/** Fetches a file as an image element or a link does: without a token. */
async function fileFaults(session: Session, field: string, address: string): Promise<Fault[]> {
  const href = safeHref(address, `${session.url}/`);
  if (!href) return [fault("isn't an http or https address", false, field)];
  const signal = AbortSignal.timeout(session.timeoutMs);
  const response = await fetch(href, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  const { ok, status, headers = new Headers() } = response ?? {};
  const known = [session.origin, session.url, ...session.fileUrls.split(/\s+/)].map(
    (url) => url && new URL(url).origin,
  );
  if (session.origin && !known.includes(new URL(href).origin))
    return [fault('is on an origin that FILE_URLS lacks, so the console only links to it', true, field)];
  if (!ok)
    return [fault(`can't be opened without a token: ${status ? `status ${status}` : 'no response'}`, false, field)];
  if (headers.get('content-type')?.startsWith('text/html')) return [fault('is a page instead of a file', false, field)];
  if (isForeign(href, session) && headers.get('cross-origin-resource-policy') === 'same-origin')
    return [fault(`has Cross-Origin-Resource-Policy: same-origin, so ${session.origin} can't show it`, false, field)];
  return [];
}
