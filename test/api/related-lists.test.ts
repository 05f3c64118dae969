import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoints, operationOf } from '../../src/contract/endpoint.ts';
import { resources } from '../../src/contract/endpoints.ts';
import { listedShapes } from '../../src/contract/listed-shapes.ts';
import { ownIdOf } from '../../src/contract/shape.ts';
import { createCache, flush, Loads, noop } from '../http/loads.ts';
import { mutations, queries } from './endpoints.ts';

/**
 * The queries that a write makes stale, because they show the row, or a name, status or sum that depends on it. Other
 * writes affect only the list of their resource, and the dashboard if they create or delete a row.
 */
const related: Readonly<Record<string, string>> = {
  signIn: '',
  changeUserStatus: 'getDashboard getUser getUserDetails getUserList',
  deleteUser: 'getDashboard getInvestments getProjects getUserList',
  updateCategory: 'getCategories getProjects',
  createAdmin: 'getAdmins getDashboard getProfile',
  updateAdmin: 'getAdmins getProfile',
  deleteAdmin: 'getAdmins getDashboard getProfile',
  decideInvestment: 'getDashboard getInvestments getProjects getUser getUserDetails getUserList',
  createProject: 'getCategories getDashboard getProjects',
  updateProject: 'getCategories getDashboard getInvestments getProjects',
  deleteProject: 'getCategories getDashboard getInvestments getProjects',
  addProjectImages: 'getProjects',
  addProjectDocument: 'getProjects',
  deleteProjectDocument: 'getProjects',
  deleteProjectImage: 'getProjects',
  updateProfile: 'getAdmins getProfile',
  scheduleNotification: 'getNotifications',
  updateNotification: 'getNotifications',
  deleteNotification: 'getNotifications',
};

function queriesOf(name: string): string {
  const own = Object.values<Endpoints>(resources).find((endpoints) => name in endpoints) ?? {};
  const list = Object.keys(own).find((each) => each.startsWith('get')) ?? '';
  const isChange = operationOf(own[name] ?? assert.fail(name)) === 'change';
  return related[name] ?? (isChange ? list : [list, 'getDashboard'].sort().join(' '));
}

/** A row of any resource, and the arguments of any request. */
const ids = Object.values(listedShapes).map((shape) => [ownIdOf(shape), 1]);
const row = { id: 1, ...Object.fromEntries(ids) };

test('each write refetches the lists and details that show what it changes', async () => {
  assert.ok(Object.keys(related).every((name) => name in mutations));
  for (const [name, mutation] of Object.entries(mutations)) {
    const loads = new Loads();
    const cache = createCache();
    const sources = Object.entries(queries).map(([key, { tags }]) => loads.source(key, (data) => tags(data, row)));
    for (const source of sources) {
      cache.subscribe(source, noop);
      loads.respond(source.key, [row]);
    }
    await flush();
    await cache.write({ tags: mutation.tags(row), send: async () => null });
    const refetched = sources.filter((source) => cache.read(source)?.isFetching).map(({ key }) => key);
    assert.equal(refetched.toSorted().join(' '), queriesOf(name), name);
    cache.clear();
  }
});
