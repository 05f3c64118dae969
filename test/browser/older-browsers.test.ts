// What the site has to do where calls that came in 2023 and later are missing: read, move, chat, send the contact form.
import assert from 'node:assert/strict';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { field, fulfill, log } from './support/chat.ts';
import { restAddress, siteAddress } from './support/site.ts';

browserTest('without newer calls the site reads, moves, chats and sends the contact form', async (t) => {
  const { page, complaints } = await visit(t, await restAddress(), { reducedMotion: 'reduce' });
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
      [Document.prototype, 'startViewTransition'],
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
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await page.getByLabel('Full Name').fill('Ada');
  await page.getByLabel('Email Address').fill('ada@a.example');
  await page.getByLabel('Service Interest').selectOption({ index: 1 });
  await page.getByLabel('Project Details').fill('A task.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Your message has been sent successfully').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Let’s Talk' }).click();
  await page.waitForURL('**/chat');
  await field(page).fill('Hello');
  await field(page).press('Enter');
  await log(page).getByRole('link', { name: 'our services' }).waitFor();
  assert.equal(await log(page).getByRole('link', { name: 'https://a.example' }).getAttribute('target'), '_blank');
  await log(page).getByRole('link', { name: 'our services' }).click();
  await page.waitForURL('**/services');
  assert.deepEqual(complaints, []);
});
