import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { browserTest } from '../support/browser.ts';
import { moveTo, visitConsole } from '../support/console.ts';

/** A photo of 400 × 200 pixels whose left half is red and right half is blue. Its EXIF data says that the left side is the top. */
const SIDEWAYS = readFileSync(new URL('../support/photo-orientation-6.jpg', import.meta.url));

browserTest('a photo that a phone took sideways is cropped and saved upright', async (t) => {
  const { page } = await visitConsole(t, '/admin/profile');
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: SIDEWAYS };
  /** Returns the size, and whether the upper half is red and the lower half is blue. */
  const look = (picture: HTMLImageElement) =>
    picture.decode().then(() => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const column = context?.getImageData(width / 2, 0, 1, height).data ?? [];
      const [red = 0, , notBlue = 255] = column.slice(height);
      const [notRed = 255, , blue = 0] = column.slice(height * 3);
      return { width, height, isUpright: red > 200 && notBlue < 50 && blue > 200 && notRed < 50 };
    });
  await page.getByLabel(/^(Choose|Change) photo$/).setInputFiles(file);
  const preview = page.locator('main form img[src^="blob:"]');
  await preview.waitFor();
  const upright = { width: 200, height: 200, isUpright: true };
  assert.deepEqual(await preview.evaluate(look), upright);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await preview.waitFor({ state: 'detached' });
  assert.deepEqual(await page.locator('main form img').evaluate(look), upright);
});

browserTest('a profile photo is saved as its centered square, and a list’s export is downloaded', async (t) => {
  const { page } = await visitConsole(t, '/admin/profile');
  const preview = page.locator('main form img[src^="blob:"]');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
  await page.getByLabel(/^(Choose|Change) photo$/).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
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
