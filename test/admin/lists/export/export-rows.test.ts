import assert from 'node:assert/strict';
import test from 'node:test';
import { collectRows, type LoadPage, pagesOf } from '../../../../src/admin/lists/export/export-rows.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => id);
const collect = (load: LoadPage<number>, signal = new AbortController().signal, onProgress = () => {}) =>
  collectRows(load, (id) => id, signal, onProgress);

test('collects every page, and tells how far it is', async () => {
  const progress: unknown[] = [];
  const { rows, isCut } = await collectRows(
    pagesOf(rowsOf(250)),
    (id) => id,
    new AbortController().signal,
    (...report) => progress.push(report),
  );
  assert.deepEqual([rows.length, isCut], [250, false]);
  assert.deepEqual(progress, [
    [100, 250],
    [200, 250],
    [250, 250],
  ]);
});

test('goes on while pages are full where no total is told', async () => {
  const pages = pagesOf(rowsOf(200));
  const { rows } = await collect(async (...args) => ({ ...(await pages(...args)), total: undefined }));
  assert.equal(rows.length, 200);
});

test('is whole where a server gives shorter pages than it was asked for, with a total and without', async () => {
  const pages = pagesOf(rowsOf(246));
  const short: LoadPage<number> = (page) => pages(page, 50);
  assert.equal((await collect(short)).rows.length, 246);
  assert.equal((await collect(async (page) => ({ ...(await short(page, 50)), total: undefined }))).rows.length, 246);
  const nameless: LoadPage<number> = async (page) => ({ ...(await pages(page, 10)), limit: undefined });
  assert.equal((await collect(nameless)).rows.length, 246);
});

test('ends where a server gives the same page for ever, which is not the whole list if it tells of more', async () => {
  const told = await collect(async (page) => ({ rows: rowsOf(10), total: 500, page, limit: 10 }));
  assert.deepEqual([told.rows.length, told.isCut], [10, true]);
  const untold = await collect(async (page) => ({ rows: rowsOf(10), total: undefined, page, limit: 10 }));
  assert.deepEqual([untold.rows.length, untold.isCut], [10, false]);
});

test('stops at 10,000 rows and says so; exactly as many are not cut', async () => {
  const more = await collect(pagesOf(rowsOf(10_001)));
  assert.deepEqual([more.rows.length, more.isCut], [10_000, true]);
  const exact = await collect(pagesOf(rowsOf(10_000)));
  assert.deepEqual([exact.rows.length, exact.isCut], [10_000, false]);
});

test('holds no row twice when the list moves in the meantime', async () => {
  const { rows } = await collect(async (page) => ({
    rows: page === 1 ? rowsOf(100) : [99, 100],
    total: 102,
    page,
    limit: 100,
  }));
  assert.equal(rows.length, 101);
});

test('ends with the reason of its signal', async () => {
  const controller = new AbortController();
  const load: LoadPage<number> = async (page) => {
    if (page === 2) controller.abort(new Error('enough'));
    return { rows: rowsOf(100), total: 500, page, limit: 100 };
  };
  await assert.rejects(collect(load, controller.signal), /enough/);
});

test('ends at once while a page does not come', async () => {
  const controller = new AbortController();
  const load: LoadPage<number> = () => {
    queueMicrotask(() => controller.abort(new Error('enough')));
    return new Promise(() => undefined);
  };
  await assert.rejects(collect(load, controller.signal), /enough/);
});
