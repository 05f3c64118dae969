// Kills `npm start` during writes, again and again, and checks the remaining data: `node --import tsx
// test/bench/kills.ts [kills]`. Default: 40. No confirmed write may be lost, and no row may be without its file.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';

const kills = Number(process.argv[2] ?? 40);
const folder = mkdtempSync(join(tmpdir(), 'kills-'));
const data = join(folder, 'demo.json');
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(3000)]);

/** Names of categories whose creation was confirmed, and of those whose deletion was. */
const made = new Set<string>();
const gone = new Set<string>();
let faults = 0;
let writes = 0;

for (let round = 1; round <= kills; round += 1) {
  const { child, address } = await start();
  const token = (
    await call(address, 'POST', '/admin/login', '', { email: demoAccounts[1].email, password: demoPassword })
  ).token;
  const work = Promise.allSettled(
    Array.from({ length: 4 }, (_, worker) => write(address, token, `${round}-${worker}`)),
  );
  await new Promise((done) => setTimeout(done, 150 + Math.random() * 500));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await work;
  look(round);
}
await start().then(({ child }) => child.kill('SIGTERM'));
console.log(`${kills} kills, ${writes} confirmed writes, ${faults} faults`);
rmSync(folder, { recursive: true });
process.exitCode = faults > 0 ? 1 : 0;

/** Creates and deletes categories until the connection breaks. */
async function write(address: string, token: string, name: string): Promise<void> {
  const projects = await call(address, 'GET', '/admin/get-all-project?limit=30', token);
  for (let count = 0; ; count += 1) {
    const own = `Kill ${name}-${count}`;
    const { category_id } = await call(address, 'POST', '/admin/create-category', token, { name: own });
    made.add(own);
    const { project_id } = projects[count % projects.length];
    const form = new FormData();
    form.append('project_id', String(project_id));
    form.append('images', new File([png], 'a.png', { type: 'image/png' }));
    const images = await call(address, 'POST', '/admin/add-project-images', token, form);
    await call(address, 'POST', '/admin/delete-project-image', token, { project_id, image_id: images[0].image_id });
    if (count % 2 === 0) continue;
    made.delete(own);
    await call(address, 'DELETE', '/admin/delete-category', token, { category_id });
    gone.add(own);
  }
}

async function call(address: string, method: string, path: string, token: string, body?: object) {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) };
  const payload = isForm ? body : body && JSON.stringify(body);
  const response = await fetch(`${address}/api${path}`, { method, headers, body: payload ?? null });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  writes += method === 'GET' ? 0 : 1;
  return (await response.json()).data;
}

function look(round: number): void {
  const { tables } = JSON.parse(readFileSync(data, 'utf8'));
  const names = new Set(tables.categories.map(({ name }: { name: string }) => name));
  const files = new Set(existsSync(`${data}.files`) ? readdirSync(`${data}.files`) : []);
  const fail = (what: string) => {
    faults += 1;
    console.log(`kill ${round}: ${what}`);
  };
  for (const name of made) if (!names.has(name)) fail(`the confirmed '${name}' is lost`);
  for (const name of gone) if (names.has(name)) fail(`the deleted '${name}' is back`);
  for (const { name } of tables.files) if (!files.has(name)) fail(`a row without its file ${name}`);
}

function start(): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--import', 'tsx', 'src/preview/start.ts', '--data', data];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0' } });
  let said = '';
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(said)));
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /^Serving dist\/ at (\S+)$/m.exec(said)?.[1];
      if (address) resolve({ child, address });
    });
  });
}
