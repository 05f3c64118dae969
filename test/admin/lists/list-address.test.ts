import assert from 'node:assert/strict';
import test from 'node:test';
import { type ListPlace, readListPlace, writeListPlace } from '../../../src/admin/lists/list-address.ts';

const spec = { filters: { status: ['pending', 'approved'] }, sorts: ['amount'] };
const start: ListPlace = { page: 1, limit: 10, search: '', at: '', sort: '', filters: { status: '' } };

test('an empty query is the list’s default state, and the other way around', () => {
  assert.deepEqual(readListPlace('', spec), start);
  assert.equal(writeListPlace(start), '');
});

test('the state survives being written and read', () => {
  const place = {
    page: 3,
    limit: 25,
    search: 'a&b 100%41 +',
    at: '7',
    sort: '-amount',
    filters: { status: 'pending' },
  };
  assert.deepEqual(readListPlace(writeListPlace(place), spec), place);
});

test('invalid values fall back to the defaults', () => {
  for (const query of [
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=2.5',
    '?limit=11',
    '?limit=0',
    '?sort=name',
    '?status=x',
  ])
    assert.deepEqual(readListPlace(query, spec), start, query);
});

test('a search is trimmed and no longer than the contract allows', () => {
  assert.equal(readListPlace(`?search=+${'a'.repeat(300)}`, spec).search.length, 200);
});
