import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDemoApi } from '../../../src/demo/api/demo-api.ts';
import { serve } from '../../support/server.ts';

test('only what is below the base path is answered, and after closing nothing is', async () => {
  const api = createDemoApi({ basePath: '/backend' });
  const origin = await serve((request, response) => {
    if (!api.handle(request, response)) response.end('not mine');
  });
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return `${response.status} ${await response.text()}`;
  };
  assert.match(await get('/backend/admin/profile'), /^401 {"status":false/);
  assert.match(await get('/backend?x'), /^404 {"status":false/);
  for (const path of ['/', '/backends/admin/profile', '/api/admin/profile', '/x/backend/'])
    assert.equal(await get(path), '200 not mine');
  await api.close();
  assert.match(await get('/backend/admin/profile'), /^503 {"status":false/);
});
