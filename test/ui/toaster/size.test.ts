import assert from 'node:assert/strict';
import { it } from 'node:test';
import { measure, ours } from '../../bench/toasts/measure.ts';

it('queue and viewport take at most 3,072 bytes of JavaScript and 768 of CSS, brotli', async () => {
  const { js, css } = await measure(ours);
  assert.ok(js > 0 && js <= 3072, `${js} bytes of JavaScript`);
  assert.ok(css > 0 && css <= 768, `${css} bytes of CSS`);
});
