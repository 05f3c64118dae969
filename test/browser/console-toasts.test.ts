// The console's toasts: announced and reachable over dialogs, and clear of the top bar.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { browserTest, holdToasts } from './support/browser.ts';
import { type ConsoleServer, serveConsole, visitConsole } from './support/console.ts';
import { buttons, heard } from './support/toaster.ts';

browserTest('an outcome is announced and visible over a dialog; a toast under a resting pointer expires', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?search=quill');
  await page.getByText(/of \d+ users/).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.intercept = ({ url }) => (url?.includes('limit=100') ? held : false);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const letGo = await holdToasts(page);
  release();
  const toast = page.locator('li:not([inert])').filter({ hasText: 'users exported.' });
  await toast.waitFor();
  assert.ok(await dialog.isVisible());
  const session = await page.context().newCDPSession(page);
  assert.match((await heard(session)).join(), /Success: .* users exported\.$/);
  assert.ok((await buttons(session)).includes('Dismiss'));
  assert.deepEqual(await axeViolations(page), []);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  assert.ok(await dialog.isVisible());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.locator('body [aria-live]').count(), 2);

  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Enter');
  await toast.waitFor();
  const box = await toast.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 40, box.y + 10);
  // Toasts never cover the bell.
  await page.getByRole('button', { name: /^Activity/ }).click();
  await page.getByRole('region', { name: 'Activity' }).waitFor();
  await letGo();
  await toast.waitFor({ state: 'detached' });
});

browserTest('new notifications are announced next to the bell, and View leads to them', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('link', { name: 'Education' }).waitFor();
  await holdToasts(page);
  // The first response is the baseline: its notifications aren't new.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/get-notifications')),
  );
  await notify(page, server, 'First of them');
  const view = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `New notification: ${title}` })
      .getByRole('button', { name: 'View' });
  await view('First of them').waitFor();
  const session = await page.context().newCDPSession(page);
  assert.match((await heard(session)).join(), /New notification: First of them/);
  await page.getByRole('button', { name: /^Activity/ }).click();
  const bell = page.getByRole('region', { name: 'Activity' });
  await page.waitForFunction(() => {
    const [panel, message] = ['header section', '[popover="manual"] li'].map((part) => document.querySelector(part));
    if (!panel || !message) return false;
    return message.getBoundingClientRect().top >= panel.getBoundingClientRect().bottom;
  });
  await bell.getByRole('link').first().click();
  await page.waitForURL(/notifications\/\d+/);
  await bell.waitFor({ state: 'hidden' });
  await notify(page, server, 'Second of them');
  await view('Second of them').click();
  await page.getByRole('heading', { name: 'Second of them' }).waitFor();
});

/** Another admin writes a notification, and the user's window gets the focus again. */
async function notify(page: Page, server: ConsoleServer, title: string): Promise<void> {
  const { token } = await server.signIn('ADMIN');
  await fetch(`${server.address}/api/admin/schedule-notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title, message: 'Words.', audience: 'all', scheduled_at: null }),
  });
  // A pending request may be older than the notification: each focus event refetches.
  await page.waitForFunction(
    (text) => {
      window.dispatchEvent(new Event('focus'));
      return document.body.textContent?.includes(text);
    },
    `New notification: ${title}`,
    { polling: 200 },
  );
}
