// The console's toasts: announced and reachable over dialogs, and clear of the top bar.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { browserTest, holdToasts } from './support/browser.ts';
import { type ConsoleServer, serveConsole, visitConsole } from './support/console.ts';

/** Returns the live regions' texts and the buttons from Chromium's accessibility tree. */
async function treeOf(page: Page): Promise<{ heard: string; buttons: string[] }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const wordsOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(wordsOf).join('');
  };
  const live = nodes.filter(({ ignored, properties }) => !ignored && properties?.some(({ name }) => name === 'live'));
  const buttons = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'button');
  return {
    heard: live.map(({ nodeId }) => wordsOf(nodeId)).join(''),
    buttons: buttons.map(({ name }) => String(name?.value)),
  };
}

browserTest('an outcome is heard and seen over a dialog that is open', async (t) => {
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
  await holdToasts(page);
  release();
  const toast = page.getByRole('listitem').filter({ hasText: 'users exported.' });
  await toast.waitFor();
  assert.ok(await dialog.isVisible());
  const { heard, buttons } = await treeOf(page);
  assert.match(heard, /Success: .* users exported\.$/);
  assert.ok(buttons.includes('Dismiss'));
  assert.deepEqual(await axeViolations(page), []);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  assert.ok(await dialog.isVisible());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.locator('body [aria-live]').count(), 2);
});

browserTest('a toast that comes under a resting pointer goes, and never covers the bell', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users');
  await page.getByText(/of \d+ users/).waitFor();
  const bell = page.getByRole('button', { name: /^Activity/ });
  await bell.hover();
  const letGo = await holdToasts(page);
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem');
  await toast.filter({ hasText: 'users exported.' }).waitFor();
  const box = await toast.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 40, box.y + 10);
  await bell.click();
  await page.getByRole('region', { name: 'Activity' }).waitFor();
  await letGo();
  await toast.waitFor({ state: 'detached' });
});

browserTest('an open bell is not covered by a toast, and following one of its links closes it', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('link', { name: 'Education' }).waitFor();
  await notify(page, server, 'From elsewhere');
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
});

/** Another admin writes a notification, and the reader's window comes back. Its toast stays. */
async function notify(page: Page, server: ConsoleServer, title: string): Promise<void> {
  await holdToasts(page);
  const { token } = await server.signIn('ADMIN');
  await fetch(`${server.address}/api/admin/schedule-notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title, message: 'Words.', audience: 'all', scheduled_at: null }),
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('listitem').filter({ hasText: title }).first().waitFor({ state: 'attached' });
}

browserTest('new notifications of the server are announced, and View leads to them', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('link', { name: 'Education' }).waitFor();
  await notify(page, server, 'From elsewhere');
  const toast = page.getByRole('listitem').filter({ hasText: 'New notification: From elsewhere' });
  await toast.getByRole('button', { name: 'View' }).waitFor();
  assert.match((await treeOf(page)).heard, /New notification: From elsewhere/);
  await toast.getByRole('button', { name: 'View' }).click();
  await page.getByRole('heading', { name: 'From elsewhere' }).waitFor();
});

browserTest('a switch that was refused offers to try again', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users');
  const turn = page.getByRole('switch').first();
  const was = await turn.getAttribute('aria-checked');
  await holdToasts(page);
  server.intercept = ({ url }) => (url?.includes('status') ? 500 : false);
  await turn.click();
  const retry = page.getByRole('listitem').getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  server.intercept = () => false;
  const call = page.waitForRequest((request) => request.url().includes('status') && request.method() !== 'GET');
  await retry.click();
  await call;
  await page.waitForFunction(
    ([before]) => document.querySelector('[role=switch]')?.getAttribute('aria-checked') !== before,
    [was],
  );
});
