// An id rounded by JSON could be another row's, so a response with one anywhere is rejected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readResponse } from '../../src/api/wire/decode.ts';
import { type Call, rowShapeOf } from '../../src/contract/call.ts';
import type { Kind, Shape } from '../../src/contract/shape.ts';
import { calls } from '../../src/demo/api/resources.ts';

const ROUNDED = 9007199254740992;
const BEYOND = '9007199254740993';
type Path = readonly string[];

/** Returns a value of a kind, and the paths of the ids in it. */
function sampleOf(kind: Kind): [value: unknown, ids: Path[]] {
  if (typeof kind !== 'string') {
    if ('oneOf' in kind) return [kind.oneOf[0], []];
    const [row, ids] = rowOf('shape' in kind ? kind.shape : kind.listOf);
    return 'shape' in kind ? [row, ids] : [[row], ids.map((path) => ['0', ...path])];
  }
  const name = /^\w+/.exec(kind)?.[0] ?? '';
  if (name === 'id' || name === 'ownId') return [BEYOND, [[]]];
  const date = '2026-01-02';
  const samples: Readonly<Record<string, unknown>> = { number: 1, money: '1.00', moment: date, day: date, flag: true };
  return [samples[name] ?? (name === 'active' ? 'active' : 'text'), []];
}

function rowOf(shape: Shape): [row: Record<string, unknown>, ids: Path[]] {
  const fields = Object.entries(shape).map(([name, kind]) => [name, ...sampleOf(kind)] as const);
  const ids = fields.flatMap(([name, , paths]) => paths.map((path) => [name, ...path]));
  return [Object.fromEntries(fields.map(([name, value]) => [name, value])), ids];
}

for (const [name, call] of Object.entries<Call>(calls)) {
  const shape = rowShapeOf(call);
  if (Object.keys(shape).length === 0) continue;
  test(`${name}: every id arrives exactly, or not at all`, () => {
    const [row, ids] = rowOf(shape);
    const read = (data: unknown) => readResponse(call)({ status: true, data: call.row ? data : [data] });
    assert.equal(JSON.stringify(read(row)).split(BEYOND).length - 1, ids.length);
    for (const path of ids) {
      const wrong = structuredClone(row);
      const holder = path.slice(0, -1).reduce<object>((value, part) => Reflect.get(value, part) as object, wrong);
      Reflect.set(holder, path.at(-1) ?? '', ROUNDED);
      assert.throws(() => read(wrong), { kind: 'PARSING_ERROR' }, path.join('.'));
    }
  });
}
