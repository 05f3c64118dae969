import assert from 'node:assert/strict';
import test from 'node:test';
import { createCache } from '../../src/bundle/cache.ts';

test('a step runs again only after a change of a file that it depends on, and after a failure', async () => {
  const cache = createCache();
  let runs = 0;
  const read = () => cache.read('page', async () => ({ value: ++runs, sources: ['src/site/Page.tsx'] }));
  assert.equal(await read(), 1);
  cache.discard(['src/site/Other.tsx', 'src/site/Page']);
  assert.equal(await read(), 1);
  cache.discard(['src/site/Page.tsx']);
  assert.equal(await read(), 2);
  // A folder that was removed.
  cache.discard(['src/site']);
  await assert.rejects(cache.read('page', () => Promise.reject(new Error('no such file'))));
  assert.equal(await read(), 3);
});
