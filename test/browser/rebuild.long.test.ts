// Builds a copy of the project with `npm start`, while another server serves its previous build.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import test from 'node:test';
import { readStamp, writeStamp } from '../../src/hosting/stamp.ts';
import { listen } from '../../src/preview/serve.ts';
import { copyProject } from '../support/dev-project.ts';
import { assertNone } from '../support/files.ts';

test('during a build, every request to the running server gets the old build or the new one', async (context) => {
  const root = copyProject(context);
  for (const name of ['.hosts', 'dist', '.build']) await cp(name, join(root, name), { recursive: true });
  // Gives the stamp the settings of the new build, but other inputs, so that `npm start` builds.
  const stamp = (await readStamp(join(root, '.build'))) ?? assert.fail('Build first.');
  const settings = { ...stamp.settings, siteUrl: 'https://second.example' };
  await writeStamp(join(root, '.build'), { ...stamp, settings, inputs: '' });
  // The build must ignore editors' lock files. Emacs makes them as broken symlinks, which Windows may not allow.
  for (const name of [
    'src/ui/.#Button.module.css',
    'src/content/articles/.#one.md',
    'public/.#robots.txt',
    '.hosts/templates/nginx/.#solvane.conf',
  ])
    if (process.platform !== 'win32') await symlink('somebody@machine.1', join(root, name));
  const { server, address } = await listen({ dist: join(root, 'dist'), work: join(root, '.build'), port: 0 });
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const canonical = async () => {
    const response = await fetch(`${address}/about`);
    assert.equal(response.status, 200);
    return (await response.text()).match(/<link rel="canonical" href="([^"]+)">/)?.[1];
  };
  const answers = new Set([await canonical()]);
  const before = [...answers];
  const environment = { ...process.env, PORT: '0', SITE_URL: 'https://second.example' };
  const start = spawn(process.execPath, ['--import', 'tsx', 'src/preview/start.ts'], { cwd: root, env: environment });
  const output: string[] = [];
  let isBuilding = true;
  for (const stream of [start.stdout, start.stderr])
    createInterface(stream).on('line', (line) => {
      output.push(line);
      if (line.startsWith('Serving ')) isBuilding = false;
    });
  start.once('exit', () => {
    isBuilding = false;
  });
  context.after(() => start.kill());

  while (isBuilding) answers.add(await canonical());
  assert.equal(start.exitCode, null, output.join('\n'));
  answers.add(await canonical());
  assert.deepEqual([...answers], [...before, 'https://second.example/about']);
  assertNone((await readdir(join(root, '.build'))).filter((name) => /^(next|old)-/.test(name)));
});
