import assert from 'node:assert/strict';
import test from 'node:test';
import { isSelf, roleWord } from '../../../../src/admin/screens/admins/admin-rules.ts';
import type { Admin } from '../../../../src/contract/admins.ts';

test('the signed-in admin is recognized by email, else by id', () => {
  const admin: Admin = { admin_id: 4, name: 'Four', email: 'admin4@mail.example', role: 'SU', status: 'active' };
  assert.equal(isSelf(admin, { role: 'SU', user_id: 'x', email: 'Admin4@mail.example' }), true);
  // A server may number admins and users separately, so the email counts more than the id.
  assert.equal(isSelf(admin, { role: 'SU', user_id: 4, email: 'other@mail.example' }), false);
  assert.equal(isSelf(admin, { role: 'SU', user_id: '4' }), true);
  assert.equal(isSelf(admin, { role: 'SU' }), false);
});

test('a known role is shown by its label, and an unknown one as received', () => {
  assert.deepEqual(['SU', 'ADMIN', 'AUDITOR', 'constructor'].map(roleWord), [
    'Super-admin',
    'Admin',
    'AUDITOR',
    'constructor',
  ]);
});
