import assert from 'node:assert/strict';
import test from 'node:test';
import {
  checksOf,
  csvOf,
  extraField,
  fieldsOf,
  inputsOf,
  toValues,
  toWire,
} from '../../../src/admin/resource/fields.ts';
import type { Shape, TypeOf } from '../../../src/contract/shape.ts';

const shape = {
  boat_id: 'ownId',
  name: 'text',
  note: 'text?',
  price: 'money',
  deposit: 'money?',
  crew: 'number?',
  built: 'day?',
  sails_at: 'moment|null',
  state: { oneOf: ['draft', 'active'] },
  is_afloat: 'flag',
} as const satisfies Shape;

const field = fieldsOf(shape);
const form = {};
const fields = [
  field('name', 'Name', { form: { required: 'Enter a name.' } }),
  field('note', 'Note', { form }),
  field('price', 'Price', { form }),
  field('deposit', 'Deposit', { form }),
  field('crew', 'Crew', { form }),
  field('built', 'Built', { form }),
  field('sails_at', 'Sails', { form }),
  field('state', 'State', { form: { initial: 'draft' } }),
  field('is_afloat', 'Afloat', { form }),
];

const row: TypeOf<typeof shape> = {
  boat_id: 1,
  name: 'Kelp',
  price: '2500.00',
  crew: 3,
  sails_at: '2031-07-01T07:30:00Z',
  state: 'active',
  is_afloat: false,
};

test('a form starts with the row’s values as text; for a new row, with initial values', () => {
  const { sails_at: _, ...values } = toValues(fields, row);
  assert.deepEqual(values, {
    name: 'Kelp',
    note: '',
    price: '2,500',
    deposit: '',
    crew: '3',
    built: '',
    state: 'active',
    is_afloat: 'inactive',
  });
  const { state, is_afloat, name } = toValues(fields);
  assert.deepEqual([state, is_afloat, name], ['draft', 'active', '']);
});

test('each kind of field is sent in the contract’s format, an empty optional one as null', () => {
  for (const [name, typed, sent] of [
    ['name', '  Kelp ', 'Kelp'],
    ['note', ' ', null],
    ['note', '\u200b', null],
    ['price', '2500,50', '2500.50'],
    ['price', '$25,000.50', '25000.50'],
    ['deposit', '', null],
    ['crew', ' 18 ', 18],
    ['crew', '', null],
    ['built', '', null],
    ['built', '2031-02-03', '2031-02-03'],
    ['sails_at', '', null],
    ['state', 'draft', 'draft'],
    ['is_afloat', 'active', true],
    ['is_afloat', 'inactive', false],
  ] as const)
    assert.deepEqual(toWire(fields, { [name]: typed }), { [name]: sent }, name);
});

test('an amount is shown grouped, with at most two decimals if the others are zeros', () => {
  const shown = (price: string) => toValues(fields, { ...row, price }).price;
  for (const [price, text] of [
    ['7000.5000', '7,000.50'],
    ['1250.5000', '1,250.50'],
    ['0.5000', '0.50'],
    ['350000.0000', '350,000'],
    ['-1250.5', '-1,250.5'],
    ['1250.1234', '1,250.1234'],
  ] as const) {
    assert.equal(shown(price), text);
    assert.equal(Number(toWire(fields, { price: text }).price), Number(price));
  }
  assert.equal(checksOf(fields, false).price?.(shown('7000.5000') ?? '', {}), undefined);
});

test('an empty required field and an invalid amount are errors', () => {
  const checks = checksOf(fields, true);
  const faultOf = (name: string, value: string) => checks[name]?.(value, {});
  assert.equal(faultOf('name', ' '), 'Enter a name.');
  assert.match(faultOf('price', 'many') ?? '', /in dollars/);
  assert.match(faultOf('built', '0026-03-01') ?? '', /four digits/);
  assert.equal(faultOf('note', ''), undefined);
});

test('an export has a labeled column for each field, except excluded ones', () => {
  const columns = csvOf([
    ...fields.slice(0, 1),
    field('state', 'State'),
    field('is_afloat', 'Afloat'),
    field('note', 'Note', { csv: () => 'masked' }),
    extraField<TypeOf<typeof shape>>('secret', 'Secret', { csv: false, form }),
  ]);
  assert.deepEqual(
    columns.map(([heading, cell]) => [heading, cell(row)]),
    [
      ['Name', 'Kelp'],
      ['State', 'Active'],
      ['Afloat', 'Inactive'],
      ['Note', 'masked'],
    ],
  );
});

test('a field for new rows only isn’t shown for existing rows', () => {
  const [once] = [extraField<TypeOf<typeof shape>>('secret', 'Secret', { form: { only: 'new' } })];
  assert.deepEqual([inputsOf([once], true).length, inputsOf([once], false).length], [1, 0]);
});
