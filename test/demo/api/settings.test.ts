import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordFor } from '../../../src/demo/api/accounts.ts';
import { readDemoSettings } from '../../../src/demo/api/settings.ts';
import { demoPassword, startDemo } from './client.ts';

test('settings are read, and nothing set means neither slow nor failing, and the known password', () => {
  assert.deepEqual(readDemoSettings({ DEMO_SLOW_MS: ' ' }), { slowMs: 0, failRate: 0, password: demoPassword });
  const read = readDemoSettings({ DEMO_SLOW_MS: '250', DEMO_FAIL_RATE: '0.1', DEMO_PASSWORD: 'of one’s own' });
  assert.deepEqual(read, { slowMs: 250, failRate: 0.1, password: 'of one’s own' });
});

test('the known password is long enough, however short the name is', () => {
  const passwords = ['Solvane', 'EY', 'X'].map(passwordFor);
  assert.deepEqual(passwords, ['solvane-demo', 'ey-demo1', 'x-demo12']);
  for (const password of passwords) assert.equal(readDemoSettings({ DEMO_PASSWORD: password }).password, password);
});

test('an invalid setting is rejected with a reason', () => {
  for (const [name, reason, ...values] of [
    ['DEMO_PASSWORD', ': Use at least 8', 'short'],
    ['DEMO_PASSWORD', ': .*too common', 'Password1'],
    ['DEMO_FAIL_RATE', " must be a share from 0 to 1, not '10'", '10'],
    ['DEMO_SLOW_MS', ' must be a .*from 0 to 60000, not ', '-1', '60001', '1e3', 'fast', 'Infinity', '0x10'],
  ] as const)
    for (const value of values)
      assert.throws(() => readDemoSettings({ [name]: value }), new RegExp(`^Error: ${name}${reason}`), value);
});

test('a failing call answers 500 and is not carried out', async () => {
  let next = 1;
  const demo = await startDemo({ failRate: 0.5, random: () => next });
  try {
    const client = await demo.signIn('plain');
    next = 0.4;
    const { status, body } = await client.fail('createCategory', { name: 'Never' });
    assert.deepEqual([status, body], [500, { status: false, message: 'Simulated failure (DEMO_FAIL_RATE).' }]);
    next = 0.5;
    const names = (await client.call('getCategories')).body.data.map(({ name }) => name);
    assert.ok(!names.includes('Never'));
  } finally {
    await demo.close();
  }
});

test('a slow call is overtaken by the calls of another demo, and closing does not wait for it', async () => {
  const slow = await startDemo({ slowMs: 60_000 });
  const pending = slow.visitor.fail('signIn', {}).then(
    () => 'answered',
    () => 'closed',
  );
  const prompt = await startDemo();
  await prompt.signIn('plain');
  await prompt.close();
  await slow.close();
  assert.equal(await pending, 'closed');
});
