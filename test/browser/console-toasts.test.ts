// What the console says by toasts: heard and reached over its dialogs, and out of the way of its top bar.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { browserTest, stopClock } from './support/browser.ts';
import { serveConsole, unexpected, visitConsole } from './support/console.ts';

/** The words of the live regions, and the buttons, as Chromium's accessibility tree has them. */
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

browserTest('a decision is heard and seen over its dialog while the list is read anew', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/investments?status=pending');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  server.intercept = ({ method }) => (method === 'GET' ? held : false);
  // No toast goes by itself while nobody is looking, however long the rest takes.
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'was approved.' });
  await toast.waitFor();
  assert.ok(await dialog.isVisible());
  const { heard, buttons } = await treeOf(page);
  assert.match(heard, /^Success: .* was approved\.$/);
  assert.ok(buttons.includes('Dismiss'));
  assert.deepEqual(await axeViolations(page), []);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  assert.ok(await dialog.isVisible());
  release();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await page.locator('body [aria-live]').count(), 2);
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('a toast that comes under a resting pointer goes, and never covers the bell', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users');
  await page.getByText(/of \d+ users/).waitFor();
  const bell = page.getByRole('button', { name: /^Notices/ });
  await bell.hover();
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  await page.keyboard.press('Enter');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await toast.filter({ hasText: 'users exported.' }).waitFor();
  const box = await toast.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 40, box.y + 10);
  await bell.click();
  await page.getByRole('region', { name: 'Notices' }).getByText('users exported.').waitFor();
  await toast.waitFor({ state: 'detached' });
});

browserTest('an open bell is not covered by a toast, and following one of its links closes it', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/investments?status=pending');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await stopClock(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'was approved.' }).first();
  await toast.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Notices/ }).click();
  const bell = page.getByRole('region', { name: 'Notices' });
  await page.waitForFunction(() => {
    const [panel, message] = ['header section', '[popover="manual"] li'].map((part) => document.querySelector(part));
    if (!panel || !message) return false;
    return message.getBoundingClientRect().top >= panel.getBoundingClientRect().bottom;
  });
  await bell.getByRole('link').first().click();
  await page.waitForURL(/search=/);
  await bell.waitFor({ state: 'hidden' });
});

browserTest('new notifications of the server are announced, and View leads to them', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/categories');
  await page.getByRole('link', { name: 'Education' }).waitFor();
  const { token } = await server.signIn('ADMIN');
  await fetch(`${server.address}/api/admin/schedule-notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: 'From elsewhere', message: 'Words.', audience: 'all', scheduled_at: null }),
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const toast = page.getByRole('listitem').filter({ hasText: 'New notification: From elsewhere' });
  await toast.getByRole('button', { name: 'View' }).waitFor();
  assert.match((await treeOf(page)).heard, /New notification: From elsewhere/);
  await toast.getByRole('button', { name: 'View' }).click();
  await page.getByRole('heading', { name: 'From elsewhere' }).waitFor();
});

browserTest(
  'what is marked as read hands the focus on, and the last one to the heading; a reload keeps the list',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/users');
    await page.getByText(/of \d+ users/).waitFor();
    for (let count = 1; count <= 2; count += 1) {
      await page.getByRole('button', { name: 'Export CSV' }).click();
      await page.getByRole('button', { name: `Notices, ${count} unread` }).waitFor();
      await page.getByRole('button', { name: 'Export CSV' }).waitFor();
    }
    await page.getByRole('button', { name: /^Notices/ }).click();
    const marks = page.getByRole('button', { name: 'Mark as read', exact: true });
    await marks.first().press('Enter');
    assert.ok(await marks.first().evaluate((button) => button === document.activeElement));
    await marks.first().press('Enter');
    assert.equal(await page.locator(':focus').textContent(), 'Notices');

    // A reload of the tab leaves the list as it was.
    await page.reload();
    await page.getByRole('button', { name: 'Notices', exact: true }).click();
    assert.equal(await page.getByRole('region', { name: 'Notices' }).getByText('users exported.').count(), 2);
  },
);

browserTest('a switch that was refused offers to try again', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users');
  const turn = page.getByRole('switch').first();
  const was = await turn.getAttribute('aria-checked');
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
