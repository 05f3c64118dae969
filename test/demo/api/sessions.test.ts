import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { type Demo, demoPassword, emails, startDemo } from './client.ts';

let nowMs = Date.UTC(2026, 2, 15, 12);
let demo: Demo;
beforeEach(async () => {
  demo = await startDemo({ now: () => nowMs });
});
afterEach(() => demo.close());

/** A super-admin, a plain admin and the latter's row. */
async function two() {
  const [boss, client] = [await demo.signIn('super'), await demo.signIn('plain')];
  const admin = (await boss.call('getAdmins')).body.data.find(({ email }) => email === emails.plain) ?? assert.fail();
  return { boss, client, admin };
}

test('a wrong password and an unknown address get the same answer; an address may be written in any case', async () => {
  const wrong = await demo.visitor.fail('signIn', { email: emails.plain, password: 'guess' });
  const unknown = await demo.visitor.fail('signIn', { email: 'who@mail.example', password: 'guess' });
  assert.deepEqual([wrong.status, wrong.body], [401, { status: false, message: 'Incorrect email or password.' }]);
  assert.deepEqual(unknown.body, wrong.body);
  await demo.signInAs(` ${emails.plain.toUpperCase()} `, demoPassword);
});

test('after five failures an address waits a minute, others do not', async () => {
  const guess = () => demo.visitor.fail('signIn', { email: emails.plain, password: 'guess' });
  const answers = await Promise.all(Array.from({ length: 8 }, guess));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [401, 401, 401, 401, 401, 429, 429, 429]);
  const right = { email: emails.plain, password: demoPassword };
  const refused = await demo.visitor.fail('signIn', right);
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
  await demo.signIn('super');
  nowMs += 59_000;
  assert.equal((await demo.visitor.fail('signIn', right)).headers.get('retry-after'), '1');
  nowMs += 1000;
  assert.equal((await demo.visitor.call('signIn', right)).status, 200);
});

test('a success forgets the failures before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 4; index += 1) {
      assert.equal((await demo.visitor.fail('signIn', { email: emails.plain, password: 'guess' })).status, 401);
    }
    await demo.signIn('plain');
  }
});

test('a deactivated admin is signed out and can not sign in, also not with the old session later', async () => {
  const { boss, client, admin } = await two();
  await boss.call('updateAdmin', { ...admin, status: 'inactive' });
  assert.equal((await client.fail('getDashboard')).status, 401);
  assert.equal((await demo.visitor.fail('signIn', { email: emails.plain, password: demoPassword })).status, 403);
  await boss.call('updateAdmin', { ...admin, status: 'active' });
  assert.equal((await client.fail('getDashboard')).status, 401);
  await demo.signIn('plain');
});

test('a deleted admin is signed out', async () => {
  const { boss, client, admin } = await two();
  await boss.call('deleteAdmin', { admin_id: admin.admin_id });
  assert.equal((await client.fail('getProfile')).status, 401);
});

test('a new password needs the current one and ends the other sessions', async () => {
  const [here, elsewhere] = [await demo.signIn('plain'), await demo.signIn('plain')];
  const fields = { name: 'Adrian', email: emails.plain, phone: '', password: 'a new password' };
  const wrong = await here.fail('updateProfile', { ...fields, current_password: 'guess' });
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors ?? {})], [422, ['current_password']]);
  assert.equal((await elsewhere.call('getProfile')).status, 200);
  assert.equal((await here.call('updateProfile', { ...fields, current_password: demoPassword })).status, 200);
  assert.equal((await here.call('getProfile')).status, 200);
  assert.equal((await elsewhere.fail('getProfile')).status, 401);
  assert.equal((await demo.visitor.fail('signIn', { email: emails.plain, password: demoPassword })).status, 401);
  await demo.signInAs(emails.plain, 'a new password');
});

test('a new password is neither one that everybody tries nor the current one', async () => {
  const { boss, client, admin } = await two();
  for (const password of ['password', 'Password1', '12345678', '87654321', 'aaaaaaaa', demoPassword]) {
    const own = { name: 'A', email: emails.plain, phone: '', current_password: demoPassword, password };
    for (const answer of [
      await client.fail('updateProfile', own),
      await boss.fail('updateAdmin', { ...admin, password }),
    ])
      assert.deepEqual([answer.status, Object.keys(answer.body.errors ?? {})], [422, ['password']], password);
  }
});

test('a password set by a super-admin ends the sessions of its owner', async () => {
  const { boss, client, admin } = await two();
  await boss.call('updateAdmin', { ...admin, password: 'set by the boss' });
  assert.equal((await client.fail('getProfile')).status, 401);
  assert.equal((await boss.call('getProfile')).status, 200);
  await demo.signInAs(emails.plain, 'set by the boss');
});

test('a profile without a new password keeps the sessions, and an address that is taken is refused', async () => {
  const [here, elsewhere] = [await demo.signIn('plain'), await demo.signIn('plain')];
  const fields = { name: 'New Name', email: emails.plain, phone: '+1 312 555 0100' };
  assert.equal((await here.call('updateProfile', fields)).body.data.name, 'New Name');
  const { data } = (await elsewhere.call('getProfile')).body;
  assert.deepEqual([data.name, data.phone], ['New Name', '+1 312 555 0100']);
  const taken = await here.fail('updateProfile', { ...fields, email: emails.super.toUpperCase() });
  assert.deepEqual([taken.status, Object.keys(taken.body.errors ?? {})], [422, ['email']]);
});

test('a session that is not used for half a day has ended', async () => {
  const client = await demo.signIn('plain');
  const hourMs = 3_600_000;
  nowMs += 11 * hourMs;
  assert.equal((await client.call('getProfile')).status, 200);
  nowMs += 11 * hourMs;
  assert.equal((await client.call('getProfile')).status, 200);
  nowMs += 12 * hourMs;
  assert.equal((await client.fail('getProfile')).status, 401);
});

test('other headers are no session', async () => {
  for (const token of [
    'Bearer',
    'Bearer null',
    'Bearer undefined',
    'Basic abc',
    'Bearer a b',
    `Bearer ${'x'.repeat(600)}`,
  ])
    assert.equal((await fetch(`${demo.url}/admin/profile`, { headers: { Authorization: token } })).status, 401, token);
});
