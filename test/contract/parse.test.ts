import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fault, isDay, isMoment, parse, parseKind, unreadIn } from '../../src/contract/parse.ts';
import type { Kind } from '../../src/contract/shape.ts';
import { setZone } from '../support/clock.ts';

const lineOf = ({ where, what, isTolerated }: Fault) => `${where} ${what}${isTolerated ? ' ~' : ''}`.trim();

interface Case {
  readonly kind: Kind;
  /** Reason reported for `read` and `wrong`, unless a value names another one. */
  readonly what: string;
  /** Valid values, which are read unchanged. */
  readonly right?: readonly unknown[];
  /** Values that are converted, and reported by `exact`; valid if the reason is `''`. */
  readonly read?: readonly (readonly [value: unknown, read: unknown, what?: string])[];
  /** Invalid values, reported by both modes. */
  readonly wrong?: readonly (readonly [value: unknown, what?: string])[];
}

const missing = [undefined, 'is missing'] as const;
const each = (...values: unknown[]) => values.map((value) => [value] as const);
const rounded = [2 ** 53, -(2 ** 53), 1e21].map(
  (value) => [value, 'is beyond 2^53, so JSON rounds it: send text'] as const,
);
const name = { name: 'text' } as const;

const cases: readonly Case[] = [
  {
    kind: 'text',
    what: "isn't text",
    right: ['Ada', ''],
    read: [[7, '7']],
    wrong: [missing, ...each(null, {}, 2 ** 53)],
  },
  {
    kind: 'text?',
    what: "isn't text",
    right: [undefined],
    read: [
      [null, undefined, ''],
      ['', undefined, ''],
    ],
    wrong: [[[]]],
  },
  {
    kind: 'text|null',
    what: "isn't text",
    right: [null],
    read: [
      ['', null, ''],
      [undefined, null, 'is missing'],
    ],
    wrong: [[{}]],
  },
  {
    kind: 'id',
    what: "isn't an id",
    right: [7, '007', 2 ** 53 - 1, '9007199254740993'],
    // JSON may have rounded the large numbers to another row's id, and a URL can't hold the last text.
    wrong: [missing, ...each(null, '', true, Number.POSITIVE_INFINITY, 0.5, 'a\ud800'), ...rounded],
  },
  {
    kind: 'number',
    what: "isn't a number",
    right: [0, 1.5],
    read: [[' 7 ', 7]],
    wrong: [missing, ...each(null, '', 'many', 1e21, '1e21', Number.NaN, true)],
  },
  { kind: 'number?', what: 'is empty', read: [['', undefined]] },
  {
    kind: 'money',
    what: "isn't a decimal amount as text",
    right: ['1200.50'],
    read: [
      ['-0.00', '0.00', ''],
      [1200.5, '1200.50'],
      [10.125, '10.125'],
      [1.005, '1.005'],
      [0.1 + 0.2, '0.30'],
      [1000 / 3, '333.33'],
      [-0, '0.00'],
    ],
    wrong: [missing, ...each(null, '', '1,200', '1e21', 1e21, 'NaN', '0x10')],
  },
  {
    kind: 'moment',
    what: "isn't an ISO 8601 time with its zone (default: UTC)",
    right: ['2026-03-29T02:30:00.000000Z', '2026-03-29T02:30:00+02:00'],
    // A time without a zone is read as UTC.
    read: [
      ['2026-03-29 02:30:00', '2026-03-29T02:30:00Z'],
      ['2026-03-29T02:30', '2026-03-29T02:30Z'],
      ['Mar 31, 2026', 'Mar 31, 2026'],
    ],
    wrong: [missing, ...each(null, '', 'soon', 1774751400000)],
  },
  {
    kind: 'moment|null',
    what: 'is empty',
    right: [null],
    read: [
      ['', null],
      [undefined, null, 'is missing'],
    ],
  },
  {
    kind: 'day',
    what: "isn't a day such as 2026-03-31",
    right: ['2026-03-31'],
    // The date is taken as written; time and zone are ignored.
    read: ['T00:00:00.000000Z', 'T00:00:00+02:00', ' 00:00:00'].map(
      (time) => [`2026-03-31${time}`, '2026-03-31'] as const,
    ),
    wrong: [missing, ...each(null, '', 'soon', 20260331)],
  },
  {
    kind: 'active',
    what: 'isn\'t "active" or "inactive"',
    right: ['active', 'inactive'],
    read: [
      ...[1, '1', true, 'Active'].map((value) => [value, 'active'] as const),
      ...[0, '0', false, 'INACTIVE'].map((value) => [value, 'inactive'] as const),
    ],
    wrong: [missing, ...each(null, '', 'odd', 2)],
  },
  {
    kind: 'flag',
    what: "isn't true or false",
    right: [true, false],
    read: [
      ['1', true],
      ['inactive', false],
    ],
    wrong: [['yes']],
  },
  { kind: 'file', what: "isn't possible in a response", wrong: [['a.png']] },
  {
    kind: { oneOf: ['new', 'old'] },
    what: "isn't one of new, old",
    right: ['new'],
    read: [['Old', 'old']],
    wrong: [missing, ...each(null, '', 'odd', 7)],
  },
  {
    kind: { oneOf: ['new'], isOptional: true },
    what: "isn't one of new",
    right: [undefined],
    read: [
      [null, undefined, ''],
      ['', undefined, 'is empty'],
    ],
    wrong: [['odd']],
  },
  {
    kind: { listOf: name },
    what: 'is missing',
    right: [[], [{ name: 'A' }]],
    read: [
      [[{ name: 'A', unknown: 1 }], [{ name: 'A' }], ''],
      [undefined, []],
      [null, []],
    ],
    wrong: [
      [{}, "isn't a list"],
      [[null], "[0] isn't an object"],
    ],
  },
  { kind: { listOf: name, isOptional: true }, what: '', right: [undefined], read: [[null, undefined]] },
  {
    kind: { shape: { item_id: 'ownId' } },
    what: "isn't an object",
    right: [{ item_id: 0 }],
    read: [
      [{ item_id: 0, id: 9, unknown: 'x' }, { item_id: 0 }, ''],
      [{ id: '007' }, { item_id: '007' }, '.item_id is called id'],
      [{ _id: 'f00' }, { item_id: 'f00' }, '.item_id is called _id'],
    ],
    wrong: [[{}, '.item_id is missing'], ...each([], null, 'text')],
  },
];

