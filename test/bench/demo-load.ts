// Requests pages and demo API of `npm start` at a fixed rate, and reports response times and wrong statuses. Every
// tenth request is invalid on purpose. Usage: node --import tsx test/bench/demo-load.ts [seconds] [requests a second]
// Default: 30 seconds, 200 requests a second.
import { exchange } from '../support/server.ts';
import { call, imageForm, signIn, start } from './npm-start.ts';

const [seconds = 30, rate = 200] = process.argv.slice(2).map(Number);
const { child, address } = await start();
const [boss, plain] = [await signIn(address, 'SU'), await signIn(address, 'ADMIN')];
const [{ user_id }] = await call(address, 'GET', '/admin/user-list', plain);
const [{ project_id }] = await call(address, 'GET', '/admin/get-all-project', plain);
let count = 0;

const pages = ['/', '/about', '/admin', '/robots.txt', '/images/icon-192.png'];
const reads = ['user-list?page=3', 'user-list?search=greta', 'get-all-project?page=2', 'dashboard-details'];
const lists = ['get-all-investments', 'get-all-category', 'get-notifications'];
/** Valid requests. Each throws unless it succeeds. */
const good: readonly (() => Promise<unknown>)[] = [
  ...pages.map((path) => async () => {
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} returns ${response.status}`);
  }),
  ...[...reads, ...lists].map((path) => () => call(address, 'GET', `/admin/${path}`, plain)),
  () => call(address, 'GET', '/super-admin/get-all-admins', boss),
  () => {
    const status = count++ % 2 ? 'active' : 'inactive';
    return call(address, 'POST', '/admin/change-user-status', plain, { user_id, status });
  },
  async () => {
    const { category_id } = await call(address, 'POST', '/admin/create-category', plain, { name: `Load ${count++}` });
    await call(address, 'DELETE', '/admin/delete-category', plain, { category_id });
  },
  async () => {
    const form = imageForm(project_id, 20_000);
    const [{ image_id }] = await call(address, 'POST', '/admin/add-project-images', plain, form);
    await call(address, 'POST', '/admin/delete-project-image', plain, { project_id, image_id });
  },
];

const headers = ['Host: localhost', 'Connection: close'];
const write = ['POST /api/admin/create-category HTTP/1.1', ...headers, 'Content-Type: application/json'];
const bad = (
  [
    [400, '\u0000nonsense'],
    [401, ...write, 'Content-Length: 0'],
    [404, 'GET /api/admin/%2e%2e%2fpackage.json HTTP/1.1', ...headers],
    [404, 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', ...headers],
    [400, 'GET /%E0%A4%A HTTP/1.1', ...headers],
    [400, ...write, 'Content-Length: 1', 'Content-Length: 2'],
    [431, 'GET / HTTP/1.1', ...headers, `Cookie: ${'x'.repeat(20_000)}`],
    [405, 'PUT /about HTTP/1.1', ...headers, 'Content-Length: 0'],
  ] as const
).map(([expected, ...lines]) => async () => {
  const status = Number((await exchange(address, `${lines.join('\r\n')}\r\n\r\n`)).split(' ')[1]);
  if (status !== expected) throw new Error(`${lines[0]} returns ${status}, not ${expected}`);
});

const faults = new Map<string, number>();
const times: number[] = [];
const running: Promise<void>[] = [];
const startedAt = performance.now();
// Sends requests at a fixed rate, even if earlier ones are still pending.
while (performance.now() - startedAt < seconds * 1000) {
  const due = ((performance.now() - startedAt) * rate) / 1000;
  for (let index = running.length; index < due; index++) {
    const send = index % 10 === 0 ? bad[(index / 10) % bad.length] : good[index % good.length];
    if (send) running.push(timed(send));
  }
  await new Promise((resolve) => setTimeout(resolve, 10));
}
await Promise.all(running);
times.sort((a, b) => a - b);
const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`;
console.log(`${times.length} requests in ${seconds} s: median ${at(0.5)}, 99th percentile ${at(0.99)}, last ${at(1)}`);
for (const [message, occurrences] of faults) console.log(`${occurrences} times: ${message}`);
console.log(child.exitCode === null ? 'The server is alive.' : `The server stopped with ${child.exitCode}.`);
process.exitCode = faults.size === 0 && child.exitCode === null ? 0 : 1;
child.kill('SIGTERM');

async function timed(send: () => Promise<unknown>): Promise<void> {
  const sentAt = performance.now();
  await send().catch(({ message }: Error) => faults.set(message, (faults.get(message) ?? 0) + 1));
  times.push(performance.now() - sentAt);
}
