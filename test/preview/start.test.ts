// Tests the settings of the servers, and that a startup error prints one sentence before any work is done.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import test from 'node:test';
import { promisify } from 'node:util';
import { isOpen, readAddress, readAllowedHosts, requireFree } from '../../src/hosting/address.ts';
import { describeDifferences, readSettings } from '../../src/hosting/settings.ts';
import { folderWith, readText } from '../support/files.ts';
import { serve } from '../support/server.ts';

const { dependencies, scripts } = JSON.parse(readText('package.json'));
const port = Number(new URL(await serve(() => {})).port);

/** Runs the program of a script in package.json. */
function run(script: string, environment: Record<string, string>, cwd = '.') {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      scripts[script].split(' ').slice(1),
      { cwd, env: { PATH: process.env.PATH, PORT: '0', ...environment } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

const taking = `Port ${port} is taken. Choose another with PORT, such as PORT=${port + 1}.`;
const notPort = "PORT must be a number from 0 to 65535, not 'abc'.";

test('each program exits with one sentence if a setting can’t be used', async () => {
  // One process for each program, because starting one takes a second.
  const ends: readonly (readonly [script: string, environment: Record<string, string>, sentence: string])[] = [
    ['dev', { PORT: `${port}` }, taking],
    ['start', { HOST: '0.0.0.0' }, 'HOST lets other machines reach the demo. Set DEMO_PASSWORD to your own password.'],
    [
      'build',
      { API_URL: 'api' },
      "API_URL must be an address without a user name, such as https://example.org/path, or a path such as /path (without ? and #), or 'none', not 'api'.",
    ],
  ];
  const results = await Promise.all(ends.map(([script, environment]) => run(script, environment)));
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

test('a port is taken if a browser that opens localhost would reach another server there', async (t) => {
  const other = createServer();
  const isListening = new Promise<boolean>((resolve) => {
    other.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true));
  });
  if (!(await isListening)) return t.skip('This machine has no IPv6.');
  t.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  const taking = new RegExp(`^Error: Port ${port} is taken`);
  for (const host of ['127.0.0.1', 'localhost', '0.0.0.0']) await assert.rejects(requireFree({ host, port }), taking);
});

test('without the development packages, each command exits with one sentence', async (t) => {
  const file = 'src/hosting/tools.mjs';
  const cwd = folderWith(t, { 'package.json': '{ "type": "module" }', [file]: readText(file) });
  const said = 'The development packages are missing. Install all packages: npm ci --include=dev\n';
  const names = ['start', 'dev', 'build', 'check:site'];
  const results = await Promise.all(names.map((name) => run(name, {}, cwd)));
  assert.deepEqual(
    results,
    names.map(() => ({ code: 1, said })),
  );
});

test('npm installs the development packages also in production, and the bill of materials marks them', async () => {
  const npm = (command: string) =>
    promisify(execFile)(`npm ${command}`, { shell: true, env: { ...process.env, NODE_ENV: 'production' } });
  const [listed, materials] = await Promise.all([npm('ls --depth 0 --parseable'), npm('run --silent sbom')]);
  assert.match(listed.stdout, /\bnode_modules.tsx$/m);
  const components: { name: string; properties?: object[] }[] = JSON.parse(materials.stdout).components;
  const unmarked = components.filter(
    ({ properties }) => !JSON.stringify(properties ?? []).includes('package:development'),
  );
  for (const name of ['tsx', ...Object.keys(dependencies)])
    assert.equal(
      unmarked.some((component) => component.name === name),
      name !== 'tsx',
      name,
    );
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
