// The screens that show or create one row: no faults, and every control of their forms can be reached.
import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { assertFaultlessScreens, openScreen } from './support/console-walk.ts';

browserTest('every row’s screen has no axe violation and fits, on a phone in dark and on a wide screen in light', (t) =>
  assertFaultlessScreens(t, [
    ['/users/3', 'Bank accounts'],
    ['/categories/new', 'Categories'],
    ['/projects/new', 'New project'],
    ['/projects/264', 'Documents'],
    ['/projects/999999', 'Not found'],
    ['/notifications/new', 'New notification'],
    ['/notifications/0', 'Not found'],
    ['/bank-accounts/new', 'New bank account'],
    ['/admins/new', 'New admin'],
  ]),
);

browserTest('in a low window, as at 400% zoom, the focused element is in view', async (t) => {
  const server = await serveConsole();
  const viewport = { width: 320, height: 256 };
  const { page } = await visitConsole(t, server, '/admin/projects/new', 'SU', { viewport });
  await page.locator('main form input').first().focus();
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) === 0) break;
    const isInSight = await focused.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, 20) / 2);
      return element === there || element.contains(there);
    });
    assert.ok(isInSight, `${await focused.getAttribute('name')}`);
  }
});

browserTest('Save of a long form stays in reach; heads of a long list stay above its rows', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/projects/264', 'SU', {
    viewport: { width: 390, height: 700 },
  });
  await page.getByLabel('Title').fill('School roof');
  const save = page.getByRole('button', { name: 'Save project' });
  assert.ok(await save.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight));
  // The save bar disappears after saving, and the focus moves to the heading.
  await save.click();
  await save.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.setViewportSize({ width: 1440, height: 600 });
  await openScreen(page, '/admin/investments?limit=50');
  await page.locator('main tbody tr').nth(40).scrollIntoViewIfNeeded();
  const head = await page.locator('main thead th').first().boundingBox();
  assert.ok(head && head.y >= 0 && head.y < 120, `${head?.y}`);
});

browserTest('Save of a short form is at the end of the window, below its errors', async (t) => {
  const { page } = await visitConsole(t, await serveConsole(), '/admin/notifications/new', 'SU', {
    viewport: { width: 1440, height: 1200 },
  });
  const schedule = page.getByRole('button', { name: 'Schedule notification' });
  await schedule.click();
  const [alert, title, bar] = await Promise.all(
    [page.getByRole('alert').filter({ hasText: 'problem' }), page.getByLabel('Title'), schedule].map((each) =>
      each.boundingBox(),
    ),
  );
  assert.ok(alert && title && title.y - alert.y - alert.height < 120, 'the errors are above the fields');
  assert.ok(bar && bar.y > 1100, `${bar?.y}`);
});
