import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPassword } from '../../src/demo/api/accounts.ts';
import { type Answer, check, demoToCheck, type Exchange, inPages, patch } from './backends.ts';

const { demo, serveChanged } = await demoToCheck();

const site = 'https://site.example';
const cors = { 'access-control-allow-origin': site, 'access-control-expose-headers': 'Retry-After' };
const options = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
};

let reads = 0;

/** Changes the responses with a status. */
const changed =
  (status: number, changes: Partial<Answer>) =>
  async ({ pass }: Exchange): Promise<Answer> => {
    const answer = await pass();
    return answer.status === status ? { ...answer, ...changes } : answer;
  };

/** The faults of backends, each with the kinds of differences that the check reports for it. */
const backends: Readonly<Record<string, readonly [change: (exchange: Exchange) => Promise<Answer>, ...string[]]>> = {
  'has no faults': [({ pass }) => pass()],
  'ignores page, limit and search': [
    ({ pass, path }) => pass(path.endsWith('user-list') ? { query: '' } : {}),
    '✗  page 2 has rows of page 1: GET /admin/user-list',
    '✗  ignores `search`: GET /admin/user-list',
    '✗  ignores `limit`: GET /admin/user-list',
  ],
  'ignores only the page': [
    ({ pass, query }) => {
      query.delete('page');
      return pass({ query: `?${query}` });
    },
    '✗  page 2 has rows of page 1: GET /admin/user-list, GET /admin/get-all-project',
  ],
  'writes null for omitted fields': [
    ({ pass, path, json }) => pass(path.endsWith('update-category') ? { json: { description: null, ...json } } : {}),
    '✗  changes in an update that omits it: description in POST /admin/update-category',
  ],
  'responds to deletions with 204': [
    async ({ pass, method }) => {
      const answer = await pass();
      return method === 'DELETE' && answer.status === 200 ? { ...answer, status: 204, body: undefined } : answer;
    },
  ],
  'sends the types of its SQL database': [
    patch({
      ...{ target_amount: Number, is_active: Number },
      created_at: (value: string) => value.replace('T', ' ').replace('Z', ''),
    }),
    "~  isn't true or false (number): is_active in POST /admin/user-details and more",
    "~  isn't an ISO 8601 time with its zone (default: UTC): created_at in GET /super-admin/dashboard-details and more",
    "~  isn't a decimal amount as text (number): target_amount in GET /admin/get-all-project and more",
  ],
  'nests its errors': [
    async ({ pass }) => {
      const answer = await pass();
      const { errors: details, message } = Object(answer.body);
      return details ? { ...answer, body: { error: { message, details } } } : answer;
    },
    "~  without fields: names no field, so the form can't show the reason there: POST /admin/create-category and more",
  ],
  'gives no reasons': [
    changed(422, { body: { code: 'E42' } }),
    '✗  without fields: gives no reason that the console can read: POST /admin/create-category and more',
  ],
  'accepts empty rows': [
    ({ pass, path, json }) =>
      pass(path.endsWith('create-category') && !json.name ? { json: { name: crypto.randomUUID() } } : {}),
    '✗  without fields: accepted, not 422: POST /admin/create-category',
  ],
  'lets everybody read': [
    async ({ pass, token, path }) => pass(token || path.endsWith('login') ? {} : { token: bossToken }),
    '✗  without a token: status 200, not 401: GET /super-admin/dashboard-details and more',
  ],
  'lets every admin read super-admin paths': [
    ({ pass, path, method, token }) =>
      pass(token.length > 20 && method === 'GET' && path.includes('get-all-admins') ? { token: bossToken } : {}),
    '✗  as an admin: status 200, not 403: GET /super-admin/get-all-admins as ADMIN',
  ],
  'accepts any token': [
    ({ pass, token }) => pass(token === 'Bearer x' ? { token: bossToken } : {}),
    '✗  with a wrong token: status 200, not 401: GET /super-admin/dashboard-details and more',
  ],
  'accepts any password': [
    ({ pass, path, json }) => pass(path.endsWith('login') ? { json: { ...json, password: demoPassword } } : {}),
    '✗  with a wrong password: status 200, not 401: POST /admin/login',
  ],
  'compares only the first characters of a password': [
    ({ pass, path, json }) => {
      const password = String(json.password).slice(0, demoPassword.length);
      return pass(path.endsWith('login') ? { json: { ...json, password } } : {});
    },
  ],
  'deletes nothing': [
    async ({ pass, path }) =>
      path.endsWith('delete-category')
        ? { status: 200, body: { status: true, message: '', data: null }, headers: {} }
        : pass(),
    "✗  doesn't delete its row: DELETE /admin/delete-category",
  ],
  'counts the rows of one page': [
    inPages((body) => ({ ...body, total: body.data.length })),
    '✗  `total` is the number of rows on the page: GET /admin/user-list, GET /admin/get-all-project',
  ],
  'counts all rows of a search': [
    inPages((body) => ({ ...body, total: 246 })),
    '✗  `total` ignores `search`: GET /admin/user-list, GET /admin/get-all-project',
  ],
  'sorts its rows by chance': [
    inPages(
      (body) => ({ ...body, data: body.data.toReversed() }),
      () => reads++ % 2 > 0,
    ),
    '✗  returns its rows in another order each time: GET /admin/user-list, GET /admin/get-all-project',
  ],
  'starts with the oldest rows': [
    inPages((body) => ({ ...body, data: body.data.toReversed() })),
    "~  isn't sorted by created_at, newest first: GET /admin/user-list, GET /admin/get-all-project",
  ],
  'rejects long pages': [
    async ({ pass, query }) => (query.get('limit') === '100' ? { status: 400, body: {}, headers: {} } : pass()),
    '✗  with limit=100: status 400: GET /admin/user-list, GET /admin/get-all-project',
  ],
  'fails with the status 200': [
    changed(422, { status: 200 }),
    '~  without fields: a failure with status 200, not 422: POST /admin/create-category and more',
  ],
  'has no page after the last': [
    async ({ pass, query }) => (query.get('page') === '1000000' ? { status: 404, body: {}, headers: {} } : pass()),
    '✗  the page after the last: status 404: GET /admin/user-list, GET /admin/get-all-project',
  ],
  'fails for unknown ids': [
    changed(404, { status: 500 }),
    '✗  for an id of no row: status 500, "This user no longer exists.", not 404: GET /admin/user-list/{id}',
  ],
  'shifts days and cuts cents': [
    patch({
      start_date: (value: string) => new Date(Date.parse(value) - 3_600_000).toISOString(),
      target_amount: (value: string) => value.replace('.25', '.00'),
    }),
    "✗  isn't stored as sent: target_amount, start_date in POST /admin/create-project",
    "~  isn't a day such as 2026-03-31: start_date in GET /admin/get-all-project and more",
  ],
  'has its files on another origin': [
    patch({ receipt_url: (value: string) => new URL(value, demo.url).href }),
    '~  is on an origin that FILE_URLS lacks, so the console only links to it: receipt_url in GET /super-admin/dashboard-details and more',
  ],
  'protects its files': [
    async ({ pass, path, token }) =>
      path.includes('/uploads/') && !token ? { status: 401, body: {}, headers: {} } : pass(),
    "✗  can't be opened without a token: status 401: receipt_url, url in GET /super-admin/dashboard-details and more",
  ],
  'responds with its start page to unknown paths': [
    async ({ pass, path }) =>
      path.includes('/uploads/') ? { status: 200, body: '<p>', headers: { 'content-type': 'text/html' } } : pass(),
    '✗  is a page instead of a file: receipt_url, url in GET /super-admin/dashboard-details and more',
  ],
};

