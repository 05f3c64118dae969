import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { openApi } from '../../src/contract/openapi.ts';
import { parse } from '../../src/contract/parse.ts';
import { parseResponse } from '../../src/contract/parse-response.ts';
import { readText } from '../support/files.ts';

interface Content {
  readonly content: { readonly 'application/json'?: { readonly example: unknown } };
}
interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const document = openApi('/api', readText('src/contract/README.md'));
const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const all = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
  [endpoint.path, endpoint.superPath].flatMap((path) => (path ? [{ endpoint, path }] : [])),
);
const exampleIn = (part?: Content) => part?.content['application/json']?.example;

test('the OpenAPI document has exactly the operations of the contract, and each only once', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.ok(described.length >= 38);
  assert.deepEqual(described.sort(), all.map(({ endpoint, path }) => `${endpoint.method} ${path}`).sort());
});

test('the contract’s parser reads every example of the OpenAPI document without differences', () => {
  for (const { endpoint, path } of all) {
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    assert.deepEqual(parseResponse(endpoint, exampleIn(operation?.responses[200]), 'exact').faults, [], path);
    const { json } = endpoint;
    if (json) assert.deepEqual(parse(json, exampleIn(operation?.requestBody), 'exact').faults, [], path);
  }
});

test('the OpenAPI document contains the rules of behavior, and the limits that requests have to keep', () => {
  assert.match(document.info.description, /^## 0\. Rules[\s\S]*\n## 5\. Behavior\n/);
  const text = JSON.stringify(paths);
  for (const part of ['"minLength":8', '"enum":["ADMIN","SU"]', '"default":10', '(super-admins only)'])
    assert.ok(text.includes(part), part);
});

test('the OpenAPI document’s examples show a rejection, and name the file of a refused upload', () => {
  const of = (name: 'decideInvestment' | 'addProjectDocument' | 'updateProfile') => {
    const { path, method }: Endpoint = endpoints[name];
    return paths[path]?.[method.toLowerCase()];
  };
  assert.match(JSON.stringify(exampleIn(of('decideInvestment')?.requestBody)), /"status":"rejected","reason":"[^"]/);
  for (const status of [413, 415])
    assert.match(
      JSON.stringify(exampleIn(of('addProjectDocument')?.responses[status])),
      /"errors":\{"document":/,
      `${status}`,
    );
  assert.match(JSON.stringify(of('updateProfile')?.requestBody), /"required":\["name","email","phone"\]/);
  assert.ok(!JSON.stringify(of('updateProfile')?.requestBody).includes('null'), 'a form has no null');
});

test('the OpenAPI document has no link that leads nowhere from it', () => {
  assert.doesNotMatch(document.info.description, /\]\((?!#|https:)/);
});
