import assert from 'node:assert/strict';
import test from 'node:test';
import { returnPath, signInHref } from '../../../src/admin/session/return-to.ts';

const origin = 'https://site.example';
const back = (role: string, returnTo: string) => returnPath(role, `?returnTo=${encodeURIComponent(returnTo)}`, origin);

test('signing in returns to the requested page, under the base path of the role', () => {
  const { search } = new URL(signInHref('/admin/users', 'search=50%2525'), origin);
  assert.equal(returnPath('SU', search, origin), '/admin/users?search=50%2525');
  assert.equal(back('EDITOR', '/admin/users?page=2'), '/dashboard/users?page=2');
  assert.equal(back('SU', '/dashboard'), '/admin');
});

test('after sign-in, a return path outside the console leads to the dashboard', () => {
  for (const returnTo of [
    '',
    '//evil.example/admin',
    '/\\evil.example',
    'https://evil.example/admin',
    'javascript:alert(1)',
    '/sign-in',
    '/administrator',
    '/admin/../../x',
  ])
    assert.equal(back('SU', returnTo), '/admin', returnTo);
});
