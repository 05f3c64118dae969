// Starts nginx, if installed, with the files that the build wrote for it.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { WAIT_MS } from '../../support/patience.ts';
import { freePort } from '../../support/server.ts';

const dist = resolve('dist');

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** A server with its own folder, to which the build's publish.sh has published the site. */
export type Published = Awaited<ReturnType<typeof startNginx>>;

/**
 * Starts nginx with a built configuration file, with the owner's `changes`. Replaces its port, `listens`. Leaves out
 * Brotli if it's missing.
 */
export async function startNginx(site: string, listens: number, changes = (conf: string) => conf) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const modules = '/usr/lib/nginx/modules';
  const hasBrotli = existsSync(`${modules}/ngx_http_brotli_static_module.so`);
  const conf = changes(readFileSync(`.hosts/${site}`, 'utf8'))
    .replace(new RegExp(`^ {2}listen ${listens};`, 'm'), `listen 127.0.0.1:${port};`)
    .replace(/^ {2}listen \[::\].*$/m, '')
    .replace('/srv/solvane', `${folder}/srv`)
    .replace(/^.*brotli_static.*$/m, (line) => (hasBrotli ? line : ''));
  for (const name of ['tmp', 'bin', 'conf.d']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'site.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${modules}/ngx_http_brotli_static_module.so;` : ''}
    user ${userInfo().username}; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/conf.d/*.conf; include ${folder}/site.conf; }`,
  );
  const nginx = `nginx -c ${folder}/nginx.conf -e ${folder}/error.log`;
  const project = copyProject(folder, 'nginx', {
    '/etc/nginx/conf.d': `${folder}/conf.d`,
    'nginx -': `${nginx} -`,
    'nginx; }': `${nginx}; }`,
  });
  /** Runs publish.sh, with the name of an earlier build to go back to it. */
  const publish = async (...build: string[]) => {
    const { code, output } = await finished(spawn('sh', ['.hosts/nginx/publish.sh', ...build], { cwd: project }));
    if (code !== 0) throw new Error(`publish.sh ends with ${code}: ${output}`);
  };
  const address = `http://127.0.0.1:${port}`;
  await publish();
  await untilReady(address, () => readFileSync(`${folder}/error.log`, 'utf8'));
  return {
    address,
    /** The copy of the project that publish.sh publishes; a test may put another build there. */
    project,
    publish,
    async close() {
      await finished(spawn('sh', ['-c', `${nginx} -s stop`]));
      while (existsSync(`${folder}/pid`)) await new Promise((done) => setTimeout(done, 25));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Copies the files that publish.sh reads, with the replacements in the host's own files. Returns the copy's folder. */
function copyProject(folder: string, host: string, replacements: Readonly<Record<string, string>>): string {
  const project = join(folder, 'project');
  cpSync(dist, join(project, 'dist'), { recursive: true });
  mkdirSync(join(project, '.hosts', host), { recursive: true });
  for (const name of readdirSync(`.hosts/${host}`)) {
    const text = readFileSync(`.hosts/${host}/${name}`, 'utf8').replaceAll('/srv/solvane', `${folder}/srv`);
    const own = Object.entries(replacements).reduce((result, [from, to]) => result.replaceAll(from, to), text);
    writeFileSync(join(project, '.hosts', host, name), own);
  }
  return project;
}

async function finished(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, output };
}

async function untilReady(address: string, output: () => string): Promise<void> {
  const endMs = Date.now() + WAIT_MS;
  while (Date.now() < endMs) {
    if (await fetch(address).then(Boolean, () => false)) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`nginx doesn't respond: ${output()}`);
}
