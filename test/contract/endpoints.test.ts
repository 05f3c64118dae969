import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';

/** Specification §7, row by row. */
const specified = `
GET /admin/dashboard-details
GET /admin/user-list
POST /admin/change-user-status
GET /admin/user-list/{id}
DELETE /admin/user-list/{id}
POST /admin/user-details
GET /admin/get-all-category
POST /admin/create-category
POST /admin/update-category
DELETE /admin/delete-category
GET /super-admin/get-all-bank-accounts
POST /super-admin/add-bank-account
POST /super-admin/update-bank-account
POST /super-admin/delete-bank-account
GET /super-admin/get-all-admins
POST /super-admin/create-admin
POST /super-admin/update-admin
DELETE /super-admin/delete-admin
GET /admin/get-all-investments
POST /admin/approve-reject-investment
GET /admin/get-all-project
POST /admin/create-project
POST /admin/update-project
POST /admin/add-project-images
POST /admin/add-project-documents
DELETE /admin/delete-project
POST /admin/delete-project-document
POST /admin/delete-project-image
GET /super-admin/dashboard-details
GET /super-admin/profile or /admin/profile
POST /super-admin/profile/update or /admin/profile/update
GET /admin/get-notifications
POST /admin/schedule-notification
POST /admin/update-notification
DELETE /admin/delete-notification/{id}
`
  .trim()
  .split('\n');

test('the table holds the specified calls in their order, then the sign-in', () => {
  const rows = Object.values<Endpoint>(endpoints).map(({ method, path, superPath }) =>
    superPath ? `${method} ${superPath} or ${path}` : `${method} ${path}`,
  );
  assert.deepEqual(rows, [...specified, 'POST /admin/login']);
});

test('no two calls share method and path', () => {
  const keys = Object.values<Endpoint>(endpoints).flatMap(({ method, path, superPath }) =>
    superPath ? [`${method} ${path}`, `${method} ${superPath}`] : [`${method} ${path}`],
  );
  assert.equal(new Set(keys).size, keys.length);
});

test('a GET call sends no body', () => {
  for (const { method, body } of Object.values<Endpoint>(endpoints)) if (method === 'GET') assert.equal(body, 'none');
});
