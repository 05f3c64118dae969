import assert from 'node:assert/strict';
import { form } from '../../src/content/pages/contact-form.ts';
import { header } from '../../src/content/pages/shell.ts';
import { menuLabel } from '../support/labels.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { field, fulfill, log } from './support/chat.ts';
import { siteAddress, staticAddress } from './support/site.ts';
import { holdDelays } from './support/site-controls.ts';

browserTest('without newer browser APIs, reading, navigation, chat and contact form still work', async (t) => {
  const { page } = await visit(t, await staticAddress(), { reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const missing: readonly [object, string][] = [
      [AbortSignal, 'any'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Promise, 'withResolvers'],
      [Promise, 'try'],
      [Array, 'fromAsync'],
      [RegExp, 'escape'],
      [String.prototype, 'isWellFormed'],
      [String.prototype, 'toWellFormed'],
      [Set.prototype, 'union'],
      [Set.prototype, 'difference'],
      [Set.prototype, 'intersection'],
      [Element.prototype, 'checkVisibility'],
      [Element.prototype, 'moveBefore'],
      [window, 'scheduler'],
      [window, 'navigation'],
      [window, 'requestIdleCallback'],
      [window, 'Iterator'],
    ];
    for (const [holder, name] of missing) Object.defineProperty(holder, name, { value: undefined });
  });
  await page.route('**/api/assistant', (route) =>
    fulfill(route, 'See [our services](/services) or https://a.example.'),
  );
  await page.goto(`${await siteAddress()}/`);
  await hydrated(page);
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible());
  await page
    .getByRole('banner')
    .getByRole('link', { name: menuLabel('/contact') })
    .click();
  await page.waitForURL('**/contact');
  await page.getByLabel(form.name.label).fill('Ada');
  await page.getByLabel(form.email.label).fill('ada@a.example');
  await page.getByLabel(form.service.label).selectOption({ index: 1 });
  await page.getByLabel(form.message.label).fill('A task.');
  const endDelay = await holdDelays(page);
  await page.getByRole('button', { name: form.submit }).click();
  await endDelay();
  await page.getByText(form.success).waitFor();
  await page.getByRole('banner').getByRole('link', { name: header.talk }).click();
  await page.waitForURL('**/chat');
  await field(page).fill('Hello');
  await field(page).press('Enter');
  await log(page).getByRole('link', { name: 'our services' }).waitFor();
  assert.equal(await log(page).getByRole('link', { name: 'https://a.example' }).getAttribute('target'), '_blank');
  await log(page).getByRole('link', { name: 'our services' }).click();
  await page.waitForURL('**/services');
});
