import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, rowShapeOf } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { assertNone, readText } from '../support/files.ts';

const rows = Object.values<Endpoint>(endpoints);

/** Returns the rows that the table of src/contract/README.md must have for an endpoint, without the first column. */
function tableRows({ method, path, superPath, query, json, form, ...data }: Endpoint): string[] {
  const sends = (query && 'query') ?? (json && 'JSON') ?? (form && 'form') ?? 'nothing';
  const returns = (data.row && 'a row') ?? (data.list && 'a list') ?? (data.page && 'a page') ?? '`null`';
  const shared = path === '/admin/login' ? 'none' : 'both';
  const role = superPath ? 'admin' : path.startsWith('/super-admin') ? 'super-admin' : shared;
  const row = (rowPath: string, rowRole: string) => `${method} | \`${rowPath}\` | ${rowRole} | ${sends} | ${returns}`;
  return [row(path, role), ...(superPath ? [row(superPath, 'super-admin')] : [])];
}

test('the contract defines every endpoint in the table of its README.md', () => {
  const table = [...readText('src/contract/README.md').matchAll(/^\| \[[\w -]+\]\([\w-]+\.ts\) \| (.*) \|$/gm)];
  assert.ok(table.length >= 38);
  const defined = rows.flatMap(tableRows);
  assertNone(table.filter(([, row = '']) => !defined.includes(row)));
});

test('every update may omit fields, which keep their values', () => {
  const updates = Object.entries<Endpoint>(endpoints).filter(([name]) => name.startsWith('update'));
  assert.ok(updates.length >= 6);
  for (const [name, { isPartial }] of updates) assert.equal(isPartial, true, name);
});

test('an endpoint’s arguments are all sent in one part of the request, and a GET has no body', () => {
  for (const { method, query, json, form } of rows) {
    assert.ok([query, json, form].filter(Boolean).length <= 1);
    if (method === 'GET') assert.equal(json ?? form, undefined);
  }
});

test('every field whose name ends in _id has the kind id or ownId', () => {
  const fields = rows.flatMap((endpoint) => [
    ...JSON.stringify([rowShapeOf(endpoint), endpoint.json, endpoint.form]).matchAll(/"(\w+_id)":("\w+|.)/g),
  ]);
  assert.ok(fields.length > 40);
  for (const [, name, kind = ''] of fields) assert.match(kind, /^"(id|ownId)$/, name);
});
