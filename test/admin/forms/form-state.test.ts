import assert from 'node:assert/strict';
import test from 'node:test';
import {
  discard,
  edit,
  editedNames,
  type FormState,
  hasConflicts,
  reject,
  renew,
  save,
  setStatus,
  startForm,
} from '../../../src/admin/forms/form-state.ts';

interface Values {
  name: string;
  note: string;
}

const start = startForm<Values>({ name: '', note: '' });
const named = edit(start, { name: 'A' });
const sentences = ['No.'];

test('an edit clears only its own field’s error', () => {
  const state = edit(reject(start, { sentences, errors: { name: 'Name?', note: 'Note?' } }), { name: 'A' });
  assert.deepEqual(state.values, { name: 'A', note: '' });
  assert.deepEqual({ ...state.errors }, { name: undefined, note: 'Note?' });
});

test('a form keeps its values after a rejected save, and counts the rejections', () => {
  const state = reject(reject(setStatus(named, 'sending'), { sentences }), { sentences });
  assert.deepEqual([state.values.name, state.rejections], ['A', 2]);
  assert.deepEqual(state.status, { kind: 'rejected', sentences, waitUntilMs: 0 });
});

test('a save adopts the values that the server stored, and keeps later edits unsaved', () => {
  const state = save(edit(named, { note: 'B' }), { name: 'A', note: '' }, { name: 'A.', note: '' });
  assert.deepEqual(state.saved, { name: 'A.', note: '' });
  assert.deepEqual(state.values, { name: 'A.', note: 'B' });
  assert.equal(state.status.kind, 'behind');
});

test('a form adopts another admin’s change, and reports a conflict once', () => {
  const mine = edit(start, { name: 'Mine' });
  const followed = renew(mine, { name: '', note: 'Theirs' });
  assert.deepEqual(followed.values, { name: 'Mine', note: 'Theirs' });
  assert.deepEqual([...editedNames(followed)], ['name']);
  assert.equal(hasConflicts(followed), false);

  const conflicting = renew(mine, { name: 'Theirs', note: '' });
  assert.equal(hasConflicts(conflicting), true);
  assert.deepEqual([conflicting.values.name, conflicting.conflicts.name], ['Mine', 'Theirs']);
  // The same conflict isn't reported again, and adopting the other admin's value isn't an edit.
  assert.equal(hasConflicts(renew(conflicting, { name: 'Theirs', note: '' })), false);
  const taken = edit(conflicting, { name: 'Theirs' });
  assert.deepEqual([[...editedNames(taken)], hasConflicts(taken)], [[], false]);
  // Two admins making the same edit isn't a conflict.
  assert.equal(hasConflicts(renew(mine, { name: 'Mine', note: '' })), false);
});

test('discarding restores a form’s values, and clears its errors and the rejection', () => {
  const state: FormState<Values> = discard(reject(named, { sentences, errors: { name: 'Name?' } }));
  assert.deepEqual([state.values, state.errors, state.status.kind], [{ name: '', note: '' }, {}, 'editing']);
});
