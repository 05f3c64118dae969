// `npm start`, on the build in dist/.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { demoAccounts } from '../../src/demo/api/accounts.ts';
import { demoPassword } from './support/console.ts';
import { startPreview } from './support/preview.ts';

const folder = await mkdtemp(join(tmpdir(), 'start-'));
after(() => rm(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string> = {}) =>
  startPreview(['--data', join(folder, 'demo.json')], environment);

async function call(address: string, path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, data: (await response.json()).data };
}

const signIn = (address: string, password: string) =>
  call(address, '/admin/login', { email: demoAccounts[1].email, password });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  const skip = process.platform === 'win32' && 'Windows has no signals';
  test(`${signal} ends npm start cleanly, with all data saved`, { skip }, async () => {
    const { child, address } = await start();
    const { data } = await signIn(address, demoPassword);
    const name = `Made before ${signal}`;
    assert.equal((await call(address, '/admin/create-category', { name }, data.token)).status, 200);
    child.kill(signal);
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    const again = await start();
    const { token } = (await signIn(again.address, demoPassword)).data;
    assert.equal((await call(again.address, '/admin/create-category', { name }, token)).status, 422);
    again.child.kill('SIGKILL');
    await once(again.child, 'exit');
  });
}

test('DEMO_PASSWORD replaces the default password, also in existing data', async () => {
  const { child, address } = await start({ DEMO_PASSWORD: 'one of my own' });
  assert.equal((await signIn(address, demoPassword)).status, 401);
  assert.equal((await signIn(address, 'one of my own')).status, 200);
  child.kill('SIGTERM');
  await once(child, 'exit');
});
