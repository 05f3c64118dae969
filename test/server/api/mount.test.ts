import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createDemoApi } from '../../../src/server/api/demo-api.ts';

test('only what is below the base path is answered, and after closing nothing is', async () => {
  const api = createDemoApi({ basePath: '/backend' });
  const server = createServer((request, response) => {
    if (!api.handle(request, response)) response.end('not mine');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return `${response.status} ${await response.text()}`;
  };
  try {
    assert.match(await get('/backend/admin/profile'), /^401 {"status":false/);
    assert.match(await get('/backend?x'), /^404 {"status":false/);
    for (const path of ['/', '/backends/admin/profile', '/api/admin/profile', '/x/backend/']) {
      assert.equal(await get(path), '200 not mine');
    }
    await api.close();
    assert.match(await get('/backend/admin/profile'), /^503 {"status":false/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
