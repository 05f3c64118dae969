import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import { firstOf } from '../../../src/admin/first-call.ts';
import { useMeantLink } from '../../../src/admin/navigation/use-meant-link.ts';
import { type PlaceName, pathTo, patterns } from '../../../src/admin/paths.ts';
import { usePlacePrefetch } from '../../../src/admin/shell/place-prefetch.ts';
import { useGetUserQuery } from '../../../src/api/users.ts';
import { createByHand } from '../../api/support.tsx';
import { fakeTime } from '../../http/loads.ts';

function setUp() {
  const byHand = createByHand();
  const loaded: PlaceName[] = [];
  const loader = {
    peek: () => undefined,
    load: async (name: PlaceName) => {
      loaded.push(name);
      return undefined;
    },
  };
  const { result } = renderHook(() => usePlacePrefetch(loader), { wrapper: byHand.wrapper });
  return { ...byHand, loaded, prefetch: result.current };
}

test('code and data of a row are there when its link is followed', async () => {
  const { nth, requests, loaded, prefetch, wrapper } = setUp();
  prefetch(pathTo('user', 'a/b'));
  prefetch(pathTo('user', 'a/b'));
  const user = {
    user_id: 'a/b',
    name: 'Ada',
    email: 'a@b.c',
    status: 'active',
    created_at: '2026-01-01',
    investments: [],
  };
  await nth(0).answer({ status: true, data: user });
  const { result } = renderHook(() => useGetUserQuery({ id: 'a/b' }).data?.name, { wrapper });
  assert.deepEqual([result.current, requests.length, loaded], ['Ada', 1, ['user', 'user']]);
});

test('every place that begins with a call is asked for by it', () => {
  for (const name of Object.keys(patterns) as PlaceName[]) {
    const { requests, prefetch } = setUp();
    const first = firstOf({ name, id: '1' }, '');
    prefetch(patterns[name].replace(':id', '1'));
    assert.equal(requests.length, first ? 1 : 0, name);
  }
});

test('nothing is fetched ahead for who saves data', () => {
  const { requests, loaded, prefetch } = setUp();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetch(pathTo('users'));
  Reflect.deleteProperty(navigator, 'connection');
  assert.deepEqual([requests.length, loaded], [0, []]);
});

test('a link counts as meant once it is pointed at or focused for a moment, not when a pointer passes over it', (t) => {
  const clock = fakeTime(t);
  const asked: string[] = [];
  const { getByText, unmount } = render(<Links onMeant={(href) => asked.push(href)} />);
  const link = getByText('Users');
  fireEvent.pointerOver(link);
  clock.tick(40);
  fireEvent.pointerOver(getByText('beside'));
  clock.tick(1000);
  assert.deepEqual(asked, []);
  fireEvent.pointerOver(link);
  clock.tick(100);
  act(() => getByText('Review').focus());
  clock.tick(100);
  assert.deepEqual(asked, ['/users?page=2', '/investments/review']);
  act(() => getByText('Receipt').focus());
  clock.tick(1000);
  fireEvent.pointerOver(link);
  unmount();
  clock.tick(1000);
  assert.equal(asked.length, 2);
});

function Links({ onMeant }: { onMeant: (href: string) => void }) {
  return (
    <div {...useMeantLink('/admin', onMeant)}>
      beside
      <a href="/admin/users?page=2">
        <b>Users</b>
      </a>
      <a href="/admin/investments/review">Review</a>
      <a href="/administrative.pdf">Receipt</a>
    </div>
  );
}
