import assert from 'node:assert/strict';
import test from 'node:test';
import {
  hasUnsent,
  nextUploads,
  type Upload,
  type UploadAction,
  type UploadPhase,
  uploadsReducer,
} from '../../../../src/admin/screens/projects/files/upload-state.ts';

function play(actions: readonly UploadAction[], from: readonly Upload[] = []): readonly Upload[] {
  return actions.reduce(uploadsReducer, from);
}

function added(...keys: string[]): UploadAction {
  const files = keys.map((key) => ({ key, file: new File(['x'], `${key}.png`), title: key }));
  return { type: 'uploads/added', files };
}

function changed(key: string, phase: UploadPhase): UploadAction {
  return { type: 'upload/changed', key, phase };
}

const waiting = (key: string) => changed(key, { kind: 'waiting' });
const started = (key: string, sentShare = 0) => changed(key, { kind: 'sending', sentShare });
const canceled = (key: string) => changed(key, { kind: 'canceled' });
const failed = (key: string) => changed(key, { kind: 'failed', message: 'No.' });
const unfit = (key: string) => changed(key, { kind: 'unfit', message: 'Too large.' });
const stored = (key: string): UploadAction => ({ type: 'upload/stored', key });

function kinds(uploads: readonly Upload[]): string[] {
  return uploads.map(({ key, phase }) => `${key} ${phase.kind}`);
}

test('uploads three files at a time, in order', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  let state = play([added(...keys), ...keys.map(waiting)]);
  assert.deepEqual(
    nextUploads(state, 3).map(({ key }) => key),
    ['a', 'b', 'c'],
  );
  state = play([started('a'), started('b'), started('c')], state);
  assert.deepEqual(nextUploads(state, 3), []);
  state = play([failed('b'), canceled('d')], state);
  assert.deepEqual(
    nextUploads(state, 3).map(({ key }) => key),
    ['e'],
  );
});

test('an invalid file is not sent, and has no Retry', () => {
  const state = play([added('a'), unfit('a'), started('a'), waiting('a')]);
  assert.deepEqual(state[0]?.phase, { kind: 'unfit', message: 'Too large.' });
  assert.equal(hasUnsent(state), false);
});

test('a late event changes nothing', () => {
  const state = play([added('a'), waiting('a'), started('a'), canceled('a')]);
  const late: UploadAction[] = [started('a', 0.5), stored('a'), failed('a'), stored('gone')];
  for (const action of late) assert.deepEqual(uploadsReducer(state, action), state, JSON.stringify(action));
});

test('a retry starts from zero after a failure or a cancellation', () => {
  const state = play([
    added('a', 'b'),
    waiting('a'),
    waiting('b'),
    started('a'),
    started('a', 0.8),
    failed('a'),
    canceled('b'),
    waiting('a'),
    waiting('b'),
    started('a'),
  ]);
  assert.deepEqual(state[0]?.phase, { kind: 'sending', sentShare: 0 });
  assert.deepEqual(kinds(state), ['a sending', 'b waiting']);
});

test('an upload in progress can’t be removed', () => {
  const state = play([added('a'), waiting('a'), started('a'), { type: 'upload/removed', key: 'a' }]);
  assert.deepEqual(kinds(state), ['a sending']);
  assert.deepEqual(kinds(play([failed('a'), { type: 'upload/removed', key: 'a' }], state)), []);
});

test('files that need names wait until they are submitted', () => {
  const ready = ['a', 'b'].map((key) => changed(key, { kind: 'ready' }));
  const named = play([added('a', 'b'), ...ready, { type: 'upload/titled', key: 'a', title: 'Lease' }]);
  assert.equal(hasUnsent(named), true);
  assert.deepEqual(nextUploads(named, 3), []);
  const state = play([{ type: 'uploads/queued', from: 'ready' }], named);
  assert.deepEqual(kinds(state), ['a waiting', 'b waiting']);
  assert.deepEqual(
    state.map(({ title }) => title),
    ['Lease', 'b'],
  );
});

test('signing in again resumes uploads stopped by the session’s end; Retry all resumes failed ones', () => {
  const stopped = changed('a', { kind: 'stopped', message: 'Ended.' });
  const two = play([added('a', 'b'), waiting('a'), waiting('b'), started('a'), started('b'), stopped, failed('b')]);
  assert.equal(hasUnsent(two), true);
  assert.deepEqual(kinds(play([{ type: 'uploads/queued', from: 'stopped' }], two)), ['a waiting', 'b failed']);
  assert.deepEqual(kinds(play([{ type: 'uploads/queued', from: 'failed' }], two)), ['a stopped', 'b waiting']);
});
