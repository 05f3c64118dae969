import '../../support/dom.ts';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { act, renderHook } from '@testing-library/react';
import { useKept } from '../../../src/admin/kit/use-kept.ts';

afterEach(() => localStorage.clear());

const isNames = (value: unknown): value is string[] => Array.isArray(value);

test('what another tab has kept since is changed, not overwritten', () => {
  const { result } = renderHook(() => useKept<string[]>('names', [], isNames));
  localStorage.setItem('names', '["theirs"]');
  act(() => result.current[1]((kept) => [...kept, 'mine']));
  assert.deepEqual(result.current[0], ['theirs', 'mine']);
  assert.equal(localStorage.getItem('names'), '["theirs","mine"]');
});
