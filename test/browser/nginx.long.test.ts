// Checks that nginx with the build's files serves every address, if it's installed.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { reply, serve } from '../support/server.ts';
import { assertRight } from './support/addresses.ts';
import { isInstalled, type Published, startNginx } from './support/nginx.ts';

const skip = isInstalled('nginx') ? false : 'nginx is not installed';

for (const [site, port] of [
  ['nginx/solvane.conf', 80],
  ['docker/solvane.conf', 8080],
] as const) {
  test(`nginx with ${site} serves every address as expected`, {
    skip,
  }, async (context) => {
    const host = await startNginx(site, port);
    context.after(() => host.close());
    await assertRight(host.address);
    if (port === 80) await assertPublishing(host);
  });
}

test('nginx passes requests below /api to a backend that serves the paths of the contract', {
  skip,
}, async (context) => {
  const backend = await serve(({ url, headers }, response) => reply(response, 200, { url, host: headers.host }));
  const host = await startNginx('nginx/solvane.conf', 80, (conf) =>
    conf
      .replace(/^ {2}# location \/api\/ \{[\s\S]*?^ {2}# \}/m, (lines) => lines.replaceAll(/^ {2}# ?/gm, ''))
      .replace('http://127.0.0.1:8080', backend),
  );
  context.after(() => host.close());
  const response = await fetch(`${host.address}/api/admin/user-list?page=2`);
  assert.deepEqual(await response.json(), { url: '/admin/user-list?page=2', host: new URL(host.address).host });
  assert.equal(response.headers.get('content-security-policy'), null);
});

/**
 * Asserts that `publish.sh` switches files and policies together, that open pages can load the old build's code, and
 * that it goes back to a build that is still there.
 */
async function assertPublishing(host: Published): Promise<void> {
  const style = 'body{color:canvastext}';
  const page = join(host.project, 'dist/index.html');
  const html = readFileSync(page, 'utf8');
  const next = html.replace(/<style>[\s\S]*?<\/style>/, `<style>${style}</style>`);
  writeFileSync(page, next);
  for (const coding of ['br', 'gz']) rmSync(`${page}.${coding}`);
  const [, first = ''] = /srv\/(\w+)/.exec(readHostFile(host, 'solvane-pages.conf')) ?? [];
  rename(host, first, 'next');
  const file = join(host.project, '.hosts/nginx/solvane-pages.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace(hashOf(html), hashOf(next)));
  const [code = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  rmSync(join(host.project, 'dist', code));
  // Reloading nginx ends keep-alive connections, so this retries, as a browser does.
  const read = async (path: string) => {
    const response = await fetch(host.address + path);
    return { text: await response.text(), status: response.status, headers: response.headers };
  };
  const request = (path: string) => read(path).catch(() => read(path));
  const servedHash = async () => {
    const { text, headers } = await request('/');
    assert.ok(headers.get('content-security-policy')?.includes(hashOf(text)));
    return hashOf(text);
  };
  const seen = new Set([await servedHash()]);
  let isPublished = false;
  const published = host.publish().then(() => {
    isPublished = true;
  });
  for (let askedSince = 0; !seen.has(hashOf(next)); askedSince += isPublished ? 1 : 0) {
    assert.ok(askedSince < 10_000, 'the new build is never served');
    seen.add(await servedHash());
  }
  await published;
  assert.equal(seen.size, 2);
  assert.equal((await request(code)).status, 200);

  await host.publish(first);
  // nginx reloads after publish.sh has ended.
  for (let asked = 0; (await servedHash()) !== hashOf(html); asked++)
    assert.ok(asked < 10_000, 'the earlier build is never served again');
  await assert.rejects(host.publish('nosuch'), new RegExp(`no build nosuch\\. You can publish: ${first} next`));
  await assert.rejects(host.publish('../etc'), /'\.\.\/etc' isn't the name of a build/);
  // A build that was published again is new. So the other one is the first that makes room.
  const names = ['next', 'b2', 'b3', 'b4', 'b5'];
  for (const [index, name] of names.slice(1).entries()) {
    rename(host, names[index] ?? '', name);
    await host.publish();
  }
  await assert.rejects(host.publish('next'), /no build next/);
  await host.publish(first);
}

/** Gives the build in the copy of the project another name. */
function rename(host: Published, from: string, to: string): void {
  for (const name of ['publish.sh', 'solvane-pages.conf'])
    writeFileSync(join(host.project, '.hosts/nginx', name), readHostFile(host, name).replaceAll(from, to));
}

function readHostFile(host: Published, name: string): string {
  return readFileSync(join(host.project, '.hosts/nginx', name), 'utf8');
}

/** Returns the CSP hash of a document's inline style. */
function hashOf(html: string): string {
  return createHash('sha256')
    .update(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64');
}
