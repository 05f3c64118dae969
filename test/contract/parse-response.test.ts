import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResponseShape } from '../../src/contract/endpoint.ts';
import { parseResponse, saysFailure } from '../../src/contract/parse-response.ts';

const item = { item_id: 'ownId' } as const;
const ok = { status: true, message: '' };
const [row, list, page] = [{ row: item }, { list: item }, { page: item }] as const;
const one = { item_id: 1 };
const numbers = { total: 3, page: 1, limit: 10 };
const whole = { rows: [one], ...numbers };
const unnumbered = { ...whole, total: undefined, page: undefined, limit: undefined };
const wrapped = "data isn't a list ~";

const cases: readonly [ResponseShape, body: unknown, value: unknown, reported: readonly string[]][] = [
  [row, { ...ok, data: one }, one, []],
  [list, { ...ok, data: [one] }, [one], []],
  [page, { ...ok, data: [one], ...numbers }, whole, []],
  [{}, { ...ok, data: null }, null, []],
  [{}, { ...ok, data: { deleted: 1 } }, null, ["data isn't null ~"]],
  [row, { data: one }, one, ["status isn't true ~", "message isn't text ~"]],
  [row, null, undefined, ["response isn't an object"]],
  [row, [], undefined, ["response isn't an object"]],
  [row, 'text', undefined, ["response isn't an object"]],
  [row, ok, undefined, ["data isn't an object"]],
  [row, { ...ok, status: 'error', data: one }, one, ["status isn't true"]],
  [list, { ...ok, data: null }, [], ["data isn't a list"]],
  [list, { ...ok, data: { items: [one] } }, [], ["data isn't a list"]],
  [
    page,
    { ...ok, data: { data: [one], total: 3, current_page: 1, per_page: 10 } },
    whole,
    [wrapped, 'page is called current_page ~', 'limit is called per_page ~'],
  ],
  [page, { ...ok, data: { items: [one], count: 3, page: 1, limit: 10 } }, whole, [wrapped, 'total is called count ~']],
  [
    page,
    { ...ok, data: { users: [one] }, total_items: '3', page: 1, limit: 10 },
    whole,
    [wrapped, "total isn't a number ~", 'total is called total_items ~'],
  ],
  [page, { ...ok, data: { projects: [one], ...numbers } }, whole, [wrapped]],
  [page, { ...ok, data: [one] }, unnumbered, ['total is missing ~', 'page is missing ~', 'limit is missing ~']],
  [
    page,
    { ...ok, data: [one], total: 0, page: 1, limit: 2.5 },
    { ...whole, total: undefined, limit: undefined },
    ['total is too small or not whole ~', 'limit is too small or not whole ~'],
  ],
  [page, { ...ok, data: [one], ...numbers, total: 'many' }, { ...whole, total: undefined }, ["total isn't a number"]],
  [page, { ...ok, data: { rows: [one] }, ...numbers }, { ...whole, rows: [] }, ["data isn't a list", wrapped]],
];

for (const [response, body, value, reported] of cases) {
  test(`the body ${JSON.stringify(body)} is parsed by the shape ${JSON.stringify(response)}`, () => {
    const [exact, lenient] = (['exact', 'lenient'] as const).map((mode) => parseResponse(response, body, mode));
    const lines = exact?.faults.map(({ where, what, isTolerated }) => `${where} ${what}${isTolerated ? ' ~' : ''}`);
    assert.deepEqual(lines, reported);
    assert.equal(lenient?.faults.length, reported.filter((line) => !line.endsWith('~')).length);
    assert.deepEqual(lenient?.value, value);
  });
}

test('partial parsing reports a list without any readable row, but not a later page', () => {
  const faultsOf = (response: ResponseShape, data: unknown, numbers = {}) =>
    parseResponse(response, { ...ok, data, ...numbers }, 'partial').faults.map(({ where }) => where);
  assert.deepEqual(faultsOf(list, [one, {}]), []);
  for (const response of [list, page]) assert.deepEqual(faultsOf(response, [{}, 7]), ['data[0].item_id', 'data[1]']);
  assert.deepEqual(faultsOf(page, [{}], { page: 2, total: 11 }), []);
});

test('a response’s flag is a success if missing, `true`, `1`, a 2xx or a word for success', () => {
  const successes = [undefined, null, true, 'ok', 'SUCCESS', 'successful', 1, '1', 200, '204'];
  const failures = [false, 'false', 'error', 'fail', 0, '0', 422, 500, 'partial', '', {}];
  for (const [flags, expected] of [
    [successes, false],
    [failures, true],
  ] as const) {
    for (const flag of flags) {
      assert.equal(saysFailure({ status: flag }), expected, String(flag));
      assert.equal(saysFailure({ success: flag }), expected, String(flag));
    }
  }
  assert.ok(saysFailure({ status: true, success: 0 }));
  assert.ok(!saysFailure(null));
});
