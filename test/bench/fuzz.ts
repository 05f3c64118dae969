// Sends odd requests to the server of `npm start`: `node --import tsx test/bench/fuzz.ts [minutes] [seed]`. Default: 10
// minutes. Every response must have the status that `fuzz-oracle.ts` expects, a body of the declared length, and the
// headers; the process must survive. A request with shuffled bytes may get any status below 500.
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDemo } from '../../src/demo/demo.ts';
import { securityHeaders } from '../../src/hosting/headers.ts';
import { readSettings } from '../../src/hosting/settings.ts';
import { listen } from '../../src/preview/serve.ts';
import { expectedStatus, type FuzzRequest, waits } from './fuzz-oracle.ts';
import { type Chance, createChance } from './random.ts';

const WORKERS = 4;
const headerNames = Object.keys(securityHeaders).map((name) => name.toLowerCase());
const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
  ...Array.from({ length: 20 }, () => 'GET'),
  ...Array.from({ length: 5 }, () => 'POST'),
] as const;
const paths = [
  '',
  ...String.raw`
  / /about /about/ /about.html /index /admin /admin/users/7 /sign-in /404 /404.html /robots.txt
  /images/icon-192.png /assets/none.js /_headers /.git/config /.well-known/security.txt /site.webmanifest /api
  /api/ /api/admin/login /api/admin/user-list /api/uploads/x /api/assistant /api/admin/../x //evil.example
  /%2e%2e/%2e%2e/etc/passwd /%00 /%E0%A4%A /%C3%A9 /a%2Fb /\x * http://evil.example/`
    .trim()
    .split(/\s+/),
] as const;
const ranges = [
  'bytes=0-0',
  'bytes=5-2',
  'bytes=-5',
  'bytes=-0',
  'bytes=0-',
  'bytes=999999-',
  'bytes=a-b',
  'bytes=0-1,2-3',
  'x',
  'bytes=',
  `bytes=${'9'.repeat(400)}-`,
  'bytes=-9007199254740993',
] as const;
const codings = ['br', 'gzip', 'br;q=0', 'gzip;q=0.5, br;q=0.1', '*', 'identity;q=0', ',,;', 'BR', 'deflate'] as const;
const names = [
  'If-None-Match',
  ...`
  If-Modified-Since If-Range Expect Upgrade Cookie Authorization Content-Type Origin Referer
  X-Forwarded-For Host Transfer-Encoding Content-Length Accept Connection TE Trailer Content-Encoding`
    .trim()
    .split(/\s+/),
] as const;
const values = [
  '*',
  '"x"',
  'W/"x"',
  '100-continue',
  'websocket',
  'a=b',
  'Bearer x',
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'chunked',
  '0',
  '5',
  '-1',
  '1e9',
  'x'.repeat(3000),
  'é',
  '',
  'close',
  'keep-alive, upgrade',
  'null',
  'gzip',
] as const;
const bodies = [
  '',
  '{}',
  '{"email":1}',
  '{"name":',
  '[]',
  'null',
  '--b\r\n\r\n--b--',
  '\0\0\0',
  'x'.repeat(100_000),
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
] as const;

if (process.argv[2] === 'serve') await serve();
else await main();

async function serve(): Promise<void> {
  const demo = createDemo({ settings: readSettings({}), environment: {} });
  const { address } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: demo.handlers });
  // Without the parent process it would never exit.
  process.once('disconnect', () => process.exit());
  process.send?.(address);
}

