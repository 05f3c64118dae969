import assert from 'node:assert/strict';
import test from 'node:test';
import { actOnRows } from '../../../../src/admin/lists/selection/act-on-rows.ts';
import type { Outcome } from '../../../../src/api/hooks/use-mutation.ts';
import { ApiError } from '../../../../src/http/errors.ts';

/** Deletes rows that answer with these statuses; `stopAfter` is how many may be asked for. */
async function deleteAll(statuses: readonly number[], stopAfter = Number.POSITIVE_INFINITY) {
  const asked: number[] = [];
  const remove = async (row: number): Promise<Outcome<null>> => {
    const status = statuses[row] ?? 0;
    if (status === 200) return { data: null };
    return { error: status ? new ApiError('HTTP_ERROR', { status }) : new ApiError('FETCH_ERROR') };
  };
  const deleted = await actOnRows([...statuses.keys()], {
    run: remove,
    nameOf: (row) => `Row ${row}`,
    isWanted: () => asked.length < stopAfter,
    onProgress: (number) => asked.push(number),
  });
  return { ...deleted, asked };
}

test('rows are deleted one after the other, and what was already gone counts', async () => {
  const { asked, ...deleted } = await deleteAll([200, 404, 200]);
  assert.deepEqual(deleted, { count: 3, messages: [], untriedCount: 0 });
  assert.deepEqual(asked, [1, 2, 3]);
});

test('what is refused for one row is named, and does not stop the others', async () => {
  const { count, messages, untriedCount } = await deleteAll([200, 409, 200]);
  assert.deepEqual([count, untriedCount], [2, 0]);
  assert.deepEqual(messages, ['Row 1: This was changed by someone else.']);
});

for (const [why, status] of [
  ['a server that fails', 500],
  ['no connection', 0],
  ['a session that has ended', 401],
  ['a server that asks for a pause', 429],
] as const) {
  test(`${why} stops it`, async () => {
    const { count, messages, untriedCount } = await deleteAll([200, status, 200, 200]);
    assert.deepEqual([count, messages.length, untriedCount], [1, 1, 2]);
  });
}

test('no row is asked for once it is no longer wanted', async () => {
  const { count, untriedCount } = await deleteAll([200, 200, 200], 1);
  assert.deepEqual([count, untriedCount], [1, 2]);
});
