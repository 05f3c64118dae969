import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { passwordFor } from '../../../src/demo/api/accounts.ts';
import { createDemo } from '../../../src/demo/demo.ts';
import { readSettings } from '../../../src/hosting/settings.ts';
import { type Client, type Demo, demoPassword, emails, startDemo } from './client.ts';

let nowMs = Date.UTC(2026, 2, 15, 12);
let demo: Demo;
let boss: Client;
let client: Client;
let admin: { admin_id: string | number; name: string; email: string };
beforeEach(async () => {
  demo = await startDemo({ now: () => nowMs });
  [boss, client] = [await demo.signIn('super'), await demo.signIn('plain')];
  admin = (await boss.call('getAdmins')).body.data.find(({ email }) => email === emails.plain) ?? assert.fail();
});
afterEach(() => demo.close());

const statusOf = async (response: Promise<{ status: number }>) => (await response).status;
const signIn = (password: string, email = emails.plain) => demo.visitor.fail('signIn', { email, password });
const isIn = async (who: Client) => (await statusOf(who.call('getProfile'))) === 200;

test('a wrong password and an unknown email get the same response; an email’s case doesn’t matter', async () => {
  const responses = [await signIn('guess'), await signIn('guess', 'who@mail.example')];
  for (const { status, body } of responses)
    assert.deepEqual([status, body], [401, { status: false, message: 'Incorrect email or password.' }]);
  await demo.signInAs(` ${emails.plain.toUpperCase()} `, demoPassword);
});

test('five failed sign-ins block an email for a minute, but no other; a success resets the count', async () => {
  for (const _round of [1, 2]) {
    for (const _guess of [1, 2, 3, 4]) assert.equal(await statusOf(signIn('guess')), 401);
    await demo.signIn('plain');
  }
  const responses = await Promise.all(Array.from({ length: 8 }, () => statusOf(signIn('guess'))));
  assert.deepEqual(responses.toSorted(), [401, 401, 401, 401, 401, 429, 429, 429]);
  await demo.signIn('super');
  for (const [laterMs, status, retryAfter] of [
    [0, 429, '60'],
    [59_000, 429, '1'],
    [1000, 200, null],
  ] as const) {
    nowMs += laterMs;
    const response = await signIn(demoPassword);
    assert.deepEqual([response.status, response.headers.get('retry-after')], [status, retryAfter]);
  }
});

test('a deactivated or deleted admin is signed out, and can’t sign in', async () => {
  await boss.call('updateAdmin', { ...admin, status: 'inactive' });
  assert.deepEqual([await isIn(client), await statusOf(signIn(demoPassword))], [false, 403]);
  await boss.call('updateAdmin', { ...admin, status: 'active' });
  assert.equal(await isIn(client), false);
  const again = await demo.signIn('plain');
  await boss.call('deleteAdmin', { admin_id: admin.admin_id });
  assert.deepEqual([await isIn(again), await statusOf(signIn(demoPassword))], [false, 401]);
});

test('a new password needs the current password, and ends the admin’s other sessions', async () => {
  const elsewhere = await demo.signIn('plain');
  const fields = { name: 'Adrian', email: emails.plain, phone: '+1 312 555 0100' };
  assert.equal(await statusOf(client.call('updateProfile', fields)), 200);
  const { data } = (await elsewhere.call('getProfile')).body;
  assert.deepEqual([data.name, data.phone], ['Adrian', '+1 312 555 0100']);
  const change = (current_password: string) =>
    client.errors('updateProfile', { ...fields, password: 'a new password', current_password });
  assert.deepEqual(await change('guess'), [422, 'current_password']);
  assert.equal(await isIn(elsewhere), true);
  assert.deepEqual(await change(demoPassword), [200]);
  assert.deepEqual(
    [await isIn(client), await isIn(elsewhere), await statusOf(signIn(demoPassword))],
    [true, false, 401],
  );
  await demo.signInAs(emails.plain, 'a new password');
  await boss.call('updateAdmin', { ...admin, password: 'set by the boss' });
  assert.deepEqual([await isIn(client), await isIn(boss)], [false, true]);
  await demo.signInAs(emails.plain, 'set by the boss');
});

test('wrong and blocked guesses don’t reveal whether the new password is the current one', async () => {
  const secret = 'a hard secret';
  await boss.call('updateAdmin', { ...admin, password: secret });
  const own = await demo.signInAs(emails.plain, secret);
  const change = (current_password: string, password: string) =>
    own.errors('updateProfile', { name: 'A', email: emails.plain, phone: '', current_password, password });
  assert.deepEqual(await change('', secret), [422, 'current_password']);
  for (const _guess of [1, 2, 3, 4, 5])
    assert.deepEqual(await change('a wrong guess', secret), [422, 'current_password']);
  for (const password of ['a new password', secret]) assert.deepEqual(await change(secret, password), [429]);
});

test('a new password is rejected if it is common or equals the current one', async () => {
  const profile = { name: 'A', email: emails.plain, phone: '', current_password: demoPassword };
  for (const password of ['password', 'Password1', '12345678', '87654321', 'aaaaaaaa', demoPassword]) {
    assert.deepEqual(await client.errors('updateProfile', { ...profile, password }), [422, 'password'], password);
    assert.deepEqual(await boss.errors('updateAdmin', { ...admin, password }), [422, 'password'], password);
  }
});

test('the demo’s public password is long enough for any site name; DEMO_PASSWORD must be long and uncommon', () => {
  assert.deepEqual(['Solvane', 'EY', 'X'].map(passwordFor), ['solvane-demo', 'ey-demo1', 'x-demo12']);
  for (const [password, reason] of Object.entries({ short: 'Use at least 8', 'P@ssw0rd2026!': 'This .* too common' })) {
    const options = { settings: readSettings({}), environment: { DEMO_PASSWORD: password } };
    assert.throws(() => createDemo(options), new RegExp(`^Error: DEMO_PASSWORD: ${reason}`));
  }
});

test('a session ends after half a day without use', async () => {
  for (const hours of [11, 11, 12]) {
    nowMs += hours * 3_600_000;
    assert.equal(await isIn(client), hours < 12);
  }
});

test('an authorization header without a valid token gets a 401 that names the scheme', async () => {
  const long = `Bearer ${'x'.repeat(600)}`;
  for (const token of ['', 'Bearer', 'Bearer null', 'Bearer undefined', 'Basic abc', 'Bearer a b', long]) {
    const { status, headers } = await fetch(`${demo.url}/admin/profile`, { headers: { Authorization: token } });
    assert.deepEqual([status, headers.get('www-authenticate')], [401, 'Bearer'], token);
  }
});
