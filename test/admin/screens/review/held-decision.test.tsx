import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { outcomeOf, useHeldDecision } from '../../../../src/admin/screens/review/use-held-decision.ts';
import { Navigation } from '../../../../src/admin/shell/Navigation.tsx';
import type { Investment } from '../../../../src/contract/investments.ts';
import { HttpError } from '../../../../src/http/errors.ts';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { createByHand } from '../../../api/support.tsx';
import { fakeTime } from '../../../http/loads.ts';

const decision = {
  investment: { investment_id: 7, amount: '5', user_name: 'Ada', status: 'pending' } as unknown as Investment,
  verdict: 'approved',
} as const;

/** Renders the hook with a countdown of ten seconds. */
function open(t: TestContext) {
  localStorage.setItem('review-hold', '"10"');
  t.after(() => localStorage.clear());
  const clock = fakeTime(t);
  const { wrapper: Api, requests } = createByHand();
  const { result } = renderHook(() => useHeldDecision(() => undefined), {
    wrapper: ({ children }) => (
      <StoreProvider>
        <Api>
          <Navigation>{children}</Navigation>
        </Api>
      </StoreProvider>
    ),
  });
  return { clock, requests, result };
}

test('a decision sent early doesn’t return with the next second', async (t) => {
  const { clock, requests, result } = open(t);
  await act(async () => result.current.hold(decision));
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
    clock.tick(1000);
  });
  assert.deepEqual([result.current.held, requests.length], [undefined, 1]);
});

test('a decision is sent when its countdown ends, and pauses while it is focused, even if its element is removed', async (t) => {
  const { clock, requests, result } = open(t);
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await act(async () => clock.tick(1000));
  };
  await act(async () => result.current.hold(decision));
  assert.equal(result.current.held?.left, 10);
  await wait(4);
  const slot = document.body.appendChild(document.createElement('div'));
  slot.tabIndex = 0;
  result.current.slot.current = slot;
  slot.focus();
  await wait(60);
  assert.deepEqual([result.current.held?.left, requests.length], [6, 0]);
  slot.remove();
  await wait(5);
  assert.equal(requests.length, 0);
  await wait(1);
  assert.deepEqual([result.current.held, requests.length], [undefined, 1]);
});

test('after an unknown outcome, a retry is suggested only if the refetched row is still pending', () => {
  const sentenceAfter = (status: number, isRead: boolean) =>
    outcomeOf(decision, new HttpError({ status }), isRead ? decision.investment : undefined).sentence;
  assert.match(sentenceAfter(502, true), /^Couldn't approve [^.]+\. [^.]+\. It's still pending: approve it again\.$/);
  assert.match(sentenceAfter(502, false), /may have gone through\. Check before you try again\.$/);
  for (const isRead of [true, false]) assert.match(sentenceAfter(404, isRead), /This no longer exists\.$/);
});
