// Tests the settings of the servers, and that a startup error prints one sentence before any work is done.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { after } from 'node:test';
import { isOpen, readAddress, readAllowedHosts, requireFree } from '../../src/hosting/address.ts';
import { describeDifferences, readSettings } from '../../src/hosting/settings.ts';

const taken = createServer();
await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
const port = (taken.address() as AddressInfo).port;
after(() => taken.close());

function run(args: readonly string[], environment: Record<string, string>) {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', ...args],
      { env: { PATH: process.env.PATH, PORT: '0', ...environment } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const taking = `Port ${port} is taken. Choose another with PORT, such as PORT=${port + 1}.`;
const notPort = "PORT must be a number from 0 to 65535, not 'abc'.";

test('each program exits with one sentence if a setting can’t be used', async () => {
  // One process for each program, because starting one takes a second.
  const ends: readonly (readonly [args: string[], environment: Record<string, string>, sentence: string])[] = [
    [['build.mjs', '--watch'], { PORT: `${port}` }, taking],
    [
      ['src/preview/start.ts'],
      { HOST: '0.0.0.0' },
      'HOST lets other machines reach the demo. Set DEMO_PASSWORD to your own password.',
    ],
    [
      ['build.mjs'],
      { API_URL: 'api' },
      "API_URL must be an address without a user name, such as https://example.org/path, or a path such as /path (without ? and #), not 'api'.",
    ],
  ];
  const results = await Promise.all(ends.map(([args, environment]) => run(args, environment)));
  assert.deepEqual(
    results,
    ends.map(([, , sentence]) => ({ code: 1, said: `${sentence}\n` })),
  );
});

test('a PORT or HOST that can’t be used is rejected with a sentence', async () => {
  assert.throws(() => readAddress({ PORT: 'abc' }), new Error(notPort));
  await assert.rejects(requireFree({ host: '127.0.0.1', port }), new Error(taking));
  const elsewhere = new Error("HOST must be an address of this machine, not '192.0.2.1' (EADDRNOTAVAIL).");
  await assert.rejects(requireFree({ host: '192.0.2.1', port: 0 }), elsewhere);
});

test('a setting that differs from the last build’s is named with both values', () => {
  const set = readSettings({ CONTACT_URL: '/contact' });
  assert.deepEqual(describeDifferences(readSettings({}), set), ["CONTACT_URL was '', now '/contact'"]);
});

test('without settings, npm start accepts connections only from this machine, on port 3000', () => {
  assert.deepEqual(readAddress({ HOST: ' ', PORT: '' }), { host: '127.0.0.1', port: 3000 });
  for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) assert.equal(isOpen({ host, port: 1 }), false);
  for (const host of ['0.0.0.0', '::', '10.0.0.7', 'demo.example']) assert.equal(isOpen({ host, port: 1 }), true);
});

test('the site’s host, HOST and ALLOWED_HOSTS are accepted; an invalid host name is rejected', () => {
  const read = (names: string) => readAllowedHosts({ ALLOWED_HOSTS: names, HOST: 'Box' }, 'https://Site.example:8443');
  assert.deepEqual(read(' A.example, b '), ['a.example', 'b', 'site.example', 'box']);
  assert.throws(() => read('a, http://b'), /^Error: ALLOWED_HOSTS must be host names .* 'http:\/\/b'/);
});
