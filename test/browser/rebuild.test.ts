// A build beside a running server, in a copy of the project.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { listen } from '../../src/server/serve.ts';

const copied = [
  'src',
  'public',
  '.hosts',
  'index.html',
  'build.mjs',
  'package.json',
  'tsconfig.json',
  'dist',
  '.build',
];

test('a build beside a running server: every request is answered, from the old build or the new one', async (context) => {
  const root = await mkdtemp(join(tmpdir(), 'rebuild-'));
  for (const name of copied) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const { server, address } = await listen({ dist: join(root, 'dist'), work: join(root, '.build'), port: 0 });
  context.after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(root, { recursive: true, force: true });
  });
  const environment = { ...process.env, SITE_URL: 'https://second.example' };
  const build = spawn(process.execPath, ['--import', 'tsx', 'build.mjs'], { cwd: root, env: environment });
  const ended = once(build, 'exit');

  const canonical = async () => {
    const response = await fetch(`${address}/about`);
    assert.equal(response.status, 200);
    return (await response.text()).match(/<link rel="canonical" href="([^"]+)">/)?.[1];
  };
  const answers = new Set<string | undefined>();
  while (build.exitCode === null) answers.add(await canonical());
  assert.deepEqual(await ended, [0, null]);
  answers.add(await canonical());
  assert.deepEqual([...answers], ['http://localhost:3000/about', 'https://second.example/about']);
  assert.deepEqual(
    (await readdir(join(root, '.build'))).filter((name) => /^(next|old)-/.test(name)),
    [],
  );
});
