import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { measure, ours } from '../bench/toasts/measure.ts';

it('queue and viewport take at most their record in test/sizes.json plus 2 %, brotli', async () => {
  const record = JSON.parse(await readFile(new URL('../sizes.json', import.meta.url), 'utf8'));
  const { js, css } = await measure(ours);
  assert.ok(js > 0 && js <= record['toasts: script'] * 1.02, `${js} bytes of JavaScript`);
  assert.ok(css > 0 && css <= record['toasts: styles'] * 1.02, `${css} bytes of CSS`);
});
