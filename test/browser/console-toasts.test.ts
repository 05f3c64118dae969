// The console's toasts: announced and reachable over dialogs, and clear of the top bar.
import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
import { browserTest, holdToasts } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
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
  await page.waitForFunction(() => {
    const [panel, message] = ['header section', '[popover="manual"] li'].map((part) => document.querySelector(part));
    if (!panel || !message) return false;
    return message.getBoundingClientRect().top >= panel.getBoundingClientRect().bottom;
  });
  await letGo();
  await toast.waitFor({ state: 'detached' });
});
