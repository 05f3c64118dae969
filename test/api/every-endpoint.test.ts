// Calls every endpoint of the contract through the data layer, over real HTTP, in both roles.
import '../support/xhr.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { updateCategory } from '../../src/api/categories.ts';
import { getDashboard } from '../../src/api/dashboard.ts';
import { type Api, type Mutation, toSource, toWrite } from '../../src/api/endpoint.ts';
import { fieldErrors } from '../../src/api/error-message.ts';
import { getProfile } from '../../src/api/profile.ts';
import { signIn } from '../../src/api/session.ts';
import { deleteUser, getUserList } from '../../src/api/users.ts';
import { firstRow, readingSteps, type Seen, type Step, writingSteps } from '../../src/checks/steps.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import type { Investment } from '../../src/contract/investments.ts';
import type { Cache } from '../../src/http/cache.ts';
import { demoPassword, emails, type Role, startDemo } from '../demo/api/client.ts';
import { createCache } from '../http/loads.ts';
import { clientFor, failureOf } from '../http/support.ts';
import { mutations, queries } from './endpoints.ts';

const demo = await startDemo();
const caches: Cache[] = [];
after(async () => {
  for (const cache of caches) cache.clear();
  await demo.close();
});

function apiFor(token: string | null, role: string | null): Api {
  const cache = createCache();
  caches.push(cache);
  return { cache, client: clientFor(demo.url, { readToken: () => token }), readRole: () => role };
}

/** Runs a mutation as its hook does. */
function send<Args, T>(api: Api, mutation: Mutation<Args, T>, args: Args): Promise<T> {
  return api.cache.write(toWrite(api, mutation, args));
}

/** Runs the query or mutation with this name. */
async function make(api: Api, name: EndpointName, args: unknown): Promise<unknown> {
  const [query, mutation] = [queries[name], mutations[name]];
  if (query) return toSource(api, query, args).load(new AbortController().signal, () => undefined);
  return mutation ? send(api, mutation, args) : assert.fail(name);
}

async function signInAs(who: Role): Promise<Api> {
  const { token, user } = await send(apiFor(null, null), signIn, { email: emails[who], password: demoPassword });
  return apiFor(token, user.role);
}

const apis = { super: await signInAs('super'), plain: await signInAs('plain') };
const rejected = (promise: Promise<unknown>) => failureOf(promise, 'HTTP_ERROR');

const names = Object.keys(endpoints) as EndpointName[];
const isSuperOnly = ({ path }: Endpoint) => path.startsWith('/super-admin');

test('the data layer has one query or mutation for each endpoint of the contract, and no others', () => {
  assert.deepEqual([...Object.keys(queries), ...Object.keys(mutations)].sort(), [...names].sort());
});

for (const role of ['super', 'plain'] as const)
  test(`every endpoint that a ${role} admin may call succeeds, and every other one returns 403`, async (t) => {
    const seen: Seen = {};
    const investments = (await make(apis[role], 'getInvestments', undefined)) as readonly Investment[];
    const investment_id = investments.find(({ status }) => status === 'pending')?.investment_id;
    const steps: readonly Step[] = [
      ...readingSteps,
      ...writingSteps(Date.now()),
      ['decideInvestment', () => ({ investment_id, status: 'approved' })],
      ['deleteUser', ({ getUserList }) => ({ id: getUserList?.user_id })],
      ['signIn', () => ({ email: emails[role], password: demoPassword })],
    ];
    assert.deepEqual(steps.map(([name]) => name).toSorted(), names.toSorted());
    for (const [name, argsOf] of steps)
      await t.test(name, async () => {
        if (role === 'plain' && isSuperOnly(endpoints[name])) {
          assert.equal((await rejected(make(apis.plain, name, { id: 1 }))).status, 403);
          return;
        }
        const result = await make(apis[role], name, argsOf(seen));
        seen[name] = firstRow(result);
        if (/^delete/.test(name)) assert.equal(result, null);
        // A list may be empty, such as that of a resource without demo data.
        else if (!Array.isArray(result) || result.length > 0) assert.ok(Object.keys(seen[name]).length > 0);
      });
  });

/** Invalid values by kind of field, for JSON and forms. */
const wrong: Readonly<Record<string, unknown>> = {
  ...{ text: 'x'.repeat(6000), number: '1.5', money: '-1', day: '2026-02-30', moment: 'soon', flag: 'maybe' },
  ...{ active: 'toggle', id: '', 'id?': {}, ownId: '' },
};

for (const [name, { json, form, path }] of Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]) {
  const kinds = Object.entries(json ?? form ?? {}).filter(([, kind]) => !String(kind).startsWith('file'));
  if (kinds.length > 0)
    test(`${name} reports every invalid field`, async () => {
      const values = kinds.map(([field, kind]) => [
        field,
        wrong[String(kind)] ?? wrong[String(kind).replace(/\?$|\|null$/, '')] ?? 'none of them',
      ]);
      const error = await rejected(make(apis.super, name, Object.fromEntries(values)));
      assert.equal(error.status, 422);
      const messages = fieldErrors(error);
      assert.deepEqual(Object.keys(messages).toSorted(), kinds.map(([field]) => field).toSorted());
      for (const message of Object.values(messages)) assert.ok(String(message).length > 8);
    });
  const id = path.endsWith('/{id}') ? 'id' : Object.keys(json ?? {}).find((field) => json?.[field] === 'ownId');
  if (id)
    test(`${name} rejects an unknown id with 404, or with 422 if it checks missing fields first`, async () => {
      const { status } = await rejected(make(apis.super, name, { [id]: 'no/such id' }));
      assert.equal(status, kinds.length < 2 || /^update/.test(name) ? 404 : 422);
    });
}

test('without a session, every endpoint except the sign-in returns 401', async () => {
  const visitor = apiFor(null, null);
  for (const name of names.filter((candidate) => candidate !== 'signIn')) {
    const { status } = await rejected(make(visitor, name, { id: 1 }));
    assert.equal(status, 401, name);
  }
});

test('the user’s role decides which dashboard and which profile are requested', () => {
  const paths = (role: string) => [getDashboard, getProfile].map((query) => query.build(undefined, role).path);
  assert.deepEqual(paths('SU'), ['/super-admin/dashboard-details', '/super-admin/profile']);
  assert.deepEqual(paths('ADMIN'), ['/admin/dashboard-details', '/admin/profile']);
});

test('getUserList defaults to page 1 with 10 rows, and treats a blank search as none', () => {
  const { build } = getUserList;
  assert.deepEqual(build(undefined, null).query, { page: 1, limit: 10, search: '' });
  const key = (args?: object) => toSource(apis.plain, getUserList, args).key;
  assert.equal(key(), key({ page: 1, limit: 10, search: ' ' }));
  assert.notEqual(key(), key({ search: 'ada' }));
  for (const search of [null, undefined, '']) assert.equal(key({ search }), key());
});

test('an id stays one segment of a request’s path, whatever characters it has', () => {
  const path = (id: string | number) => deleteUser.build({ id }, null).path;
  assert.equal(path(7), '/admin/user-list/7');
  assert.equal(path('a/b?c#d $&'), '/admin/user-list/a%2Fb%3Fc%23d%20%24%26');
  for (const id of ['', '.', '..']) assert.equal(new URL(path(id), 'http://x').pathname.split('/').length, 4, id);
});

test('a request body contains only the fields that the contract names', () => {
  const row = { category_id: 1, name: 'New', project_count: 7, extra: 'x' };
  assert.deepEqual(updateCategory.build(row, null).body, { category_id: 1, name: 'New' });
});
