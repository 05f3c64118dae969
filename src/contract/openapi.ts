/** Describes the API as an OpenAPI 3.1 document, with an example of each request and response. */
import { type Endpoint, type listQuery, rowShapeOf } from './endpoint.ts';
import { type EndpointName, endpoints, resources } from './endpoints.ts';
import { statuses } from './envelope.ts';
import { documentTypes, imageTypes } from './files.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_PAGE,
  DOCUMENT_MAX_BYTES,
  IMAGE_MAX_BYTES,
  MAX_LIMIT,
  maxLengthOf,
  PASSWORD_MIN_LENGTH,
} from './limits.ts';
import { operations } from './operations.ts';
import { SUPER_ADMIN } from './session.ts';
import { isOptional, type Kind, ownIdOf, type Scalar, type Shape } from './shape.ts';

type Json = Readonly<Record<string, unknown>>;
/** A JSON schema with an example. */
type Described = readonly [schema: Json, example: unknown];
/** How a request sends a value. A form has no null. */
type Sent = 'json' | 'form';

/** The names of shapes that responses share, from their ids: `bank_account_id` becomes `BankAccount`. */
const named = new Map<Shape, string>();
for (const shape of new Set(Object.values<Endpoint>(endpoints).map(rowShapeOf))) {
  const words = (ownIdOf(shape) ?? '').replace(/_id$/, '').split('_');
  const noun = words.map((word) => word.replace(/^./, (first) => first.toUpperCase())).join('');
  const free = [noun, `${noun}Detail`].find((name) => ![...named.values()].includes(name));
  if (noun && free) named.set(shape, free);
}

const text = { type: 'string' };
const scalars: Readonly<Record<Scalar, Described>> = {
  ownId: [{ $ref: '#/components/schemas/Id' }, 1],
  id: [{ $ref: '#/components/schemas/Id' }, 1],
  text: [text, 'Text'],
  number: [{ type: 'number' }, 1],
  money: [{ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }, '1200.50'],
  moment: [{ type: 'string', format: 'date-time' }, '2026-03-31T09:30:00Z'],
  day: [{ type: 'string', format: 'date' }, '2026-03-31'],
  active: [{ type: 'string', enum: ['active', 'inactive'] }, 'active'],
  flag: [{ type: 'boolean' }, true],
  file: [text, '(file)'],
  files: [{ type: 'array', items: text }, ['(file)']],
};
/** Rules of texts, by field. */
const textRules: Readonly<Record<string, Json>> = {
  month: { pattern: '^\\d{4}-\\d{2}$' },
  password: { minLength: PASSWORD_MIN_LENGTH },
};
const textExamples: Readonly<Record<string, string>> = {
  email: 'ada@mail.example',
  password: 'correct horse',
  phone: '+1 555 0100',
  role: SUPER_ADMIN,
  url: '/files/1.png',
  image_url: '/files/1.png',
  receipt_url: '/files/1.pdf',
  currency: 'USD',
  month: '2026-03',
  account_number: '12345678',
};

function describe(kind: Kind, name: string, sent?: Sent): Described {
  if (typeof kind !== 'string') {
    // So the example of a decision is a rejection, which has a reason, and that of an investment is a pending one.
    if ('oneOf' in kind)
      return nullable([{ type: 'string', enum: kind.oneOf }, kind.oneOf.at(sent ? -1 : 0)], kind.isOptional);
    if ('shape' in kind) return describeShape(kind.shape, sent);
    const [items, example] = describeShape(kind.listOf, sent);
    return nullable([{ type: 'array', items }, [example]], kind.isOptional);
  }
  const scalar = kind.replace(/\?$|\|null$/, '') as Scalar;
  const [schema, usual] = scalars[scalar];
  const example = !sent && /^(reason|decided_at)$/.test(name) ? null : usual;
  const isNullable = kind !== scalar && sent !== 'form';
  if (scalar !== 'text') return nullable([schema, example], isNullable);
  const limited = { ...schema, ...textRules[name], ...(sent && { maxLength: maxLengthOf(name) }) };
  return nullable([limited, textExamples[name] ?? example], isNullable);
}

function nullable([schema, example]: Described, isNullable = false): Described {
  return [isNullable ? { anyOf: [schema, { type: 'null' }] } : schema, example];
}

function describeObject(shape: Shape, sent?: Sent, isPartial?: boolean): Described {
  const fields = Object.entries(shape).map(([name, kind]) => [name, kind, describe(kind, name, sent)] as const);
  const required = fields.filter(([, kind]) => (isPartial ? kind === 'ownId' : !isOptional(kind)));
  return [
    {
      type: 'object',
      ...(required.length > 0 && { required: required.map(([name]) => name) }),
      properties: Object.fromEntries(fields.map(([name, , [schema]]) => [name, schema])),
    },
    Object.fromEntries(fields.map(([name, , [, example]]) => [name, example])),
  ];
}

function describeShape(shape: Shape, sent?: Sent): Described {
  const [schema, example] = describeObject(shape, sent);
  const name = named.get(shape);
  return [name ? { $ref: `#/components/schemas/${name}` } : schema, example];
}

function bodyOf({ json, form, isPartial }: Endpoint) {
  const shape = json ?? form;
  if (!shape) return {};
  const [schema, example] = describeObject(shape, form ? 'form' : 'json', isPartial && !form);
  if (!form) return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
  const files = Object.keys(form).filter((name) => String(form[name]).startsWith('file'));
  const isDocument = files.includes('document');
  const megabytes = (isDocument ? DOCUMENT_MAX_BYTES : IMAGE_MAX_BYTES) / 1024 / 1024;
  const contentType = (isDocument ? documentTypes : imageTypes).map(({ mediaType }) => mediaType).join(', ');
  const encoding = files.map((name) => [name, { contentType }]);
  const description = `Fields come before files. A file has at most ${megabytes} MB.`;
  const content = { 'multipart/form-data': { schema, encoding: Object.fromEntries(encoding) } };
  return { requestBody: { required: true, description, content } };
}

