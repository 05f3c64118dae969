import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';

/** One transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

browserTest('a photo is uploaded as its centered square; top bar and stored user follow', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/profile');
  const preview = page.locator('main form img[src^="blob:"]');
  const choose = (buffer: Buffer) =>
    page.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await choose(png);
  await preview.waitFor();
  await page.getByRole('button', { name: 'Keep current photo' }).click();
  await preview.waitFor({ state: 'detached' });
  assert.equal(await page.locator(':focus').getAttribute('type'), 'file');
  await choose(await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } }));
  await preview.waitFor();
  const edges = await preview.evaluate(async (image: HTMLImageElement) =>
    image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
  );
  assert.deepEqual(edges, [512, 512]);
  await page.getByLabel('Name').fill('Wren Addlestrop');
  await page.getByRole('button', { name: 'Save profile' }).click();
  // The preview becomes the saved photo.
  await preview.waitFor({ state: 'detached' });
  await page.locator('main form img').waitFor();
  await page.locator('header').getByRole('button', { name: 'Wren Addlestrop' }).locator('img').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).and(page.locator(':focus')).waitFor();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
  assert.deepEqual([user.name, user.role, Boolean(user.image_url)], ['Wren Addlestrop', 'SU', true]);
  // After a save, leaving triggers no question.
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.waitForURL('**/users');
});
