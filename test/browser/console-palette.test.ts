import assert from 'node:assert/strict';
import { assertFaultless } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';

browserTest('Ctrl+K goes anywhere, / searches a list', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/investments/review');
  await page.getByText('1 of 33').waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.waitFor();
  await page.keyboard.type('katya under');
  await palette.getByRole('option', { name: /^Katya Underhay/ }).waitFor();
  await assertFaultless(page, 'the palette');
  // Enter that ends a composition, as in Safari's event, opens nothing.
  await page.locator(':focus').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  assert.equal(await palette.isVisible(), true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Katya Underhay' }).waitFor();
  await palette.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await page.keyboard.press('/');
  assert.equal(await page.locator(':focus').getAttribute('type'), 'search');
  await page.keyboard.type('k?');
  assert.equal(await page.locator(':focus').inputValue(), 'k?');
});
