// The requests of demo-load.ts: valid ones, and malformed ones that the tests of demo and preview send one at a time.
import { demoAccounts, demoPassword } from '../../src/demo/api/accounts.ts';
import { exchange } from '../support/server.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(20_000)]);

export interface Kind {
  name: string;
  expected: number;
  run: () => Promise<number>;
}

export async function makeKinds(url: string): Promise<{ good: Kind[]; bad: Kind[] }> {
  const { origin } = new URL(url);
  const send = async (path: string, token: string, json?: object | FormData, method = json ? 'POST' : 'GET') => {
    const isJson = json && !(json instanceof FormData);
    const headers = { authorization: `Bearer ${token}`, ...(isJson && { 'content-type': 'application/json' }) };
    const response = await fetch(url + path, { method, headers, body: isJson ? JSON.stringify(json) : (json ?? null) });
    return { status: response.status, data: (await response.json()).data };
  };
  const tokens = demoAccounts.map(async ({ email }) => {
    return (await send('/admin/login', '', { email, password: demoPassword })).data.token as string;
  });
  const [boss = '', plain = ''] = await Promise.all(tokens);
  const [{ user_id }] = (await send('/admin/user-list', plain)).data;
  const [{ project_id }] = (await send('/admin/get-all-project', plain)).data;
  let count = 0;
  const reads = ['user-list?page=3', 'user-list?search=greta', 'get-all-project?page=2', 'dashboard-details'];
  const lists = ['get-all-investments', 'get-all-category', 'get-notifications'];
  const good: Kind[] = [
    ...['/', '/about', '/admin', '/robots.txt', '/images/icon-192.png'].map((path) => ({
      name: `GET ${path}`,
      expected: 200,
      run: async () => {
        const response = await fetch(origin + path);
        await response.arrayBuffer();
        return response.status;
      },
    })),
    ...[...[...reads, ...lists].map((path) => `/admin/${path}`), '/super-admin/get-all-admins'].map((path) => ({
      name: `GET ${path}`,
      expected: 200,
      run: async () => (await send(path, path.startsWith('/super') ? boss : plain)).status,
    })),
    {
      name: 'status changed',
      expected: 200,
      run: async () =>
        (await send('/admin/change-user-status', plain, { user_id, status: count++ % 2 ? 'active' : 'inactive' }))
          .status,
    },
    {
      name: 'category made and deleted',
      expected: 200,
      async run() {
        const { category_id } = (await send('/admin/create-category', plain, { name: `Load ${count++}` })).data;
        return (await send('/admin/delete-category', plain, { category_id }, 'DELETE')).status;
      },
    },
    {
      name: 'image added and deleted',
      expected: 200,
      async run() {
        const form = new FormData();
        form.append('project_id', String(project_id));
        form.append('images', new File([png], 'load.png', { type: 'image/png' }));
        const [{ image_id }] = (await send('/admin/add-project-images', plain, form)).data;
        return (await send('/admin/delete-project-image', plain, { project_id, image_id })).status;
      },
    },
  ];
  const bad = malformed.map(([name, expected, ...lines]) => ({
    name,
    expected,
    run: async () => Number((await exchange(origin, `${lines.join('\r\n')}\r\n\r\n`)).split(' ')[1] ?? 0),
  }));
  return { good, bad };
}

const rest = ['Host: localhost', 'Connection: close'] as const;
const json = ['POST /api/admin/create-category HTTP/1.1', ...rest, 'Content-Type: application/json'] as const;

const malformed: readonly (readonly [name: string, expected: number, ...lines: string[]])[] = [
  ['no HTTP', 400, '\u0000nonsense'],
  ['no session', 401, ...json, 'Content-Length: 0'],
  ['no such path', 404, 'GET /api/admin/%2e%2e%2fpackage.json HTTP/1.1', ...rest],
  ['a way out', 404, 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', ...rest],
  ['broken escapes', 400, 'GET /%E0%A4%A HTTP/1.1', ...rest],
  ['two lengths', 400, ...json, 'Content-Length: 1', 'Content-Length: 2'],
  ['headers without end', 431, 'GET / HTTP/1.1', ...rest, `Cookie: ${'x'.repeat(20_000)}`],
  ['a method for readers', 405, 'PUT /about HTTP/1.1', ...rest, 'Content-Length: 0'],
];
