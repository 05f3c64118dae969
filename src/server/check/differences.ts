/** The differences of an answer from the contract, in words for whoever keeps the backend. They never hold a value of the answer. */
import { readAnswer } from '../../api/wire/decode.ts';
import { readerOfKind, id as readId } from '../../api/wire/readers.ts';
import type { Call } from '../../contract/call.ts';
import type { Kind, Scalar, Shape } from '../../contract/shape.ts';
import { isDay, isMoment } from '../api/wire/field-rules.ts';

/** Takes what is wrong, and whether the console reads it all the same. */
type Add = (what: string, isRead: boolean) => void;

/** Every difference once, however many rows have it, with what it does to the console. Unknown fields are none. */
export function differences(call: Call, body: unknown): string[] {
  if (!isObject(body)) return ['the answer is no JSON object (breaks this screen)'];
  const { answer } = call;
  const found = new Map<string, boolean>();
  const add: Add = (what, isRead) => found.set(what, isRead && found.get(what) !== false);
  const isStatusRead = () => canRead(() => readAnswer({ ...call, answer: 'nothing' })(body));
  if (body.status !== true) add('status is not true', isStatusRead());
  if (typeof body.message !== 'string') add('message is no text', true);
  if (answer === 'nothing') {
    if (body.data !== null) add('data is not null', true);
  } else if ('row' in answer) {
    compare({ shape: answer.row }, body.data, 'data', add);
  } else if ('list' in answer) {
    compare({ listOf: answer.list }, body.data, 'data', add);
  } else {
    const isWrapped = !Array.isArray(body.data) && canRead(() => readAnswer(call)(body));
    if (isWrapped) add('data is no list', true);
    else compare({ listOf: answer.page }, body.data, 'data', add);
    for (const field of isWrapped ? [] : ['total', 'page', 'limit']) {
      const isRead = () => canRead(() => readerOfKind('number?')(body[field], field));
      if (!Number.isFinite(body[field])) add(`${field} is no number`, isRead());
    }
  }
  return [...found].map(([what, isRead]) => `${what} (${isRead ? 'read all the same' : 'breaks this screen'})`);
}

function compare(kind: Kind, value: unknown, where: string, add: Add): void {
  const isRead = () => canRead(() => readerOfKind(kind)(value, where));
  const report = (what: string) => add(`${where} is ${what}`, isRead());
  if (typeof kind === 'string') {
    const [, scalar = '', ending] = /^(\w+)(.*)$/.exec(kind) ?? [];
    const [name, isRight] = scalars[scalar as Scalar];
    if (value === undefined ? ending === '?' : (value === null && ending) || isRight(value)) return;
    report(value === undefined ? 'missing' : `no ${name}`);
  } else if ('shape' in kind) {
    compareObject(kind.shape, value, where, add);
  } else if (value === undefined || value === null) {
    if (!kind.isOptional) report('missing');
  } else if ('oneOf' in kind) {
    if (!kind.oneOf.includes(String(value))) report(`none of ${kind.oneOf.join(', ')}`);
  } else if (!Array.isArray(value)) {
    report('no list');
  } else {
    for (const row of value) compareObject(kind.listOf, row, `${where}[]`, add);
  }
}

function compareObject(shape: Shape, value: unknown, where: string, add: Add): void {
  if (!isObject(value)) {
    add(`${where} is no object`, false);
    return;
  }
  for (const [name, kind] of Object.entries(shape)) {
    const alias =
      kind === 'ownId' && value[name] === undefined ? ['id', '_id'].find((other) => other in value) : undefined;
    if (alias) add(`${where}.${name} is called ${alias}`, true);
    else compare(kind, value[name], `${where}.${name}`, add);
  }
}

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** Each kind of value: its name in a sentence, and its check. Files are sent, never answered. */
const scalars: Readonly<Record<Scalar, readonly [name: string, check: (value: unknown) => boolean]>> = {
  ownId: ['id', (value) => canRead(() => readId(value, ''))],
  id: ['id', (value) => canRead(() => readId(value, ''))],
  text: ['text', (value) => typeof value === 'string'],
  number: ['number', Number.isFinite],
  money: ['amount', (value) => /^-?\d+(\.\d+)?$/.test(String(value))],
  moment: ['ISO 8601 date with its zone', (value) => typeof value === 'string' && isMoment(value)],
  day: ['day such as 2026-03-31', (value) => typeof value === 'string' && isDay(value)],
  active: ['"active" or "inactive"', (value) => value === 'active' || value === 'inactive'],
  flag: ['true or false', (value) => typeof value === 'boolean'],
  file: ['file', () => false],
  files: ['file', () => false],
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
