import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { hasConsole } from '../../src/content/parts.ts';
import { demoAccounts } from '../../src/demo/api/accounts.ts';
import { demoPassword } from './support/console.ts';

const skip = (process.platform === 'win32' && 'Windows has no signals') || !hasConsole;

test('npm start saves all data when a signal ends it, and DEMO_PASSWORD replaces a saved default password', {
  skip,
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const own = 'one of my own';
  const category = { name: 'Made before the signal' };
  for (const [signal, environment, password, status] of [
    ['SIGTERM', {}, demoPassword, 200],
    ['SIGINT', { DEMO_PASSWORD: own }, own, 422],
  ] as const) {
    const { child, address } = await startPreview(join(folder, 'demo.json'), environment);
    const other = await signIn(address, password === own ? demoPassword : own);
    assert.equal(other.status, 401);
    const { data } = await signIn(address, password);
    // On the second run the category's name is taken, because the first run has saved its data.
    assert.equal((await call(address, '/admin/create-category', category, data.token)).status, status);
    child.kill(signal);
    assert.deepEqual(await once(child, 'exit'), [0, null], signal);
  }
});

function signIn(address: string, password: string) {
  return call(address, '/admin/login', { email: demoAccounts[1].email, password });
}

async function call(address: string, path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, data: (await response.json()).data };
}

/** Runs `npm start` on the build in dist/, on a free port. Returns the process and the site's address. */
function startPreview(data: string, environment: Record<string, string>) {
  const args = ['--import', 'tsx', 'src/preview/start.ts', '--data', data];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0', ...environment } });
  let output = '';
  return new Promise<{ child: ChildProcess; address: string }>((resolve, reject) => {
    child.on('exit', () => reject(new Error(`npm start ended: ${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /^Serving dist\/ at (\S+)$/m.exec(output)?.[1];
      if (address) resolve({ child, address });
    });
  });
}
