/** Where an answer differs from the contract, in words for whoever keeps the backend. Never holds a value of the answer. */
import type { Call } from '../../contract/call.ts';
import type { Kind, Scalar, Shape } from '../../contract/shape.ts';

/** Every difference once, however many rows have it. Unknown fields are none. */
export function differences({ answer }: Call, body: unknown): string[] {
  if (!isObject(body)) return ['the answer is no JSON object'];
  const found = new Set<string>();
  if (body.status !== true) found.add('status is not true');
  if (typeof body.message !== 'string') found.add('message is no text');
  if (answer === 'nothing') found.add(body.data === null ? '' : 'data is not null');
  else if ('row' in answer) compare({ shape: answer.row }, body.data, 'data', found);
  else if ('list' in answer) compare({ listOf: answer.list }, body.data, 'data', found);
  else {
    compare({ listOf: answer.page }, body.data, 'data', found);
    for (const field of ['total', 'page', 'limit']) compare('number', body[field], field, found);
  }
  found.delete('');
  return [...found];
}

function compare(kind: Kind, value: unknown, where: string, found: Set<string>): void {
  if (typeof kind === 'string') {
    compareScalar(kind, value, where, found);
  } else if ('shape' in kind) {
    compareObject(kind.shape, value, where, found);
  } else if (value === undefined) {
    if (!kind.isOptional) found.add(`${where} is missing`);
  } else if ('oneOf' in kind) {
    if (!kind.oneOf.includes(String(value))) found.add(`${where} is none of ${kind.oneOf.join(', ')}`);
  } else if (!Array.isArray(value)) {
    found.add(`${where} is no list`);
  } else {
    for (const row of value) compareObject(kind.listOf, row, `${where}[]`, found);
  }
}

function compareObject(shape: Shape, value: unknown, where: string, found: Set<string>): void {
  if (!isObject(value)) {
    found.add(`${where} is no object`);
    return;
  }
  for (const [name, kind] of Object.entries(shape)) {
    const alias =
      kind === 'ownId' && value[name] === undefined ? ['id', '_id'].find((other) => other in value) : undefined;
    if (alias) found.add(`${where}.${name} is called ${alias} (read all the same)`);
    else compare(kind, value[name], `${where}.${name}`, found);
  }
}

function compareScalar(kind: string, value: unknown, where: string, found: Set<string>): void {
  const [, scalar = '', ending] = /^(\w+)(.*)$/.exec(kind) ?? [];
  if (value === undefined) {
    if (ending !== '?') found.add(`${where} is missing`);
  } else if (!(value === null && ending) && !checks[scalar as Scalar](value)) {
    found.add(`${where} is no ${words[scalar as Scalar]}`);
  }
}

const isId = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '');

const checks: Readonly<Record<Scalar, (value: unknown) => boolean>> = {
  ownId: isId,
  id: isId,
  file: () => false,
  files: () => false,
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  money: (value) => /^-?\d+(\.\d+)?$/.test(String(value)),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  active: (value) => value === 'active' || value === 'inactive',
  flag: (value) => typeof value === 'boolean',
};

const words: Readonly<Record<Scalar, string>> = {
  ownId: 'id',
  id: 'id',
  file: 'file',
  files: 'file',
  text: 'text',
  number: 'number',
  money: 'amount',
  moment: 'ISO 8601 date',
  active: '"active" or "inactive"',
  flag: 'true or false',
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
