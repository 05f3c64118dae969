import assert from 'node:assert/strict';
import test from 'node:test';
import {
  finishedBatch,
  hasUnsent,
  nextUploads,
  noUploads,
  titleOf,
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
  return { type: 'upload/checked', key, message: undefined, next: 'waiting', ...change };
}

const started = (key: string): UploadAction => ({ type: 'upload/started', key });
const stored = (key: string): UploadAction => ({ type: 'upload/stored', key });
const failed = (key: string): UploadAction => ({ type: 'upload/failed', key, message: 'No.', isSignedOut: false });

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

test('what comes too late changes nothing', () => {
  const canceled = play([added('a'), checked('a'), started('a'), { type: 'upload/canceled', key: 'a' }]);
  const late: UploadAction[] = [
    { type: 'upload/progressed', key: 'a', sentShare: 0.5 },
    stored('a'),
    failed('a'),
    checked('a'),
    stored('gone'),
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

test('a batch is reported once, when no upload is in progress', () => {
  let state = play([added('a', 'b', 'c'), checked('a'), checked('b'), checked('c'), started('a'), started('b')]);
  state = play([stored('a'), failed('b'), started('c')], state);
  assert.equal(finishedBatch(state), undefined);
  state = play([stored('c')], state);
  assert.deepEqual(finishedBatch(state), { done: 2, failed: 1 });
  state = play([{ type: 'uploads/reported' }], state);
  assert.equal(finishedBatch(state), undefined);
  assert.deepEqual(kinds(state), ['b failed']);
  state = play([{ type: 'upload/retried', key: 'b' }, started('b'), failed('b')], state);
  assert.deepEqual(finishedBatch(state), { done: 0, failed: 1 });
});

test('files that were never sent, or were canceled, are not reported', () => {
  const state = play([
    added('a', 'b'),
    checked('a', { message: 'Too large.' }),
    checked('b'),
    { type: 'upload/canceled', key: 'b' },
  ]);
  assert.equal(finishedBatch(state), undefined);
});

test('named files wait for a person; one without a name gets that of its file', () => {
  const named = play([added('a', 'b'), checked('a', { next: 'ready' }), checked('b', { next: 'ready' })]);
  assert.equal(hasUnsent(named), true);
  assert.deepEqual(nextUploads(named, 3), []);
  const state = play([{ type: 'upload/titled', key: 'a', title: ' ' }, { type: 'uploads/submitted' }], named);
  assert.deepEqual(kinds(state), ['a waiting', 'b waiting']);
  assert.equal(state.uploads[0]?.title, titleOf(state.uploads[0]?.file ?? assert.fail()));
});

test('a new sign-in goes on with what the end of the session has stopped, Retry all with all that failed', () => {
  const stopped: UploadAction = { type: 'upload/failed', key: 'a', message: 'Ended.', isSignedOut: true };
  const two = play([added('a', 'b'), checked('a'), checked('b'), started('a'), started('b'), stopped, failed('b')]);
  assert.equal(hasUnsent(two), true);
  assert.deepEqual(kinds(play([{ type: 'uploads/retried', isSignedIn: true }], two)), ['a waiting', 'b failed']);
  assert.deepEqual(kinds(play([{ type: 'uploads/retried' }], two)), ['a waiting', 'b waiting']);
});
