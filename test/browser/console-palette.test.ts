import assert from 'node:assert/strict';
import { assertFaultless } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';

browserTest('Ctrl+K goes anywhere, G and a letter to a screen, ? tells the keys', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/investments/review');
  await page.getByText('1 of 33').waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await palette.waitFor();
  await page.keyboard.type('katya under');
  await palette.getByRole('link', { name: /^Katya Underhay/ }).waitFor();
  await assertFaultless(page, 'the palette');
  // The key that ends a composition, as Safari tells of it, goes nowhere.
  await page.locator(':focus').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  assert.equal(await palette.isVisible(), true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Katya Underhay' }).waitFor();
  await palette.waitFor({ state: 'detached' });

  // After G a letter is no decision, also where it would be one.
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.getByText('1 of 33').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.getByRole('heading', { level: 1, name: 'Admins' }).waitFor();
  assert.equal(server.calls.filter((call) => call.includes('approve-reject')).length, 0);
  // G and P on a Ukrainian keyboard.
  const body = page.locator('body');
  await body.dispatchEvent('keydown', { key: 'п', code: 'KeyG' });
  await body.dispatchEvent('keydown', { key: 'з', code: 'KeyP' });
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  assert.equal(await page.locator(':focus').getAttribute('type'), 'search');
  await page.keyboard.type('g?');
  assert.equal(await page.locator(':focus').inputValue(), 'g?');
  assert.deepEqual(unexpected(complaints), []);
});