for (const { kind, what: reason, right = [], read = [], wrong = [] } of cases) {
  const parsedAs = (value: unknown) => (['exact', 'lenient'] as const).map((mode) => parseKind(kind, value, mode, ''));
  const check = (value: unknown, result: unknown, reported: string, isTolerated: boolean) =>
    test(`as ${JSON.stringify(kind)}, the ${typeof value} ${JSON.stringify(value)} ${reported || 'is valid'}`, () => {
      const [exact, lenient] = parsedAs(value);
      const linesOf = (faults: readonly Fault[]) =>
        faults.map(lineOf).map((line) => line.replace(/ \((null|number|object|boolean)\)/, ''));
      assert.deepEqual(linesOf(exact?.faults ?? []), reported ? [`${reported}${isTolerated ? ' ~' : ''}`] : []);
      assert.deepEqual(linesOf(lenient?.faults ?? []), reported && !isTolerated ? [reported] : []);
      if (isTolerated) assert.deepEqual([exact?.value, lenient?.value], [result, result]);
    });
  for (const value of right) check(value, value, '', true);
  for (const [value, result, what = reason] of read) check(value, result, what, true);
  for (const [value, what = reason] of wrong) check(value, undefined, what, false);
}

test('the parser reports all faults with their paths, and throws nothing', () => {
  const shape = { name: 'text', list: { listOf: { id: 'id', amount: 'money' } } } as const;
  const strange = { toString: 1, valueOf: 1 };
  const { faults } = parse(
    shape,
    { name: strange, list: [{ id: 1, amount: '1' }, { id: null, amount: strange }, 7] },
    'lenient',
  );
  assert.deepEqual(faults.map(lineOf), [
    "data.name isn't text (object)",
    "data.list[1].id isn't an id (null)",
    "data.list[1].amount isn't a decimal amount as text (object)",
    "data.list[2] isn't an object",
  ]);
});

test('partial parsing leaves unreadable rows out of lists at any depth, and counts them', () => {
  const shape = { boats: { listOf: { id: 'id', crew: { listOf: name } } } } as const;
  const boats = [{ id: 1, crew: [{ name: 'A' }, { name: {} }] }, { id: null, crew: [] }, 7];
  const { value, faults } = parse(shape, { boats }, 'partial');
  assert.deepEqual(JSON.parse(JSON.stringify([value, faults])), [{ boats: [{ id: 1, crew: [{ name: 'A' }] }] }, []]);
  assert.deepEqual([unreadIn(value), unreadIn(value.boats), unreadIn(value.boats[0])], [2, 2, 1]);
  assert.deepEqual([unreadIn([1]), unreadIn(undefined), unreadIn({ boats: 1 })], [0, 0, 0]);
});

test('a time without a zone, and a date in any accepted format, mean the same in every time zone', (t) => {
  const read = (kind: Kind, value: unknown) => String(parseKind(kind, value, 'lenient', '').value);
  for (const zone of ['America/New_York', 'Pacific/Kiritimati', 'Europe/Berlin']) {
    setZone(t, zone);
    // On this night, clocks in Berlin skip from 2 to 3.
    for (const text of ['2026-03-29 02:30:00', '2026-03-29T02:30', '2026-03-29T02:30:00.000000'])
      assert.equal(Date.parse(read('moment', text)), Date.UTC(2026, 2, 29, 2, 30), `${zone} ${text}`);
    for (const text of ['2026-03-31T00:00:00Z', '2026-03-31 00:00:00', '2026-03-31', 'Mar 31, 2026'])
      assert.equal(read('day', text), '2026-03-31', `${zone} ${text}`);
  }
});

test('a day must exist in the calendar, and a moment must have a UTC offset', () => {
  assert.ok(isDay('2024-02-29'));
  for (const text of ['2026-02-29', '2026-3-1', '2026-03-01T00:00:00Z']) assert.ok(!isDay(text), text);
  for (const text of ['2026-03-01T09:30Z', '2026-03-01T09:30:00.123+05:30']) assert.ok(isMoment(text), text);
  for (const text of ['2026-03-01T09:30:00', '2026-02-30T09:30Z', '2026-03-01']) assert.ok(!isMoment(text), text);
});
