import assert from 'node:assert/strict';
import test from 'node:test';
import { all, amount, email, plainAmount, required } from '../../../src/admin/forms/checks.ts';
import {
  discard,
  edit,
  editedNames,
  type FormState,
  isContested,
  refuse,
  renew,
  save,
  setStatus,
  startForm,
} from '../../../src/admin/forms/form-state.ts';
import { toRefusal } from '../../../src/admin/forms/refusal.ts';
import { ApiError } from '../../../src/http/errors.ts';

interface Values {
  name: string;
  note: string;
}

const start = startForm<Values>({ name: '', note: '' });
const named = edit(start, { name: 'A' });
const sentences = ['No.'];

test('an edit clears only its own field’s error', () => {
  const state = edit(refuse(start, { sentences, errors: { name: 'Name?', note: 'Note?' } }), { name: 'A' });
  assert.deepEqual(state.values, { name: 'A', note: '' });
  assert.deepEqual({ ...state.errors }, { name: undefined, note: 'Note?' });
});

test('a rejection keeps the values and is counted', () => {
  const state = refuse(refuse(setStatus(named, 'sending'), { sentences }), { sentences });
  assert.deepEqual([state.values.name, state.refusals], ['A', 2]);
  assert.deepEqual(state.status, { kind: 'refused', sentences, waitUntilMs: 0 });
});

test('a save covers what was sent, not what was typed since', () => {
  const state = save(edit(named, { note: 'B' }), { name: 'A', note: '' }, { name: 'A.', note: '' });
  assert.deepEqual(state.saved, { name: 'A.', note: '' });
  assert.deepEqual(state.values, { name: 'A.', note: 'B' });
  assert.equal(state.status.kind, 'behind');
});

test('someone else’s change is adopted, and reported once if the field was edited here too', () => {
  const mine = edit(start, { name: 'Mine' });
  const followed = renew(mine, { name: '', note: 'Theirs' });
  assert.deepEqual(followed.values, { name: 'Mine', note: 'Theirs' });
  assert.deepEqual([...editedNames(followed)], ['name']);
  assert.equal(isContested(followed), false);

  const contested = renew(mine, { name: 'Theirs', note: '' });
  assert.equal(isContested(contested), true);
  assert.deepEqual([contested.values.name, contested.contests.name], ['Mine', 'Theirs']);
  // Reported once: our value is kept when saved again, and taking over theirs isn't an edit.
  assert.equal(isContested(renew(contested, { name: 'Theirs', note: '' })), false);
  const taken = edit(contested, { name: 'Theirs' });
  assert.deepEqual([[...editedNames(taken)], isContested(taken)], [[], false]);
  // Two admins making the same edit isn't a conflict.
  assert.equal(isContested(renew(mine, { name: 'Mine', note: '' })), false);
});

test('edits can be discarded', () => {
  const state: FormState<Values> = discard(refuse(named, { sentences, errors: { name: 'Name?' } }));
  assert.deepEqual([state.values, state.errors, state.status.kind], [{ name: '', note: '' }, {}, 'editing']);
});

test('the server’s messages appear at their fields, those of unknown fields in the summary', () => {
  const body = { status: false, message: 'x', errors: { name: ['Too short.', 'Too plain.'], other: ['Odd.'] } };
  const refusal = toRefusal<Values>(new ApiError('HTTP_ERROR', { status: 422, body }), ['name', 'note']);
  assert.deepEqual(refusal, { errors: { name: 'Too short. Too plain.' }, sentences: ['Odd.'], waitUntilMs: 0 });
});

test('a failure without fields always says something', () => {
  for (const error of [new ApiError('FETCH_ERROR'), new ApiError('HTTP_ERROR', { status: 401 }), undefined])
    assert.equal(toRefusal<Values>(error, ['name']).sentences.length, 1);
});

test('checks report missing or malformed values, and accept empty optional ones', () => {
  assert.equal(required('Fill in.')('  ', {}), 'Fill in.');
  assert.equal(email('', {}), undefined);
  assert.match(email('a@b', {}) ?? '', /email/);
  assert.equal(email('a@b.example', {}), undefined);
  assert.match(amount('28,O00', {}) ?? '', /in dollars/);
  for (const shown of ['2500.50', '25,000.00', '$25,000.00', '1,250,000', '25 000', '$1\u202f250\u202f000.50'])
    assert.equal(amount(shown, {}), undefined);
  for (const slip of ['25,00.00', '2,5000', '1.234', '€5,000', '¥5000', '5000 €'])
    assert.match(amount(slip, {}) ?? '', /in dollars/);
  assert.equal(plainAmount('$25,000.00'), '25000.00');
  assert.equal(plainAmount('$1\u202f250\u202f000.50'), '1250000.50');
  assert.match(all(required('Fill in.'), amount)('x', {}) ?? '', /in dollars/);
});
