import assert from 'node:assert/strict';
import test from 'node:test';
import { isSelf, reasonToStay, roleWord } from '../../../../src/admin/screens/admins/admin-rules.ts';
import type { Admin } from '../../../../src/contract/admins.ts';

const adminOf = (id: number, role: string, status: Admin['status'] = 'active'): Admin => ({
  admin_id: id,
  name: `Admin ${id}`,
  email: `admin${id}@mail.example`,
  role,
  status,
});
const reader = { user_id: 9, email: 'nobody@mail.example', role: 'SU' };

test('the signed-in admin is recognized by email, else by id', () => {
  const admin = adminOf(4, 'SU');
  assert.equal(isSelf(admin, { role: 'SU', user_id: 'x', email: 'Admin4@mail.example' }), true);
  // Admins and sessions may have separate id sequences.
  assert.equal(isSelf(admin, { role: 'SU', user_id: 4, email: 'other@mail.example' }), false);
  assert.equal(isSelf(admin, { role: 'SU', user_id: '4' }), true);
  assert.equal(isSelf(admin, { role: 'SU' }), false);
});

test('nobody can delete their own account or the last active super-admin', () => {
  const [su, other, off, plain] = [
    adminOf(1, 'SU'),
    adminOf(2, 'SU'),
    adminOf(3, 'SU', 'inactive'),
    adminOf(4, 'ADMIN'),
  ];
  assert.match(reasonToStay(su, [su, other], { ...reader, email: su.email }) ?? '', /your own account/);
  assert.match(reasonToStay(su, [su, off, plain], reader) ?? '', /last active super-admin/);
  assert.equal(reasonToStay(su, [su, other, plain], reader), undefined);
  assert.equal(reasonToStay(off, [su, off], reader), undefined);
  assert.equal(reasonToStay(plain, [su, plain], reader), undefined);
});

test('a role has a label; an unknown one is shown as received', () => {
  assert.deepEqual(['SU', 'ADMIN', 'AUDITOR', 'constructor'].map(roleWord), [
    'Super-admin',
    'Admin',
    'AUDITOR',
    'constructor',
  ]);
});
