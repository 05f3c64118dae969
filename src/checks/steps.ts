/** Derives the check's requests from the contract: reads, then writes, most of them to rows that the check creates. */
import { readFileSync } from 'node:fs';
import { type Endpoint, type Endpoints, operationOf, rowShapeOf } from '../contract/endpoint.ts';
import { type EndpointName, resources } from '../contract/endpoints.ts';
import { PLAIN_ADMIN } from '../contract/session.ts';
import { isOptional, type Kind, ownIdOf, type Scalar, type Shape } from '../contract/shape.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The first row in the response to each request, with the fields that the console can read. */
export type Seen = Partial<Record<EndpointName, Row | undefined>>;

/** The values that were sent for the newest row of each kind, by the name of its id. */
export type Sent = Map<string, Row>;

/** Returns the rows of a page or a list, or the row itself. */
export function rowsIn(value: unknown): readonly Row[] {
  return [Object(value).rows ?? value].flat().map(Object);
}

export function firstRow(value: unknown): Row {
  return rowsIn(value)[0] ?? {};
}

/** A request, and a function that returns its arguments, or `undefined` if no response has the row that they need. */
export type Step = readonly [name: EndpointName, args: (seen: Seen) => Row | undefined];

/** Requests that change users or the profile. The check can't create these rows, so it sends their current values. */
const written: readonly EndpointName[] = ['changeUserStatus', 'updateProfile'];

/** All endpoints, with what the check has to know about them. `key` is the field that identifies the request's row. */
export const all = Object.values<Endpoints>(resources).flatMap((endpoints) => {
  const entries = Object.entries(endpoints) as [EndpointName, Endpoint][];
  const idOfRows = entries.map(([, endpoint]) => ownIdOf(rowShapeOf(endpoint))).find(Boolean) ?? '';
  const readers = entries.filter(([, endpoint]) => operationOf(endpoint) === 'read').map(([name]) => name);
  const list = entries.find(([, { method, list, page }]) => method === 'GET' && (list ?? page))?.[0];
  return entries.map(([name, endpoint]) => {
    const operation = written.includes(name) ? 'write back' : name === 'signIn' ? 'sign in' : operationOf(endpoint);
    const shape: Shape = endpoint.json ?? endpoint.form ?? (endpoint.path.endsWith('/{id}') ? { id: 'ownId' } : {});
    const field = ownIdOf(operation === 'create' ? rowShapeOf(endpoint) : shape) ?? '';
    return { name, endpoint, operation, shape, key: field === 'id' ? idOfRows : field, readers, list };
  });
});

export type Known = (typeof all)[number];

export function knownOf(name: EndpointName): Known {
  return all.find((known) => known.name === name) as Known;
}

/** Returns the request that creates or deletes the rows with an id. */
export function nameOf(operation: 'create' | 'delete', key: string): EndpointName | undefined {
  return all.find((known) => known.operation === operation && known.key === key)?.name;
}

/** The requests of the contract that only read. */
export const readingSteps = all.filter(({ operation }) => operation === 'read').map((known) => toStep(known, {}));

const ownWrites = all.filter(({ operation }) => /^(create|change|delete)$/.test(operation));
const canUndo = ({ key }: Known) => nameOf('create', key) !== undefined && nameOf('delete', key) !== undefined;
/** Writes to skip, because they can't be undone: no request creates the row, or no request deletes it. */
export const skippedWrites = ownWrites.filter((known) => !canUndo(known)).map(({ name }) => name);

export function writingSteps(now: number): readonly Step[] {
  const samples = samplesOf(now);
  const own = ownWrites.filter(canUndo);
  const first = own.filter(({ operation }) => operation !== 'delete');
  const last = own.filter(({ operation }) => operation === 'delete').toReversed();
  const steps = [...first, ...all.filter(({ operation }) => operation === 'write back'), ...last];
  return steps.map((known) => toStep(known, samples));
}

function toStep(known: Known, samples: Samples): Step {
  const { name, shape, operation, endpoint } = known;
  // An update sends one field, like the console after one edit: the row must keep the others.
  const edited = Object.keys(shape).find((field) => shape[field] === 'text');
  const isSent = (field: string) =>
    operation !== 'change' || !endpoint.isPartial || field === edited || shape[field] === 'ownId';
  const fields = Object.entries(shape).filter(([field]) => isSent(field));
  return [
    name,
    (seen) => {
      const values = fields.map(([field, kind]) => [field, kind, argOf(known, field, kind, seen, samples)] as const);
      if (values.some(([, kind, value]) => value === undefined && !isOptional(kind))) return undefined;
      return Object.fromEntries(values.flatMap(([field, , value]) => (value === undefined ? [] : [[field, value]])));
    },
  ];
}

function argOf(known: Known, field: string, kind: Kind, seen: Seen, samples: Samples): unknown {
  const { operation, readers } = known;
  const readRow = readers.map((name) => seen[name]).find(Boolean);
  if (kind === 'ownId' || kind === 'id') {
    const key = field === 'id' ? known.key : field;
    const creator = nameOf('create', key);
    const row = operation === 'read' || operation === 'write back' ? readRow : creator && seen[creator];
    return row?.[key];
  }
  if (operation === 'change' && kind === 'text') return `${samples.text} changed`;
  if (operation !== 'write back')
    return samples[field] ?? (Object(kind).oneOf?.[0] || samples[String(kind).replace(/\?$|\|null$/, '')]);
  const value = isOptional(kind) ? undefined : (readRow?.[field] ?? (readRow && field === 'phone' ? '' : undefined));
  return kind !== 'active' || value === 'active' || value === 'inactive' ? value : undefined;
}

type Samples = Readonly<Record<string, unknown>>;

/** Returns sample values by kind, and by name for fields that need a special value. */
function samplesOf(now: number) {
  // Real files, because a backend may decode them.
  const seed = (name: string) => readFileSync(new URL(`../demo/api/seed/files/${name}`, import.meta.url));
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return {
    text: `Contract check ${now}`,
    // Cents, and a day and a time without a fraction of a minute, show whether a backend rounds or shifts values.
    money: '1000.25',
    number: 1,
    moment: `${day(365)}T09:30:00.000Z`,
    day: day(0),
    end_date: day(365),
    active: 'active',
    flag: true,
    file: new File([seed('prospectus.pdf')], 'a.pdf', { type: 'application/pdf' }),
    files: [new File([seed('renewable-energy.png')], 'a.png', { type: 'image/png' })],
    account_number: String(now),
    swift_code: 'DEUTDEFF',
    iban: 'DE89370400440532013000',
    currency: 'USD',
    phone: '+1 555 0100',
    email: `contract-check-${now}@mail.example`,
    password: crypto.randomUUID(),
    role: PLAIN_ADMIN,
  } satisfies Record<Exclude<Scalar, 'id' | 'ownId'>, unknown> & Samples;
}
