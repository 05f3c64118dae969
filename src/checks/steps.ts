/** Derives the check's requests from the contract: reads, then writes, most of them to rows that the check creates. */
import { type Endpoint, type Endpoints, operationOf, rowShapeOf } from '../contract/endpoint.ts';
import { type EndpointName, resources } from '../contract/endpoints.ts';
import { PLAIN_ADMIN } from '../contract/session.ts';
import { type Kind, ownIdOf, type Scalar, type Shape } from '../contract/shape.ts';

/** The first row in the response to each request, with the fields that the console can read. */
export type Seen = Partial<Record<EndpointName, Readonly<Record<string, unknown>> | undefined>>;

/** Returns the first row of a page or a list, or the row itself. */
export function firstRow(value: unknown): Record<string, unknown> {
  return Object([Object(value).rows ?? value].flat()[0]);
}

/** A request, and a function that returns its arguments, or `undefined` if no response has the row that they need. */
export type Step = readonly [name: EndpointName, args: (seen: Seen) => object | undefined];

/** Requests that change users or the profile. The check can't create these rows, so it sends their current values. */
const written: readonly EndpointName[] = ['changeUserStatus', 'updateProfile'];

const all = Object.values<Endpoints>(resources).flatMap((endpoints) => {
  const entries = Object.entries(endpoints) as [EndpointName, Endpoint][];
  // The field whose value replaces `{id}` in the resource's paths.
  const pathId = entries.map(([, endpoint]) => ownIdOf(rowShapeOf(endpoint))).find(Boolean) ?? '';
  const readers = entries.filter(([, endpoint]) => operationOf(endpoint) === 'read').map(([name]) => name);
  return entries.map(([name, endpoint]) => {
    const operation = written.includes(name) ? 'write back' : name === 'signIn' ? 'sign in' : operationOf(endpoint);
    const shape: Shape = endpoint.json ?? endpoint.form ?? (endpoint.path.endsWith('/{id}') ? { id: 'ownId' } : {});
    return { name, endpoint, operation, shape, pathId, readers };
  });
});

type Known = (typeof all)[number];

const creators = new Map(
  all.filter(({ operation }) => operation === 'create').map((known) => [keyOf(known), known.name]),
);
const deletable = new Set(all.filter(({ operation }) => operation === 'delete').map(keyOf));

/** The requests of the contract that only read. */
export const readingSteps = all.filter(({ operation }) => operation === 'read').map((known) => toStep(known, {}));

/** Writes to skip, because they can't be undone: no request creates the row, or no request deletes it. */
export const skippedWrites = all.filter((known) => isOwnWrite(known) && !canUndo(known)).map(({ name }) => name);

export function writingSteps(now: number): readonly Step[] {
  const samples = samplesOf(now);
  const own = all.filter((known) => isOwnWrite(known) && canUndo(known));
  const deletions = own.filter(({ operation }) => operation === 'delete').toReversed();
  const others = own.filter(({ operation }) => operation !== 'delete');
  const steps = [...others, ...all.filter(({ operation }) => operation === 'write back'), ...deletions];
  return steps.map((known) => toStep(known, samples));
}

function isOwnWrite({ operation }: Known): boolean {
  return operation === 'create' || operation === 'change' || operation === 'delete';
}

/** Returns the field that identifies the row of a request. */
function keyOf({ endpoint, operation, shape, pathId }: Known): string {
  const field = ownIdOf(operation === 'create' ? rowShapeOf(endpoint) : shape) ?? '';
  return field === 'id' ? pathId : field;
}

function canUndo(known: Known): boolean {
  return creators.has(keyOf(known)) && deletable.has(keyOf(known));
}

function toStep(known: Known, samples: Samples): Step {
  const { name, shape } = known;
  return [
    name,
    (seen) => {
      const values = Object.entries(shape).map(([field, kind]) => [field, argOf(known, field, kind, seen, samples)]);
      const isWhole = values.every(([field, value]) => value !== undefined || isOptional(shape[String(field)]));
      return isWhole ? Object.fromEntries(values.filter(([, value]) => value !== undefined)) : undefined;
    },
  ];
}

function argOf(
  { operation, pathId, readers }: Known,
  field: string,
  kind: Kind,
  seen: Seen,
  samples: Samples,
): unknown {
  const readRow = readers.map((name) => seen[name]).find(Boolean);
  if (kind === 'ownId' || kind === 'id') {
    const key = field === 'id' ? pathId : field;
    const creator = creators.get(key);
    const row = operation === 'read' || operation === 'write back' ? readRow : creator && seen[creator];
    return row?.[key];
  }
  if (operation !== 'write back') return samples[field] ?? sampleOf(kind, samples);
  const value = isOptional(kind) ? undefined : (readRow?.[field] ?? (readRow && field === 'phone' ? '' : undefined));
  return kind !== 'active' || value === 'active' || value === 'inactive' ? value : undefined;
}

function sampleOf(kind: Kind, samples: Samples): unknown {
  if (isOptional(kind)) return undefined;
  return typeof kind === 'string' ? samples[kind.replace('|null', '')] : 'oneOf' in kind ? kind.oneOf[0] : undefined;
}

function isOptional(kind: Kind | undefined): boolean {
  return typeof kind === 'string' ? kind.endsWith('?') : Object(kind).isOptional === true;
}

type Samples = Readonly<Record<string, unknown>>;

/** Returns sample values by kind, and by name for fields that need a special value. */
function samplesOf(now: number) {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  return {
    text: `Contract check ${now}`,
    money: '1000.00',
    number: 1,
    moment: new Date(now + 365 * 86_400_000).toISOString(),
    day: new Date(now).toISOString().slice(0, 10),
    active: 'active',
    flag: true,
    file: new File([pdf], 'a.pdf', { type: 'application/pdf' }),
    files: [new File([png], 'a.png', { type: 'image/png' })],
    account_number: String(now),
    email: `contract-check-${now}@mail.example`,
    // A new password each time, because a backend may reject the current one.
    get password() {
      return crypto.randomUUID();
    },
    role: PLAIN_ADMIN,
  } satisfies Record<Exclude<Scalar, 'id' | 'ownId'>, unknown> & Samples;
}
