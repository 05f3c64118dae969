// The requests of demo-load.ts: valid ones, and nineteen kinds of invalid ones.
import { connect } from 'node:net';
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(20_000)]);

interface Wish {
  method?: string;
  path: string;
  token?: string | undefined;
  json?: unknown;
  body?: BodyInit;
  type?: string;
}
export interface Kind {
  name: string;
  expected: number;
  run: () => Promise<number>;
}

export async function makeKinds(url: string): Promise<{ good: Kind[]; bad: Kind[] }> {
  const send = sender(url);
  const signIn = async (email: string): Promise<string> => {
    const json = { email, password: demoPassword };
    return (await send({ method: 'POST', path: '/admin/login', json })).data.token;
  };
  const [boss, plain] = await Promise.all(demoAccounts.map(({ email }) => signIn(email)));
  const good = await goodKinds(send, boss, plain);
  const { origin } = new URL(url);
  for (const path of ['/', '/about', '/admin', '/robots.txt', '/images/icon-192.png']) {
    const run = async () => {
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      return response.status;
    };
    good.push({ name: `GET ${path}`, expected: 200, run });
  }
  return { good, bad: badKinds(url, send, plain) };
}

type Send = ReturnType<typeof sender>;

function sender(url: string) {
  return async ({ method = 'GET', path, token, json, body, type }: Wish) => {
    const contentType = type ?? (json === undefined ? undefined : 'application/json');
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(contentType && { 'Content-Type': contentType }),
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    });
    const text = await response.text();
    return { status: response.status, data: JSON.parse(text).data };
  };
}

async function goodKinds(send: Send, boss: string | undefined, plain: string | undefined): Promise<Kind[]> {
  const users: { user_id: number }[] = (await send({ path: '/admin/user-list?limit=50', token: plain })).data;
  const projects: { project_id: number }[] = (await send({ path: '/admin/get-all-project?limit=30', token: plain }))
    .data;
  let count = 0;
  const serial = () => {
    count += 1;
    return count;
  };
  const next = <Row extends object>(rows: Row[]): Partial<Row> => rows[serial() % rows.length] ?? {};

  const read = (path: string, token = plain): Kind => ({
    name: `GET ${path.split('?')[0]}`,
    expected: 200,
    run: async () => (await send({ path, token })).status,
  });
  return [
    read('/admin/user-list?page=3'),
    read('/admin/user-list?search=greta'),
    read('/admin/get-all-project?page=2'),
    read('/admin/dashboard-details'),
    read('/super-admin/dashboard-details', boss),
    read('/admin/get-all-investments'),
    read('/admin/get-all-category'),
    read('/admin/get-notifications'),
    read('/super-admin/get-all-admins', boss),
    {
      name: 'POST /admin/change-user-status',
      expected: 200,
      run: async () => {
        const json = { user_id: next(users).user_id, status: count % 2 ? 'active' : 'inactive' };
        return (await send({ method: 'POST', path: '/admin/change-user-status', token: plain, json })).status;
      },
    },
    {
      name: 'category made and deleted',
      expected: 200,
      run: async () => {
        const json = { name: `Load ${serial()}` };
        const { data } = await send({ method: 'POST', path: '/admin/create-category', token: plain, json });
        const gone = { category_id: data.category_id };
        return (await send({ method: 'DELETE', path: '/admin/delete-category', token: plain, json: gone })).status;
      },
    },
    {
      name: 'image added and deleted',
      expected: 200,
      run: async () => {
        const { project_id } = next(projects);
        const body = new FormData();
        body.append('project_id', String(project_id));
        body.append('images', new File([PNG], 'load.png', { type: 'image/png' }));
        const { data } = await send({ method: 'POST', path: '/admin/add-project-images', token: plain, body });
        const json = { project_id, image_id: data[0].image_id };
        return (await send({ method: 'POST', path: '/admin/delete-project-image', token: plain, json })).status;
      },
    },
  ];
}

function badKinds(url: string, send: Send, plain: string | undefined): Kind[] {
  const post = (name: string, expected: number, wish: Omit<Wish, 'method'>): Kind => ({
    name,
    expected,
    run: async () => (await send({ method: 'POST', token: plain ?? '', ...wish })).status,
  });
  const category = '/admin/create-category';
  const json = 'application/json';
  const bare = (name: string, expected: number, lines: readonly string[]): Kind => ({
    name,
    expected,
    run: () => sendRaw(url, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
  });
  return [
    post('broken JSON', 400, { path: category, type: json, body: '{"name":' }),
    post('broken form', 400, {
      path: '/admin/add-project-images',
      type: 'multipart/form-data; boundary=b',
      body: '--b',
    }),
    post('no such session', 401, { path: category, token: 'x'.repeat(43), json: { name: 'A' } }),
    post('no right', 403, { path: '/super-admin/create-admin', json: {} }),
    post('no such path', 404, { path: '/admin/%2e%2e%2fpackage.json', json: {} }),
    post('wrong method', 405, { path: '/admin/user-list', json: {} }),
    post('too large', 413, { path: category, type: json, body: 'x'.repeat(100_000) }),
    post('wrong type', 415, { path: category, type: 'text/xml', body: '<name/>' }),
    post('wrong fields', 422, { path: category, json: { name: { a: 1 } } }),
    { name: 'no HTTP', expected: 400, run: () => sendRaw(url, '\u0000nonsense\r\n\r\n') },
    bare('no host', 400, ['GET / HTTP/1.1']),
    bare('a range backwards', 200, ['GET /robots.txt HTTP/1.1', 'Host: localhost', 'Range: bytes=5-2']),
    bare('a range of nothing', 200, ['GET /robots.txt HTTP/1.1', 'Host: localhost', 'Range: bytes=a-b']),
    bare('a wonder expected', 417, ['GET / HTTP/1.1', 'Host: localhost', 'Expect: wonders']),
    bare('two lengths', 400, ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2']),
    bare('broken escapes', 400, ['GET /%E0%A4%A HTTP/1.1', 'Host: localhost']),
    bare('a way out', 404, ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 'Host: localhost']),
    bare('headers without end', 431, ['GET / HTTP/1.1', 'Host: localhost', `Cookie: ${'x'.repeat(20_000)}`]),
    bare('a method for readers', 405, ['PUT /about HTTP/1.1', 'Host: localhost', 'Content-Length: 0']),
  ];
}

function sendRaw(url: string, text: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(0));
    socket.on('close', () => resolve(Number(answer.split(' ')[1] ?? 0)));
  });
}
