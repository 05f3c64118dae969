import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Calls } from '../../src/contract/calls.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('arguments and answers are typed for each endpoint and for nothing else', () => {
  // Checked by the compiler: `false` would not be assignable.
  const namesAgree: Same<keyof Calls, EndpointName> = true;
  assert.ok(namesAgree);
});
