import assert from 'node:assert/strict';
import test from 'node:test';
import { ownPlace, returnPlace, signInHref } from '../../../src/admin/session/return-to.ts';

const origin = 'https://site.example';
const back = (role: string, returnTo: string) => returnPlace(role, `?returnTo=${encodeURIComponent(returnTo)}`, origin);

test('a sign-in leads back to the place that it was asked for, at the address of the role', () => {
  assert.equal(
    returnPlace('SU', signInHref('/admin/users?page=2').slice('/sign-in'.length), origin),
    '/admin/users?page=2',
  );
  assert.equal(back('ADMIN', '/admin/users?page=2'), '/dashboard/users?page=2');
  assert.equal(back('SU', '/dashboard'), '/admin');
});

test('anything but a place of the console is the start', () => {
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

test('each role has its own address', () => {
  assert.equal(ownPlace('SU', '/admin/users'), '/admin/users');
  assert.equal(ownPlace('EDITOR', '/admin/users'), '/dashboard/users');
});
