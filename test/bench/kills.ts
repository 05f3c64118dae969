// Kills `npm start` during writes, repeatedly. Checks that no confirmed write is lost, and that no row lacks its file.
// Usage: node --import tsx test/bench/kills.ts [kills]. Default: 40.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';

const kills = Number(process.argv[2] ?? 40);
const folder = mkdtempSync(join(tmpdir(), 'kills-'));
const data = join(folder, 'demo.json');

/** Names of the categories whose creation, or whose deletion, the server has confirmed. */
const made = new Set<string>();
const gone = new Set<string>();
let faults = 0;

for (let round = 1; round <= kills; round += 1) {
  const { child, address } = await start();
  const account = { email: demoAccounts[0].email, password: demoPassword };
  const { token } = await call(address, 'POST', '/admin/login', '', account);
  const work = Promise.allSettled([1, 2, 3, 4].map((worker) => write(address, token, `${round}-${worker}`)));
  await new Promise((done) => setTimeout(done, 150 + Math.random() * 500));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await work;
  check(round);
}
await start().then(({ child }) => child.kill('SIGTERM'));
console.log(`${kills} kills, ${made.size + gone.size} confirmed categories and deletions, ${faults} faults`);
rmSync(folder, { recursive: true });
process.exitCode = faults > 0 ? 1 : 0;

/** Creates and deletes categories and images until the connection breaks. */
async function write(address: string, token: string, name: string): Promise<void> {
  const projects = await call(address, 'GET', '/admin/get-all-project?limit=30', token);
  for (let count = 0; ; count += 1) {
    const own = `Kill ${name}-${count}`;
    const { category_id } = await call(address, 'POST', '/admin/create-category', token, { name: own });
    made.add(own);
    const { project_id } = projects[count % projects.length];
    const images = await call(address, 'POST', '/admin/add-project-images', token, imageForm(project_id));
    await call(address, 'POST', '/admin/delete-project-image', token, { project_id, image_id: images[0].image_id });
    if (count % 2 === 0) continue;
    made.delete(own);
    await call(address, 'DELETE', '/admin/delete-category', token, { category_id });
    gone.add(own);
  }
}

function check(round: number): void {
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

/** Runs `npm start` on a free port, with the data in the file `data`. */
function start(): Promise<{ child: ChildProcess; address: string }> {
  const args = ['--import', 'tsx', 'src/preview/start.ts', '--data', data];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '0' } });
  let output = '';
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const address = /^Serving dist\/ at (\S+)$/m.exec(output)?.[1];
        if (address) resolve({ child, address });
      });
  });
}

/** Sends a request to the demo API. Returns the data of its response; throws unless the status is 200. */
async function call(address: string, method: string, path: string, token: string, body?: object) {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) };
  const payload = isForm ? body : body && JSON.stringify(body);
  const response = await fetch(`${address}/api${path}`, { method, headers, body: payload ?? null });
  if (response.status !== 200) throw new Error(`${path} returns ${response.status}`);
  return (await response.json()).data;
}

function imageForm(projectId: number): FormData {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(3_000)]);
  const form = new FormData();
  form.append('project_id', String(projectId));
  form.append('images', new File([png], 'a.png', { type: 'image/png' }));
  return form;
}
