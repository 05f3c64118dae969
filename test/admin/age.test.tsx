import '../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { act, render } from '@testing-library/react';
import { Age } from '../../src/admin/kit/states/Age.tsx';
import { fakeTime } from '../http/loads.ts';

test('says from the first minute on how old what is shown is, and nothing of a time that is to come', (t) => {
  const clock = fakeTime(t);
  const { container, rerender } = render(<Age since={Date.now()} />);
  act(() => clock.tick(30_000));
  assert.equal(container.textContent, '');
  act(() => clock.tick(150_000));
  assert.equal(container.textContent, 'Updated 3 min ago');
  act(() => clock.tick(3 * 3_600_000));
  assert.equal(container.textContent, 'Updated 3 hours ago');
  rerender(<Age since={Date.now() + 60_000} />);
  assert.equal(container.textContent, '');
  rerender(<Age since={undefined} />);
  assert.equal(container.textContent, '');
});
