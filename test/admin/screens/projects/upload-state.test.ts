import assert from 'node:assert/strict';
import test from 'node:test';
import {
  finishedBatch,
  hasUnsent,
  nextUploads,
  noUploads,
  type UploadAction,
  type UploadsState,
  uploadsReducer,
} from '../../../../src/admin/screens/projects/files/upload-state.ts';

function play(actions: readonly UploadAction[], from: UploadsState = noUploads): UploadsState {
  return actions.reduce(uploadsReducer, from);
}

function added(...keys: string[]): UploadAction {
  const files = keys.map((key) => ({ key, file: new File(['x'], `${key}.png`), title: key }));
  return { type: 'uploads/added', files };
}

function checked(key: string, change: Partial<Extract<UploadAction, { type: 'upload/checked' }>> = {}): UploadAction {
  return { type: 'upload/checked', key, message: undefined, room: 20, fullText: 'Full.', next: 'waiting', ...change };
}

const started = (key: string): UploadAction => ({ type: 'upload/started', key });
const stored = (key: string, storedId?: string): UploadAction => ({ type: 'upload/stored', key, storedId });
const failed = (key: string): UploadAction => ({ type: 'upload/failed', key, message: 'No.' });

function kinds({ uploads }: UploadsState): string[] {
  return uploads.map(({ key, phase }) => `${key} ${phase.kind}`);
}

test('three go at a time, in their order, and the next when one has ended', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  let state = play([added(...keys), ...keys.map((key) => checked(key))]);
  assert.deepEqual(
    nextUploads(state, 3).map(({ key }) => key),
    ['a', 'b', 'c'],
  );
  state = play([started('a'), started('b'), started('c')], state);
  assert.deepEqual(nextUploads(state, 3), []);
  state = play([failed('b'), { type: 'upload/canceled', key: 'd' }], state);
  assert.deepEqual(
    nextUploads(state, 3).map(({ key }) => key),
    ['e'],
  );
});

test('what is unfit is not sent, and cannot be sent again', () => {
  const state = play([
    added('a'),
    checked('a', { message: 'Too large.' }),
    started('a'),
    { type: 'upload/retried', key: 'a' },
  ]);
  assert.deepEqual(state.uploads[0]?.phase, { kind: 'unfit', message: 'Too large.' });
  assert.equal(hasUnsent(state), false);
});

test('the first ones get the room that is left; a canceled one gives its place back', () => {
  const state = play([
    added('a', 'b', 'c', 'd'),
    checked('a', { room: 2 }),
    checked('b', { room: 2, message: 'Empty.' }),
    checked('c', { room: 2 }),
    checked('d', { room: 2 }),
  ]);
  assert.deepEqual(kinds(state), ['a waiting', 'b unfit', 'c waiting', 'd unfit']);
  const later = play([{ type: 'upload/canceled', key: 'a' }, added('e'), checked('e', { room: 2 })], state);
  assert.equal(kinds(later).at(-1), 'e waiting');
});

test('what was stored takes room until it is shown among the files that the server holds', () => {
  const done = play([added('a'), checked('a', { room: 1 }), started('a'), stored('a', '7')]);
  assert.equal(kinds(play([added('b'), checked('b', { room: 1 })], done)).at(-1), 'b unfit');
  const shown = play([{ type: 'uploads/shown', storedIds: ['6', '7'] }, added('b'), checked('b', { room: 1 })], done);
  assert.deepEqual(kinds(shown), ['b waiting']);
});

test('what comes too late changes nothing', () => {
  const canceled = play([added('a'), checked('a'), started('a'), { type: 'upload/canceled', key: 'a' }]);
  const late: UploadAction[] = [
    { type: 'upload/progressed', key: 'a', sentShare: 0.5 },
    stored('a', '7'),
    failed('a'),
    checked('a'),
    stored('gone', '8'),
  ];
  for (const action of late) assert.equal(uploadsReducer(canceled, action), canceled, action.type);
});

test('a retry starts from nothing, whether it failed or was canceled', () => {
  const state = play([
    added('a', 'b'),
    checked('a'),
    checked('b'),
    started('a'),
    { type: 'upload/progressed', key: 'a', sentShare: 0.8 },
    failed('a'),
    { type: 'upload/canceled', key: 'b' },
    { type: 'upload/retried', key: 'a' },
    { type: 'upload/retried', key: 'b' },
    started('a'),
  ]);
  assert.deepEqual(state.uploads[0]?.phase, { kind: 'sending', sentShare: 0 });
  assert.deepEqual(kinds(state), ['a sending', 'b waiting']);
});

test('what is under way is not removed', () => {
  const state = play([added('a'), checked('a'), started('a'), { type: 'upload/removed', key: 'a' }]);
  assert.deepEqual(kinds(state), ['a sending']);
  assert.deepEqual(kinds(play([failed('a'), { type: 'upload/removed', key: 'a' }], state)), []);
});

test('a batch is told once, when nothing is under way, with what was shown already', () => {
  let state = play([added('a', 'b', 'c'), checked('a'), checked('b'), checked('c'), started('a'), started('b')]);
  state = play([stored('a', '7'), { type: 'uploads/shown', storedIds: ['7'] }, failed('b'), started('c')], state);
  assert.equal(finishedBatch(state), undefined);
  state = play([stored('c')], state);
  assert.deepEqual(finishedBatch(state), { done: 2, failed: 1 });
  state = play([{ type: 'uploads/reported' }], state);
  assert.equal(finishedBatch(state), undefined);
  assert.deepEqual(kinds(state), ['b failed']);
  state = play([{ type: 'upload/retried', key: 'b' }, started('b'), failed('b')], state);
  assert.deepEqual(finishedBatch(state), { done: 0, failed: 1 });
});

test('nothing is told of what was never sent, or was canceled', () => {
  const state = play([
    added('a', 'b'),
    checked('a', { message: 'Too large.' }),
    checked('b'),
    { type: 'upload/canceled', key: 'b' },
  ]);
  assert.equal(finishedBatch(state), undefined);
});

test('named files wait for a person, and a missing name holds back its own file only', () => {
  const named = play([added('a', 'b'), checked('a', { next: 'ready' }), checked('b', { next: 'ready' })]);
  assert.equal(hasUnsent(named), true);
  assert.deepEqual(nextUploads(named, 3), []);
  const messageOf = (title: string) => (title ? undefined : 'Enter a name.');
  const state = play(
    [
      { type: 'upload/titled', key: 'a', title: '' },
      { type: 'uploads/submitted', messageOf },
    ],
    named,
  );
  assert.deepEqual(kinds(state), ['a ready', 'b waiting']);
  assert.equal(state.uploads[0]?.titleMessage, 'Enter a name.');
  const mended = play([{ type: 'upload/titled', key: 'a', title: 'Lease' }], state);
  assert.equal(mended.uploads[0]?.titleMessage, undefined);
});
