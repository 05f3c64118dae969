import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceEqualDeep } from '../../src/http/replace-equal-deep.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('replaceEqualDeep returns the old object if all is equal, and keeps the equal parts otherwise', () => {
  const before = {
    rows: [
      { id: 1, tags: ['a'] },
      { id: 2, tags: ['b'] },
    ],
    total: 2,
  };
  assert.equal(replaceEqualDeep(before, copy(before)), before);
  const after = { ...copy(before), total: 3 };
  after.rows[1] = { id: 2, tags: ['c'] };
  const shared = replaceEqualDeep(before, after);
  assert.deepEqual(shared, after);
  assert.equal(shared.rows[0], before.rows[0]);
  assert.notEqual(shared.rows[1], before.rows[1]);
});

test('replaceEqualDeep keeps a list’s other properties', () => {
  const listOf = (...rows: object[]) => Object.assign(rows, { unread: 1 });
  const before = listOf({ id: 1 }, { id: 2 });
  const shared = replaceEqualDeep(before, listOf({ id: 1 }, { id: 3 }));
  assert.deepEqual([shared[0] === before[0], shared.length, shared.unread], [true, 2, 1]);
});

test('replaceEqualDeep distinguishes values that only look equal', () => {
  const pairs: [unknown, unknown][] = [
    [[], {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [null, {}],
    [{ a: 0 }, { a: '0' }],
    [{ a: null }, { a: undefined }],
  ];
  for (const [before, after] of pairs) {
    assert.deepStrictEqual(replaceEqualDeep(before, after), after);
    assert.notEqual(replaceEqualDeep(before, after), before);
  }
});

test('replaceEqualDeep changes neither the values nor any prototype', () => {
  const before = Object.freeze({ a: Object.freeze([1]) });
  const after = JSON.parse('{"a":[1,2],"__proto__":{"polluted":true}}');
  const shared = replaceEqualDeep<Record<string, unknown>>(before, after);
  assert.deepEqual(before, { a: [1] });
  assert.equal(shared.polluted, undefined);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});
