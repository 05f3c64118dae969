import assert from 'node:assert/strict';
import test from 'node:test';
import { type ReadPage, readWhole } from '../../../src/admin/resource/read-whole.ts';
import { unreadIn, withUnread } from '../../../src/contract/parse.ts';

const pagesOf =
  (rows: readonly number[]): ReadPage<number> =>
  async (page, limit) => ({ rows: rows.slice((page - 1) * limit, page * limit), total: rows.length, page, limit });
const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => id);
const collect = (read: ReadPage<number>) => readWhole(read, { keyOf: (id) => id, max: 10_000 });

test('readWhole reads every page, three at a time once the page size is known, and reports progress', async () => {
  const [progress, requested]: [number[], number[]] = [[], []];
  const pages = pagesOf(rowsOf(950));
  let [underway, most] = [0, 0];
  const { rows, state } = await readWhole(
    async (page, limit) => {
      requested.push(page);
      most = Math.max(most, ++underway);
      await Promise.resolve();
      underway--;
      return pages(page, limit);
    },
    {
      keyOf: (id) => id,
      max: 2000,
      onProgress: ({ rows: known }) => progress.push(known.length),
    },
  );
  assert.deepEqual([rows.length, state], [950, 'whole']);
  assert.deepEqual([progress, requested.length, most], [[100, 400, 700], 10, 3]);
});

test('readWhole returns the rows read so far when stopped', async () => {
  const whole = await readWhole(pagesOf(rowsOf(950)), { keyOf: (id) => id, max: 2000, isStopped: () => true });
  assert.deepEqual([whole.rows.length, whole.state], [100, 'stopped']);
});

test('readWhole reads every row if pages are shorter than requested, with and without a total', async () => {
  const pages = pagesOf(rowsOf(246));
  const short: ReadPage<number> = (page) => pages(page, 50);
  assert.equal((await collect(short)).rows.length, 246);
  assert.equal((await collect(async (page) => ({ ...(await short(page, 50)), total: undefined }))).rows.length, 246);
  const nameless: ReadPage<number> = async (page) => ({ ...(await pages(page, 10)), limit: undefined });
  assert.equal((await collect(nameless)).rows.length, 246);
});

test('readWhole counts rows that can’t be read as part of their page', async () => {
  const pages = pagesOf(rowsOf(246));
  for (const isCounted of [true, false]) {
    const { rows, state } = await collect(async (page) => {
      const { rows: all, ...numbers } = await pages(page, 50);
      const readable = withUnread(
        all.filter((id) => id % 10 > 0),
        all.filter((id) => id % 10 === 0).length,
      );
      return { ...numbers, total: isCounted ? 246 : undefined, rows: readable };
    });
    assert.deepEqual([rows.length, unreadIn(rows), state], [221, 25, 'whole']);
  }
});

test('readWhole stops at a repeated page, and reports an incomplete list if the total is higher', async () => {
  const result = await collect(async (page) => ({ rows: rowsOf(10), total: 500, page, limit: 10 }));
  assert.deepEqual([result.rows.length, result.state], [10, 'cut']);
  const untold = await collect(async (page) => ({ rows: rowsOf(10), total: undefined, page, limit: 10 }));
  assert.deepEqual([untold.rows.length, untold.state], [10, 'whole']);
});

test('readWhole stops at its maximum number of rows and says so; a list of exactly that length is complete', async () => {
  const more = await collect(pagesOf(rowsOf(10_001)));
  assert.deepEqual([more.rows.length, more.state], [10_000, 'cut']);
  const exact = await collect(pagesOf(rowsOf(10_000)));
  assert.deepEqual([exact.rows.length, exact.state], [10_000, 'whole']);
});

test('readWhole returns no row twice if the list changes while it is read', async () => {
  const { rows } = await collect(async (page) => ({
    rows: page === 1 ? rowsOf(100) : [99, 100],
    total: 102,
    page,
    limit: 100,
  }));
  assert.equal(rows.length, 101);
});

test('readWhole rejects with the error of the page that failed', async () => {
  const load: ReadPage<number> = async (page) => {
    if (page === 2) throw new Error('enough');
    return { rows: rowsOf(100), total: 500, page, limit: 100 };
  };
  await assert.rejects(collect(load), /enough/);
});
