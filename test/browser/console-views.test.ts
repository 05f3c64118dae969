// What a person sets for themselves: pinned views, the height of rows, the dashboard's period; and what a list keeps.
import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';

browserTest('a view is pinned as a link, rows are as high as wished, and both outlast a reload', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/users');
  await page.getByText('of 246 users').waitFor();
  assert.equal(await page.getByRole('list', { name: 'Pinned views' }).count(), 0);
  await page.getByLabel('KYC').selectOption('Pending');
  await page.getByText('of 48 users').waitFor();
  await page.getByText('Invested $').waitFor();
  await page.getByRole('button', { name: 'Pin this view' }).click();
  const row = page.locator('tbody tr').nth(1);
  const before = (await row.boundingBox())?.height ?? 0;
  await page.getByLabel('Row height').selectOption('36 px');
  const after = (await row.boundingBox())?.height ?? 0;
  assert.ok(after < before, `${after} is not below ${before}`);
  assert.deepEqual(await axeViolations(page), []);

  // The way back from a row leads to the list as it was left, also after a reload there.
  await page.getByRole('link', { name: 'Lorenz Vantongeren' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lorenz Vantongeren' }).waitFor();
  await page.reload();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await page.getByText('of 48 users').waitFor();
  assert.equal((await row.boundingBox())?.height, after);

  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await page.getByText('of 246 users').waitFor();
  await page.getByRole('list', { name: 'Pinned views' }).getByRole('link', { name: 'Pending' }).click();
  await page.getByText('of 48 users').waitFor();
  assert.match(page.url(), /\?kyc=pending$/);
  await page.getByRole('button', { name: 'Unpin Pending' }).click();
  await page.getByRole('button', { name: 'Pin this view' }).waitFor();

  await moveTo(page, '/admin');
  const bars = page.getByRole('list', { name: 'Months' }).getByRole('link');
  await page.getByLabel('Period').selectOption('3 months');
  await page.waitForFunction(() => document.querySelectorAll('ol[aria-label="Months"] a').length === 3);
  await page.reload();
  await bars.first().waitFor();
  assert.equal(await bars.count(), 3);
  // A bar leads to its month by keyboard and by touch: the whole slot is the link.
  const month = (await bars.last().getAttribute('title'))?.split(':')[0] ?? '';
  await bars.last().press('Enter');
  await page.getByRole('button', { name: 'Clear Month' }).getByText(month).waitFor();
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('on paper stand the heads, the filters that are set and the states; nothing to press', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?kyc=pending');
  await page.getByText('of 48 users').waitFor();
  await page.emulateMedia({ media: 'print' });
  const isThere = (selector: string) => page.locator(`main ${selector} >> visible=true`).count();
  assert.deepEqual(await page.locator('main thead th >> visible=true').allTextContents(), [
    ...['User', 'Phone', 'KYC', 'Invested', 'Joined', 'Status', 'Actions'],
  ]);
  assert.deepEqual([await isThere('thead button'), await isThere('tbody [role="switch"]')], [3, 10]);
  assert.deepEqual(
    await page
      .locator('main label >> visible=true')
      .evaluateAll((all) => all.map((label) => label.firstChild?.textContent)),
    ['KYC'],
  );
  for (const control of ['input', 'search', 'nav', 'button:not([role="switch"], th button)'])
    assert.equal(await isThere(control), 0, control);

  // One page of rows is one sheet, and no empty one follows.
  const sheetsOf = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  assert.equal(await sheetsOf(), 1);

  // The months stand there as a table too, under the screen's name.
  await moveTo(page, '/admin');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByRole('region', { name: 'List of months' }).getByRole('row').nth(11).waitFor();
});

browserTest('heads of a table that scrolls sideways stay where rows are scrolled away', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users?limit=100', 'SU', {
    viewport: { width: 800, height: 700 },
  });
  const table = page.getByRole('region', { name: 'List of users' });
  await table.waitFor();
  const head = table.getByRole('columnheader', { name: 'Joined' });
  const top = (await head.boundingBox())?.y;
  await table.evaluate((box) => box.scrollTo(300, 2000));
  assert.equal((await head.boundingBox())?.y, top);
  const first = await table.locator('tbody th').first().boundingBox();
  const box = await table.boundingBox();
  assert.ok(first && box && first.x >= box.x && first.x < box.x + 60);
  // What can be done to a row is in sight at both ends of the way.
  const act = table.getByRole('button', { name: /^Delete / }).first();
  for (const left of [0, 2000]) {
    await table.evaluate((element, to) => element.scrollTo(to, 0), left);
    const button = await act.boundingBox();
    assert.ok(button && button.x + button.width <= box.x + box.width, `scrolled to ${left}`);
  }
});

browserTest('a notification is shown as its reader will see it, and its time is a press', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/notifications/new');
  await page.getByLabel('Title').fill('Harvest report');
  await page.getByRole('textbox', { name: 'Message' }).fill('The first sale paid.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Harvest report').waitFor();
  await preview.getByText('The first sale paid.').waitFor();
  await page.getByRole('button', { name: 'Tomorrow, 9:00' }).click();
  assert.match(await page.locator('input[type="datetime-local"]').inputValue(), /T09:00$/);
  await preview.getByText('9:00 AM').waitFor();
  await page.getByRole('button', { name: 'Schedule notification' }).click();
  await page.getByText('Harvest report was scheduled.').first().waitFor();
  assert.deepEqual(unexpected(complaints), []);
});
