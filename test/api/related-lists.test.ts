import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCache, flush, Loads, noop } from '../http/loads.ts';
import { mutations, queries } from './endpoints.ts';

/** The queries that each write makes stale, because they show the row, or a name, status or sum that depends on it. */
const related: Readonly<Record<string, string>> = {
  signIn: '',
  changeUserStatus: 'getDashboard getUser getUserDetails getUserList',
  deleteUser: 'getDashboard getInvestments getProjects getUserList',
  createCategory: 'getCategories getDashboard',
  updateCategory: 'getCategories getProjects',
  deleteCategory: 'getCategories getDashboard',
  addBankAccount: 'getBankAccounts getDashboard',
  updateBankAccount: 'getBankAccounts',
  deleteBankAccount: 'getBankAccounts getDashboard',
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

const fields = ['user', 'category', 'bank_account', 'admin', 'investment', 'project', 'notification'];
/** A row of any resource, and the arguments of any request. */
const row = { id: 1, ...Object.fromEntries(fields.map((name) => [`${name}_id`, 1])) };

test('each write refetches the lists and details that show what it changes', async () => {
  assert.deepEqual(Object.keys(related).toSorted(), Object.keys(mutations).toSorted());
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
    assert.equal(refetched.toSorted().join(' '), related[name], name);
    cache.clear();
  }
});
