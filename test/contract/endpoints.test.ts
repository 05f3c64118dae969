import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, rowShapeOf } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/demo/api/resources.ts';

/** Specification §7, row by row. */
const specified = `
GET /super-admin/dashboard-details or /admin/dashboard-details
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
GET /super-admin/profile or /admin/profile
POST /super-admin/profile/update or /admin/profile/update
GET /admin/get-notifications
POST /admin/schedule-notification
POST /admin/update-notification
DELETE /admin/delete-notification/{id}
`
  .trim()
  .split('\n');

const rows = Object.values<Endpoint>(endpoints);

test('the resources define every specified endpoint, and the sign-in', () => {
  const defined = new Set(
    rows.map(({ method, path, superPath }) => (superPath ? `${method} ${superPath} or ${path}` : `${method} ${path}`)),
  );
  assert.deepEqual(
    [...specified, 'POST /admin/login'].filter((endpoint) => !defined.has(endpoint)),
    [],
  );
});

test('no two endpoints share method and path', () => {
  const keys = rows.flatMap(({ method, path, superPath }) =>
    superPath ? [`${method} ${path}`, `${method} ${superPath}`] : [`${method} ${path}`],
  );
  assert.equal(new Set(keys).size, keys.length);
});

test('each argument is sent in one part of the request, and never in the body of a GET', () => {
  for (const { method, query, json, form } of rows) {
    assert.ok([query, json, form].filter(Boolean).length <= 1);
    if (method === 'GET') assert.equal(json ?? form, undefined);
  }
});

test('every field whose name ends in _id is an id, so that JSON rounds none', () => {
  const fields = rows.flatMap((endpoint) => [
    ...JSON.stringify([rowShapeOf(endpoint), endpoint.json, endpoint.form]).matchAll(/"(\w+_id)":("\w+|.)/g),
  ]);
  assert.ok(fields.length > 40);
  for (const [, name, kind = ''] of fields) assert.match(kind, /^"(id|ownId)$/, name);
});
