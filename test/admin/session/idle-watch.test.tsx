import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IdleWatch } from '../../../src/admin/session/IdleWatch.tsx';
import { IDLE_LIMIT_MS, readActivity, writeActivity } from '../../../src/state/session/activity.ts';
import { mockTimers } from '../../support/clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('setting the clock back by hours neither ends an active session nor keeps an idle one alive', (t) => {
  let now = 10 * HOUR_MS;
  mockTimers(t.mock.timers, { apis: ['setInterval', 'setTimeout'] });
  t.mock.method(Date, 'now', () => now);
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += MINUTE_MS) {
      now += MINUTE_MS;
      act(() => t.mock.timers.tick(MINUTE_MS));
    }
  };
  let ended = 0;
  const { unmount } = render(<IdleWatch onEnd={() => ended++} />);
  pass(MINUTE_MS);
  now -= 5 * HOUR_MS;
  // Another tab stores a time from before the clock was set back.
  writeActivity(10 * HOUR_MS);
  pass(IDLE_LIMIT_MS - MINUTE_MS);
  assert.equal(ended, 0);
  screen.getByRole('dialog', { name: 'Are you still there?' });
  // The dialog closes on keyup: if it closed on keydown, Enter would submit the form behind it.
  fireEvent.keyDown(document.body);
  screen.getByRole('dialog', { name: 'Are you still there?' });
  fireEvent.keyUp(document.body);
  assert.equal(screen.queryByRole('dialog'), null);
  assert.equal(readActivity(), now);
  pass(IDLE_LIMIT_MS);
  assert.ok(ended > 0);
  unmount();
  writeActivity(0);
});
