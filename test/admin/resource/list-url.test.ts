import assert from 'node:assert/strict';
import test from 'node:test';
import { type ListState, readListState, writeListState } from '../../../src/admin/resource/list-url.ts';
import { choiceFilter, dayFilter, keyFilter } from '../../../src/admin/resource/row-filters.ts';

const status = choiceFilter('Status', { pending: 'Pending', approved: 'Approved' }, String);
const read = (query: string) => readListState(query, { filters: { status }, columns: [{ sort: { name: 'amount' } }] });
const start: ListState = { page: 1, limit: 10, search: '', at: '', sort: '', filters: { status: '' } };

test('an empty query means the list’s default state, which in turn has an empty query', () => {
  assert.deepEqual(read(''), start);
  assert.equal(writeListState(start), '');
});

test('a list’s state survives a round trip through the URL', () => {
  const listUrl = {
    page: 3,
    limit: 25,
    search: 'a&b 100%41 +',
    at: '7',
    sort: '-amount',
    filters: { status: 'pending' },
  };
  assert.deepEqual(read(writeListState(listUrl)), listUrl);
});

test('invalid values in a list’s URL fall back to the defaults', () => {
  for (const query of 'page=0 page=-1 page=1e3 page=2.5 limit=11 limit=0 sort=name status=x'.split(' '))
    assert.deepEqual(read(`?${query}`), start, query);
});

test('a search in a list’s URL is trimmed, and cut to the length that the contract allows', () => {
  assert.equal(read(`?search=+${'a'.repeat(300)}`).search.length, 200);
});

test('a list ignores a filter with an invalid date', () => {
  const filters = { from: dayFilter('From', () => true) };
  const readDay = (day: string) => readListState(`?from=${day}`, { filters }).filters.from;
  // A date field can't show the year 0.
  for (const day of ['2026-02-29', '2026-99-99', '0000-01-01', '1']) assert.equal(readDay(day), '', day);
  assert.equal(readDay('2026-12-31'), '2026-12-31');
});

test('the choices of a filter are sorted by label, even if their values are numbers', () => {
  const byId = keyFilter<{ id: number; name: string }>(
    'Project',
    ({ id }) => String(id),
    ({ name }) => name,
  );
  const rows = [...'CAB'].map((name, id) => ({ id, name }));
  assert.deepEqual(
    byId.choicesIn?.([...rows, ...rows])?.map(([, label]) => label),
    ['A', 'B', 'C'],
  );
});
