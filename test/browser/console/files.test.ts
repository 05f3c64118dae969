import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { browserTest } from '../support/browser.ts';
import { moveTo, serveConsole, visitConsole } from '../support/console.ts';

browserTest('a profile photo is saved as its centered square, and a list’s export is downloaded', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/profile');
  const preview = page.locator('main form img[src^="blob:"]');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
  await page.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await preview.waitFor();
  const edges = await preview.evaluate(async (picture: HTMLImageElement) =>
    picture.decode().then(() => [picture.naturalWidth, picture.naturalHeight]),
  );
  assert.deepEqual(edges, [512, 512]);
  await page.getByLabel('Name').fill('Wren Addlestrop');
  await page.getByRole('button', { name: 'Save profile' }).click();
  // The saved photo replaces the preview, and also appears in the top bar and the stored user.
  await preview.waitFor({ state: 'detached' });
  await page.locator('main form img').waitFor();
  await page.locator('header').getByRole('button', { name: 'Wren Addlestrop' }).locator('img').waitFor();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  assert.deepEqual([user.name, user.role, Boolean(user.image_url)], ['Wren Addlestrop', 'SU', true]);

  await moveTo(page, '/admin/bank-accounts?search=client');
  await page.getByText(/of \d+ bank accounts/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^bank-accounts-client-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await text(await download.createReadStream());
  // The account numbers are masked.
  assert.ok(Number(lines.match(/•••• \d{4}/g)?.length) > 1);
  assert.doesNotMatch(lines, /\d{5}/);
});
