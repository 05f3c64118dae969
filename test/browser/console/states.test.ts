// Tests what only a browser can check in each state of a screen: colors, overflow, focus and visibility.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { demoAccounts } from '../../../src/demo/api/accounts.ts';
import { gate } from '../../support/server.ts';
import { assertFaultless } from '../support/axe.ts';
import { browserTest } from '../support/browser.ts';
import { type ConsoleServer, demoPassword, image, moveTo, visitConsole } from '../support/console.ts';
import { openScreen } from '../support/console-walk.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

browserTest('no state of the console’s lists, forms and shell fails axe or overflows', async (t) => {
  const { page, server } = await visitConsole(t, '/sign-in?returnTo=/admin/nowhere', 'visitor');
  await page.getByLabel('Email').fill(demoAccounts[0].email);
  await assertFaultless(page, 'sign-in');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await assertFaultless(page, 'not found');
  await checkReading(page, server);
  await checkFrame(page);
  await checkLists(page);
  await checkUploads(page, server);
  await checkForms(page, server);
});

/** Checks a row that is loading, and lists that are empty, failing and forbidden. */
async function checkReading(page: Page, server: ConsoleServer): Promise<void> {
  const row = gate();
  server.intercept = ({ url }) => (url?.includes('/user-list/3') ? row.opened : false);
  await moveTo(page, '/admin/users/3');
  await page.getByRole('status', { name: /^Loading/ }).waitFor();
  await assertFaultless(page, 'loading');
  row.open();
  await page.route(/get-all-category/, (route) => route.fulfill({ json: { status: true, message: '', data: [] } }));
  await openScreen(page, '/admin/categories', 'Categories');
  await page.getByText('Create the first one.').waitFor();
  await assertFaultless(page, 'an empty list');
  for (const [status, path, heading] of [
    [400, 'projects', "Couldn't load projects"],
    [403, 'admins', "You don't have access"],
  ] as const) {
    server.intercept = ({ url }) => (url?.includes(`get-all-${path}`.replace(/s$/, '')) ? status : false);
    await openScreen(page, `/admin/${path}`, heading);
    await assertFaultless(page, heading);
  }
  server.intercept = () => false;
}

