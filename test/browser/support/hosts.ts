// Real servers with the files that the build wrote for them, where they are installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Host {
  address: string;
  close(): Promise<void>;
}

const dist = resolve('dist');

/** Whether a program can be run. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** nginx with a site file of the build; `brotli_static` goes where its module is not there. */
export async function startNginx(site: string, listens: number): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const modules = '/usr/lib/nginx/modules';
  const hasBrotli = existsSync(`${modules}/ngx_http_brotli_static_module.so`);
  const conf = readFileSync(`.hosts/${site}`, 'utf8')
    .replace(new RegExp(`^ {2}listen ${listens};`, 'm'), `listen 127.0.0.1:${port};`)
    .replace(/^ {2}listen \[::\].*$/m, '')
    .replace('/srv/solvane', dist)
    .replace(/^.*brotli_static.*$/m, (line) => (hasBrotli ? line : ''));
  writeFileSync(join(folder, 'site.conf'), conf);
  mkdirSync(join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${modules}/ngx_http_brotli_static_module.so;` : ''}
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
    http { access_log off; ${temporary.join(' ')}
      include ${resolve('.hosts/nginx/solvane-pages.conf')}; include ${folder}/site.conf; }`,
  );
  return run('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], port, folder);
}

export async function startCaddy(program = 'caddy'): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const conf = readFileSync('.hosts/caddy/Caddyfile', 'utf8')
    .replace(/^:80 \{$/m, `:${port} {`)
    .replace('/srv/solvane', dist);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${conf}`);
  return run(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port, folder);
}

async function run(program: string, args: readonly string[], port: number, folder: string): Promise<Host> {
  const child = spawn(program, args, { env: { ...process.env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address, child, () => said);
  return {
    address,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(address: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await fetch(address).then(Boolean, () => false)) return;
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`It does not answer: ${said()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