const bossToken = `Bearer ${(await demo.signIn('super')).token}`;

for (const [fault, [change, ...kinds]] of Object.entries(backends))
  test(`the API check finds nothing else in a backend that ${fault}, as either role`, async () => {
    const url = await serveChanged(async (exchange) => {
      if (exchange.method === 'OPTIONS') return { status: 204, body: undefined, headers: { ...cors, ...options } };
      const answer = await change(exchange);
      return { ...answer, headers: { ...cors, ...answer.headers } };
    });
    const isWriteNeeded = kinds.length === 0 || /create|update|delete/.test(kinds.join());
    assert.deepEqual((await check(url, 'super', isWriteNeeded, site)).kinds, kinds);
    // A plain admin uses the paths of admins, and sends fewer requests.
    const toPlain = (kind: string) =>
      kind.replace('/super-admin/dash', '/admin/dash').replace(/(, [A-Z]+ \/\S+| and more)+$/, '');
    assert.deepEqual((await check(url, 'plain', isWriteNeeded, site)).kinds.map(toPlain), kinds.map(toPlain));
  });

test('the API check finds each missing CORS header', async () => {
  const kindsOf = async (own: Record<string, string>, preflight: Answer) => {
    const url = await serveChanged(async ({ method, pass }) =>
      method === 'OPTIONS' ? preflight : { ...(await pass()), headers: own },
    );
    return (await check(url, 'super', false, site)).kinds;
  };
  const none = { status: 404, body: { message: 'No such path.' }, headers: {} };
  assert.deepEqual(await kindsOf({}, none), [
    '✗  status 404, "No such path.", not 2xx: OPTIONS /admin/login, OPTIONS /admin/delete-category',
    `✗  has no Access-Control-Allow-Origin: ${site}: POST /admin/login and more`,
  ]);
  const { 'access-control-expose-headers': _retry, ...others } = cors;
  const anyMethod = {
    ...options,
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST',
    'access-control-allow-headers': '*',
  };
  assert.deepEqual(await kindsOf(others, { status: 204, body: undefined, headers: { ...cors, ...anyMethod } }), [
    '✗  has no Access-Control-Allow-Methods: DELETE: OPTIONS /admin/delete-category',
    '✗  has no Access-Control-Allow-Headers: Authorization: OPTIONS /admin/login, OPTIONS /admin/delete-category',
    '~  has no Access-Control-Expose-Headers: Retry-After: POST /admin/login and more',
  ]);
});