/** Checks Activity and the menu on a phone, and the palette. */
async function checkFrame(page: Page): Promise<void> {
  for (const [name, part] of [
    ['Activity', page.getByRole('region', { name: 'Activity' })],
    ['Menu', page.getByRole('navigation', { name: 'Console' })],
  ] as const) {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await part.waitFor();
    await assertFaultless(page, name, [320, 390]);
    await page.keyboard.press('Escape');
    await part.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.waitFor();
  await page.keyboard.type('katya under');
  await palette.getByRole('option', { name: /^Katya Underhay/ }).waitFor();
  await assertFaultless(page, 'the palette');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
}

async function checkLists(page: Page): Promise<void> {
  await openScreen(page, '/admin/investments');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('region', { name: 'Filter' }).waitFor();
  await assertFaultless(page, 'the filter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).and(page.locator(':focus')).waitFor();
  await openScreen(page, '/admin/bank-accounts');
  await page.getByRole('button', { name: 'Show number of Client funds 1' }).click();
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Delete Client funds 1' }).click();
  await assertFaultless(page, 'the question before a row is deleted');
  await page.keyboard.press('Escape');
}

async function checkUploads(page: Page, server: ConsoleServer): Promise<void> {
  server.intercept = ({ url }) => (url?.includes('add-project-images') ? new Promise(() => undefined) : false);
  await openScreen(page, '/admin/projects/264');
  await page.getByLabel('Choose images').setInputFiles(['a', 'b', 'c', 'd'].map((name) => image(`${name}.png`)));
  await page.getByText('processing').nth(2).waitFor();
  await assertFaultless(page, 'uploads under way');
  await page.getByRole('link', { name: 'Users' }).press('Enter');
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('add-project-images'));
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
  await aborted;
}

async function checkForms(page: Page, server: ConsoleServer): Promise<void> {
  await openScreen(page, '/admin/bank-accounts/new');
  await page.getByRole('button', { name: 'Create bank account' }).click();
  await page.getByText(/a problem with \d fields/).waitFor();
  await assertFaultless(page, 'a form with faults');
  const { token } = await server.signIn('SU');
  const call = async (to: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${server.address}/api${to}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
  const [{ bank_account_id }] = await call('/super-admin/get-all-bank-accounts');
  await openScreen(page, `/admin/bank-accounts/${bank_account_id}`);
  await page.getByLabel('Branch').fill('Mine');
  await call('/super-admin/update-bank-account', { bank_account_id, branch: 'Theirs' });
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await page.getByRole('button', { name: 'Use theirs' }).waitFor();
  await page.getByLabel('Branch').and(page.locator(':focus')).waitFor();
  await assertFaultless(page, 'a field that someone else has edited too');
  server.intercept = () => 401;
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await assertFaultless(page, 'an ended session');
}

browserTest('Review shows all that a decision needs on a phone, and also the PDF on a wide screen', async (t) => {
  const { page, expects } = await visitConsole(t, '/admin/nowhere', 'SU', { viewport: phone });
  await showPdfs(page, true);
  await openScreen(page, '/admin/investments/review');
  const approve = page.locator('article button[aria-keyshortcuts="a"]:not([aria-disabled="true"])');
  const reject = page.getByRole('button', { name: /^Reject/ });
  await approve.waitFor();
  const texts = ['KYC', 'Receipt', 'Project'].map((text) => page.getByText(text, { exact: true }));
  await assertInSight(page.locator('article h2'), ...texts, approve, reject);
  await assertFaultless(page, 'a case');
  await page.setViewportSize(phone);
  const boxes = async () => [await approve.boundingBox(), await page.locator('article').boundingBox()];
  const before = await boxes();
  await approve.click();
  await page.getByText('2 of 33').waitFor();
  await approve.waitFor();
  assert.deepEqual(await boxes(), before);
  await reject.click();
  await assertInSight(page.locator('article h2'), page.getByRole('button', { name: 'Reject', exact: true }));
  await assertFaultless(page, 'the reasons');
  await page.keyboard.press('Escape');
  await openCase(page, 3);
  // The security policy allows the frame, and the PDF viewer's bars are hidden.
  const frame = page.locator('iframe[title="Receipt"]');
  await frame.waitFor({ state: 'attached' });
  assert.match((await frame.getAttribute('src')) ?? '', /^blob:.*#toolbar=0&navpanes=0&view=FitH$/);
  // Without a PDF viewer there is no frame, because an empty frame would look like an empty receipt.
  await showPdfs(page, false);
  await openCase(page, 4, 'No preview.');
  await showPdfs(page, true, 'Firefox/153.0');
  await openCase(page, 6, 'No preview.');
  await showPdfs(
    page,
    true,
    '(X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  );
  await openCase(page, 8, 'No preview.');
  await showPdfs(page, true);
  expects(/404 .*\.pdf/);
  await page.route(/\.pdf$/, (route) => route.fulfill({ status: 404, json: {} }));
  await openCase(page, 10, 'No preview.');
});

/** Overrides the browser's name, and whether it reports a PDF viewer, because the test browser may have none. */
function showPdfs(page: Page, has: boolean, userAgent = 'Chrome'): Promise<void> {
  return page.evaluate(
    ([pdfViewerEnabled, agent]) => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });
      Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
    },
    [has, userAgent] as const,
  );
}

/** Opens the case at a position of the queue with the key J, and waits for a text. */
async function openCase(page: Page, position: number, text = 'of 33'): Promise<void> {
  const at = Number.parseInt((await page.getByText(/^\d+ of 33$/).textContent()) ?? '', 10);
  for (let next = at + 1; next <= position; next++) {
    await page.keyboard.press('j');
    await page.getByText(`${next} of 33`, { exact: true }).waitFor();
  }
  await page.getByText(text).first().waitFor();
}

async function assertInSight(...elements: readonly Locator[]): Promise<void> {
  for (const element of elements) {
    const { x = -1, y = -1, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
    assert.ok(x >= 0 && x + width <= phone.width && y >= 0 && y + height <= phone.height, `${element}`);
  }
}