async function main(): Promise<void> {
  const minutes = Number(process.argv[2] ?? 10);
  const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
  const chance = createChance(seed);
  console.log(`seed ${seed}`);
  const child = fork(process.argv[1] ?? '', ['serve']);
  let deaths = 0;
  child.on('exit', () => {
    deaths += 1;
  });
  const address = await new Promise<string>((resolve) => child.once('message', (message) => resolve(String(message))));
  const port = Number(new URL(address).port);
  const until = Date.now() + minutes * 60_000;
  const statuses = new Map<string, number>();
  let judged = 0;
  let faults = 0;
  async function work(): Promise<void> {
    while (Date.now() < until && deaths === 0) {
      const request = makeRequest(chance);
      const head = textOf(request);
      const isShuffled = chance.happens(0.05);
      const text = isShuffled ? mutate(head, chance) : head;
      const expected = String(expectedStatus(request));
      const isWaiting = isShuffled || expected === waits;
      const answer = await ask(port, `${text}\r\n\r\n${request.body}`, isWaiting ? 1000 : 30_000);
      const status =
        answer
          .toString('latin1')
          .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
          .slice(9, 12) || waits;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      judged += isShuffled ? 0 : 1;
      const isRight = isShuffled || status === expected;
      const problem = isRight ? judge(text, answer) : `${status} instead of ${expected}`;
      if (!problem) continue;
      faults += 1;
      if (faults <= 20)
        console.log(
          `${problem}: ${JSON.stringify(`${text} | ${request.body}`.slice(0, 400))}\n  ${answer.toString('latin1', 0, 200)}`,
        );
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
  console.log(Object.fromEntries([...statuses].sort()));
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${total} answers in ${minutes} minutes, ${judged} held to one status; ${deaths} deaths, ${faults} wrong`,
  );
  child.removeAllListeners('exit').kill();
  process.exitCode = deaths + faults > 0 ? 1 : 0;
}

function makeRequest(chance: Chance): FuzzRequest {
  const headers: [name: string, value: string][] = [];
  const path = chance.pick(paths);
  if (chance.happens(0.95)) headers.push(['Host', 'localhost']);
  if (chance.happens(0.4)) headers.push(['Range', chance.pick(ranges)]);
  if (chance.happens(0.5)) headers.push(['Accept-Encoding', chance.pick(codings)]);
  for (let count = chance.integer(0, 2); count > 0; count -= 1) headers.push([chance.pick(names), chance.pick(values)]);
  const body = chance.happens(0.3) ? chance.pick(bodies) : '';
  if (body && chance.happens(0.8))
    headers.push(['Content-Length', `${chance.happens(0.9) ? body.length : body.length + 7}`]);
  headers.push(['Connection', 'close']);
  return {
    method: chance.pick(methods),
    path: path.startsWith('/') && chance.happens(0.2) ? mutate(path, chance) : path,
    query: chance.happens(0.2) ? `?${mutate('a=1&b=%2F', chance)}` : '',
    version: chance.happens(0.9) ? '1.1' : chance.pick(['1.0', '2.0', '9']),
    headers,
    body,
  };
}

function textOf({ method, path, query, version, headers }: FuzzRequest): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path}${query} HTTP/${version}`, ...lines].join('\r\n');
}

/** Replaces, drops or doubles a character here and there. */
function mutate(text: string, chance: Chance): string {
  return [...text]
    .map((char) =>
      chance.happens(0.92)
        ? char
        : chance.happens(0.4)
          ? ''
          : chance.happens(0.5)
            ? char + char
            : String.fromCharCode(chance.integer(33, 255)),
    )
    .join('');
}

/** Returns all bytes until the connection closes, or for `limitMs` nothing comes because the server awaits a body. */
function ask(port: number, request: string, limitMs: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')));
    socket.setTimeout(limitMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/** Returns the fault of a response, if any. */
function judge(request: string, answer: Buffer): string | undefined {
  if (answer.length === 0) return undefined;
  let text = answer.toString('latin1');
  // 100 Continue isn't the final response.
  const skipped = /^HTTP\/1\.1 100 Continue\r\n\r\n/.exec(text)?.[0].length ?? 0;
  text = text.slice(skipped);
  if (text === '') return undefined;
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const missing = headerNames.filter((name) => !headers.has(name));
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  if (!(status >= 200 && status < 500)) return `status ${status}`;
  if (/\bat .*\.(ts|js):\d+|Error:|root:x:/.test(text.slice(end))) return 'tells of its inside';
  const rest = answer.subarray(skipped + end + 4);
  const length = Number(headers.get('content-length') ?? rest.length);
  const isWhole = !request.startsWith('HEAD ') && status !== 304;
  const body = isWhole ? rest.subarray(0, length) : rest.subarray(0, 0);
  // Bytes beyond the request are another request, with its own response.
  if (rest.length > body.length && !rest.subarray(body.length).toString('latin1').startsWith('HTTP/1.1 '))
    return 'of another length';
  if (isWhole && body.length < length) return 'cut off';
  const coding = headers.get('content-encoding');
  if (isWhole && coding && status === 200) (coding === 'br' ? brotliDecompressSync : gunzipSync)(body);
  return undefined;
}
