import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderHook } from '@testing-library/react';
import { alphabetical } from '../../../src/admin/kit/table/Table.tsx';
import { pageSizeOf, useWholeRows } from '../../../src/admin/lists/use-rows.ts';
import { pathTo } from '../../../src/admin/paths.ts';
import type { ListUrl } from '../../../src/admin/resource/list-url.ts';
import { choiceFilter } from '../../../src/admin/resource/row-filters.ts';
import type { Listed } from '../../../src/admin/resource/rows.ts';
import { withUnread } from '../../../src/contract/parse.ts';

const listUrl: ListUrl = {
  page: 1,
  limit: 10,
  search: '',
  at: '',
  sort: 'name',
  filters: { kind: '' },
  isNarrowed: false,
  hrefOf: () => pathTo('users'),
  go: () => undefined,
};

const rows = ['item 10', 'Item 9', 'émile', 'item 1', 'Zoe'].map((name, id) => ({ id, name }));
type Row = (typeof rows)[number];

/** Renders a fully loaded list. Returns its displayed names, and how often it read a row to sort or search. */
function show(first: Partial<ListUrl>) {
  const looks = { sort: 0, search: 0 };
  const count = (what: keyof typeof looks, name: string) => {
    looks[what] += 1;
    return name;
  };
  const query = { error: undefined, failureCount: 0, fulfilledTimeStamp: 0, refetch: async () => undefined };
  const listed: Listed<Row> = {
    noun: ['name', 'names'],
    idOf: ({ id }) => id,
    textsOf: ({ name }) => [count('search', name)],
    filters: { kind: choiceFilter('Kind', { odd: 'Odd' }, ({ id }) => (id % 2 ? 'odd' : 'even')) },
    columns: [
      {
        title: 'Name',
        cell: () => '',
        sort: { name: 'name', of: ({ name }) => count('sort', name), words: alphabetical },
      },
    ],
  };
  const { result, rerender } = renderHook(
    ({ data, change }) =>
      useWholeRows<Row>({ ...query, data }, { ...listUrl, filters: { kind: '' }, ...change }, listed),
    { initialProps: { data: rows, change: first } },
  );
  const names = () => result.current.rows?.map(({ name }) => name);
  return { looks, names, set: (change: Partial<ListUrl>, data = rows) => rerender({ data, change }) };
}

test('a fully loaded list is sorted naturally in both directions, searched and filtered', () => {
  const { names, set } = show({});
  assert.deepEqual(names(), ['émile', 'item 1', 'Item 9', 'item 10', 'Zoe']);
  set({ sort: '-name' });
  assert.deepEqual(names(), ['Zoe', 'item 10', 'Item 9', 'item 1', 'émile']);
  set({ search: 'ITEM', filters: { kind: 'odd' } });
  assert.deepEqual(names(), ['item 1', 'Item 9']);
  set({ search: 'emile' });
  assert.deepEqual(names(), ['émile']);
});

test('a search doesn’t sort the rows again, and a render without changes reads no row', () => {
  const { looks, names, set } = show({});
  const sorted = looks.sort;
  set({ search: 'item' });
  assert.deepEqual(names(), ['item 1', 'Item 9', 'item 10']);
  assert.equal(looks.sort, sorted);
  const searched = looks.search;
  set({ search: 'item' });
  assert.equal(looks.search, searched);
  // A new response is sorted and searched again.
  set({ search: 'item' }, [...rows, { id: 9, name: 'item 2' }]);
  assert.deepEqual(names(), ['item 1', 'item 2', 'Item 9', 'item 10']);
});

test('a page whose rows can’t all be read is still full', () => {
  const page = { rows: withUnread(rows.slice(0, 4), 1), limit: 5 };
  for (const total of [23, undefined]) assert.equal(pageSizeOf({ ...page, total }, { page: 2, limit: 5 }), 5);
});
