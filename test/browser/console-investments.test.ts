import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { browserTest } from './support/browser.ts';
import { type ConsoleServer, serveConsole, unexpected, visitConsole } from './support/console.ts';

function decisions({ calls }: ConsoleServer): number {
  return calls.filter((call) => call.includes('approve-reject')).length;
}

/** The amounts on screen, in cents. */
async function amounts(page: Page): Promise<number[]> {
  const texts = await page.locator('main tbody td:nth-child(4)').allTextContents();
  return texts.map((text) => Math.round(Number(text.replace(/[$,]/g, '')) * 100));
}

/** The first row that is pending, and what its dialog must name. */
async function firstPending(page: Page) {
  const row = page.locator('main tbody tr').first();
  await row.getByRole('button', { name: /^Approve/ }).waitFor();
  const [, name = '', project = '', amount = ''] = await row.locator('th, td').allTextContents();
  return { row, name, project, amount };
}

browserTest(
  'the list filters, sorts and adds up, exports what is found, and offers decisions only on what is pending',
  async (t) => {
    const server = await serveConsole();
    const { page, complaints } = await visitConsole(t, server, '/dashboard/investments?limit=100', 'ADMIN');
    await page.getByText('1 to 100 of 432 investments').waitFor();
    await page.getByLabel('Status').selectOption('Pending');
    await page.waitForURL('**/investments?status=pending&limit=100');
    await page.getByText('1 to 33 of 33 investments').waitFor();
    const cents = (await amounts(page)).reduce((sum, amount) => sum + amount, 0);
    const total = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
    await page.getByText(`Total ${total}`, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Amount' }).click();
    await page.locator('th[aria-sort="ascending"]', { hasText: 'Amount' }).waitFor();
    const upward = await amounts(page);
    assert.deepEqual(
      upward,
      upward.toSorted((some, other) => some - other),
    );
    await page.getByRole('button', { name: 'Date' }).click();
    await page.waitForURL('**/investments?status=pending&sort=date&limit=100');
    await page.locator('th[aria-sort="ascending"]', { hasText: 'Date' }).waitFor();
    assert.equal(await page.locator('th[aria-sort]').count(), 1);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    assert.equal(lines.length, 34);
    assert.ok(lines.slice(1).every((line) => line.includes(',Pending,')));

    const decisions = page.getByRole('button', { name: /^(Approve|Reject)/ });
    assert.equal(await decisions.count(), 2 * 33);
    await page.getByLabel('Status').selectOption('Approved');
    await page.getByText(/^1 to 100 of \d+ investments$/).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Details/ }).count(), 100);
    assert.equal(await decisions.count(), 0);
    assert.deepEqual(unexpected(complaints), []);
  },
);

browserTest('an approval follows a question that names who, what and how much', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/investments?status=pending');
  const { row, name, project, amount } = await firstPending(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.intercept = ({ url }) => (url?.includes('approve-reject') ? held : false);
  await row.getByRole('button', { name: `Approve ${amount} of ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Approve ${name}'s investment?` });
  assert.equal(await page.locator(':focus').textContent(), 'Cancel');
  for (const text of [project, amount]) await dialog.getByText(text, { exact: true }).waitFor();
  // In a low window its buttons are in reach above what there is still to read.
  await page.setViewportSize({ width: 1024, height: 500 });
  await dialog.getByText('KYC').waitFor();
  const box = await dialog.getByRole('button', { name: 'Approve' }).boundingBox();
  assert.ok(box && box.y + box.height <= 500, `${box?.y}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Approve' }).dblclick();
  await dialog.locator('[aria-busy="true"]').waitFor();
  // Not before the server has said so.
  assert.equal(await row.getByText('Pending').count(), 1);
  answer();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(decisions(server), 1);
  const sentence = `${amount} of ${name} in ${project} was approved.`;
  await page.getByText(sentence).filter({ visible: true }).first().waitFor();
  await page.getByText('1 to 10 of 32 investments').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: sentence }).click();
  await page.waitForURL('**/investments?search=*');
  assert.deepEqual(unexpected(complaints), []);
});
browserTest('a rejection needs a reason, which stays with the investment', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/dashboard/investments?status=pending', 'ADMIN');
  const { row, name, amount } = await firstPending(page);
  const what = `${amount} of ${name}`;
  await row.getByRole('button', { name: `Reject ${what}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reject ${name}'s investment?` });
  assert.equal(await page.locator(':focus').getAttribute('name'), 'reason');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('link', { name: 'Enter a reason.' }).click();
  assert.equal(decisions(server), 0);
  await page.keyboard.type('The receipt is of another transfer.');
  server.intercept = ({ url }) => (url?.includes('approve-reject') ? 503 : false);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByText('The server has a problem. Try again later.').waitFor();
  assert.equal(await dialog.getByLabel('Reason').inputValue(), 'The receipt is of another transfer.');
  server.intercept = () => false;
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/ was rejected\.$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByLabel('Status').selectOption('Rejected');
  await page.getByRole('button', { name: `Details of ${what}` }).click();
  await page.getByRole('dialog').getByText('The receipt is of another transfer.').waitFor();
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('what someone else has decided meanwhile is told in the words of the server, and read anew', async (t) => {
  const server = await serveConsole();
  const [mine, theirs] = [
    await visitConsole(t, server, '/admin/investments?sort=-amount&status=pending'),
    await visitConsole(t, server, '/dashboard/investments?sort=-amount&status=pending', 'ADMIN'),
  ];
  const { row, name } = await firstPending(mine.page);
  const other = await firstPending(theirs.page);
  await other.row.getByRole('button', { name: /^Approve/ }).click();
  await theirs.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await theirs.page.getByText('of 32 investments').waitFor();
  await row.getByRole('button', { name: /^Reject/ }).click();
  const { page } = mine;
  await page.getByLabel('Reason').fill('Too late.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nothing was changed' });
  await dialog.getByText('This investment is approved already.').waitFor();
  await page.getByText('of 32 investments').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.notEqual(await row.locator('th').textContent(), name);
  assert.deepEqual(unexpected(mine.complaints), []);
});