/** Returns a successful body: its schema and its example. */
function successOf({ row, list, page }: Endpoint): Described {
  const rows = list ?? page;
  const kind = rows ? { listOf: rows } : row && { shape: row };
  const [data, example] = kind ? describe(kind, '') : [{ type: 'null' }, null];
  const numbers = page ? { total: 1, page: DEFAULT_PAGE, limit: DEFAULT_LIMIT } : {};
  const counts = Object.fromEntries(Object.keys(numbers).map((name) => [name, { type: 'integer', minimum: 0 }]));
  const properties = { status: { const: true }, message: text, data, ...counts };
  return [
    { type: 'object', required: Object.keys(properties), properties },
    { status: true, message: 'Done.', data: example, ...numbers },
  ];
}

function failuresOf({ path, json, form }: Endpoint, address: string, isPublic: boolean, conflict?: string) {
  const kinds = Object.values(json ?? form ?? {});
  const reasons: Partial<Record<keyof typeof statuses, string | false | undefined>> = {
    badRequest: Boolean(json ?? form) && "The body can't be read.",
    unauthorized: isPublic ? 'The email or the password is wrong.' : 'The session is missing or has ended.',
    forbidden: (isPublic || address.startsWith('/super-admin')) && "The admin isn't allowed to do this.",
    notFound:
      (path.includes('{id}') || kinds.some((kind) => /^(ownId|id)$/.test(String(kind)))) && 'No row has this id.',
    conflict,
    tooLarge: form && 'A file is too large.',
    unsupportedType: form && 'A file has another type.',
    invalid: Boolean(json ?? form) && 'A field is invalid: `errors` has the reasons.',
    tooManyRequests: '`Retry-After` says when to try again.',
    internal: 'The server failed.',
  };
  return Object.entries(reasons).flatMap(([name, description]) => {
    if (!description) return [];
    const isAboutFile = name === 'tooLarge' || name === 'unsupportedType';
    const field = Object.entries(json ?? form ?? {}).find(
      ([, kind]) => !isAboutFile || /^file/.test(String(kind)),
    )?.[0];
    const errors = (isAboutFile || name === 'invalid') && { errors: { [field ?? '']: ['Not valid.'] } };
    const headers = name === 'tooManyRequests' && { headers: { 'Retry-After': { schema: text } } };
    const schema = { $ref: '#/components/schemas/Failure' };
    const content = { 'application/json': { schema, example: { status: false, message: 'Not done.', ...errors } } };
    return [[statuses[name as keyof typeof statuses], { description, content, ...headers }]];
  });
}

const querySchemas = {
  page: { type: 'integer', minimum: 1, default: DEFAULT_PAGE },
  limit: {
    type: 'integer',
    minimum: 1,
    default: DEFAULT_LIMIT,
    description: `May be capped, such as at ${MAX_LIMIT}.`,
  },
  search: { ...text, maxLength: maxLengthOf('search') },
} satisfies Record<keyof typeof listQuery, Json>;

function operationsOf(name: EndpointName, tag: string) {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, superPath, query } = endpoint;
  const [summary, conflict] = operations[name] ?? [name];
  const isPublic = name === 'signIn';
  const [schema, example] = successOf(endpoint);
  return [path, superPath].flatMap((address, index) => {
    if (!address) return [];
    const id = { name: 'id', in: 'path', required: true, schema: scalars.id[0], example: 1 };
    const parameters = query
      ? Object.entries(querySchemas).map(([key, schema]) => ({ name: key, in: 'query', schema }))
      : [];
    const done = { description: 'Done', content: { 'application/json': { schema, example } } };
    const operation = {
      operationId: index === 0 ? name : `${name}AsSuperAdmin`,
      tags: [tag],
      summary: address.startsWith('/super-admin/') ? `${summary} (super-admins only)` : summary,
      ...(isPublic && { security: [] }),
      parameters: path.includes('{id}') ? [id] : parameters,
      ...bodyOf(endpoint),
      responses: { 200: done, ...Object.fromEntries(failuresOf(endpoint, address, isPublic, conflict)) },
    };
    return [[address, method.toLowerCase(), operation] as const];
  });
}

/** Returns the OpenAPI document of an API at an address. `readme` is the text of `README.md`, whose rules it includes. */
export function openApi(url: string, readme: string) {
  const paths: Record<string, Record<string, Json>> = {};
  // Links to other files lead nowhere from the document.
  const description = readme.slice(readme.indexOf('## 0.')).replaceAll(/\[([^\]]+)\]\((?!#|https)[^)]+\)/g, '$1');
  for (const [tag, own] of Object.entries(resources))
    for (const name of Object.keys(own))
      for (const [address, method, operation] of operationsOf(name as EndpointName, tag))
        paths[address] = { ...paths[address], [method]: operation };
  const errors = { type: 'object', additionalProperties: { type: 'array', items: text } };
  return {
    openapi: '3.1.0',
    info: { title: 'Admin API', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' }, description },
    servers: [{ url }],
    security: [{ token: [] }],
    tags: Object.keys(resources).map((name) => ({ name, description: `Requests about: ${name.replace('_', ' ')}` })),
    paths,
    components: {
      schemas: {
        Id: { type: ['string', 'integer'], description: 'Opaque: the console sends it back unchanged.' },
        Failure: {
          ...{ type: 'object', required: ['status', 'message'] },
          properties: { status: { const: false }, message: text, errors },
        },
        ...Object.fromEntries([...named].map(([shape, name]) => [name, describeObject(shape)[0]])),
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
