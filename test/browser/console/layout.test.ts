import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest, holdToasts } from '../support/browser.ts';
import { visitConsole } from '../support/console.ts';
import { openScreen } from '../support/console-walk.ts';

browserTest('the console’s Save, table head and focus stay in view; a printed list has no filters', async (t) => {
  // A short window, as at 400% zoom.
  const viewport = { width: 320, height: 256 };
  const { page } = await visitConsole(t, '/admin/projects/new', 'SU', { viewport });
  await page.locator('main form input').first().focus();
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return undefined;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, 20) / 2);
      return focused.contains(there) ? undefined : focused.outerHTML;
    });
    assert.equal(hidden, undefined, `after ${stop + 1} stops`);
  }

  await page.setViewportSize({ width: 390, height: 700 });
  await openScreen(page, '/admin/categories');
  const actions = page.locator('td > :has([aria-label="Delete Education"])');
  assert.equal(await actions.evaluate((each) => getComputedStyle(each).opacity), '1');
  await openScreen(page, '/admin/projects/264');
  await page.getByLabel('Title').fill('School roof');
  const save = page.getByRole('button', { name: 'Save project' });
  assert.ok(await save.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight));
  await holdToasts(page);
  await save.click();
  await save.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await assertBelowMenus(page);

  await openScreen(page, '/admin/users/3');
  assert.deepEqual(await page.evaluate(wrapped, 'dt'), [], 'labels at 390 px');
  await page.setViewportSize({ width: 320, height: 700 });
  assert.deepEqual(await page.evaluate(wrapped, 'dd:has(wbr)'), [], 'parts of an email address at 320 px');

  await page.setViewportSize({ width: 1440, height: 1200 });
  await openScreen(page, '/admin/notifications/new');
  const schedule = page.getByRole('button', { name: 'Schedule notification' });
  await schedule.click();
  const summary = page.getByRole('alert').filter({ hasText: 'problem' });
  const [alert, title, bar] = await Promise.all(
    [summary, page.getByLabel('Title'), schedule].map((each) => each.boundingBox()),
  );
  assert.ok(alert && title && title.y - alert.y - alert.height < 120, 'the errors are above the fields');
  // The form's buttons end where its fields end, and not at the window's edge.
  assert.ok(bar && Math.abs(bar.x + bar.width - title.x - title.width) < 2 && bar.y < 1100, `${bar?.x}, ${bar?.y}`);

  await page.setViewportSize({ width: 1440, height: 600 });
  await openScreen(page, '/admin/investments?limit=50');
  await page.locator('main tbody tr').nth(40).scrollIntoViewIfNeeded();
  const head = await page.locator('main thead th').first().boundingBox();
  assert.ok(head && head.y >= 0 && head.y < 120, `${head?.y}`);

  await openScreen(page, '/admin/users?kyc=pending');
  await page.getByText('of 48 users').waitFor();
  await page.emulateMedia({ media: 'print' });
  const isThere = (selector: string) => page.locator(`main ${selector} >> visible=true`).count();
  assert.equal(await isThere('tbody [role="switch"]'), 10);
  for (const control of ['input', 'search', 'nav', 'select']) assert.equal(await isThere(control), 0, control);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  assert.equal(sheets, 1);
});

/** Asserts that a toast covers no button of the top bar, and is at the window's bottom while a menu of the bar is open. */
async function assertBelowMenus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const toastIsLow = (isLow: boolean) =>
    page.waitForFunction((isLow) => {
      const toast = document.querySelector('[popover="manual"] li');
      return toast && toast.getBoundingClientRect().top > innerHeight / 2 === isLow;
    }, isLow);
  for (const button of await page.locator('header button[popovertarget]:visible').all()) {
    await button.click();
    await toastIsLow(true);
    await page.keyboard.press('Escape');
    await toastIsLow(false);
  }
}

/** Runs in the page: returns the texts that take several lines in elements that match the selector. */
function wrapped(selector: string): string[] {
  const texts = [...document.querySelectorAll(selector)].flatMap(({ childNodes }) => [...childNodes]);
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNode(text);
    return range.getClientRects().length > 1 ? (text.textContent ?? '') : [];
  });
}

browserTest('a list ends with its dates; panels of a form are where one reads them', async (t) => {
  const { page } = await visitConsole(t, '/admin', 'SU', { viewport: { width: 1440, height: 900 } });
  for (const list of ['users', 'projects', 'investments', 'notifications', 'bank-accounts', 'admins', 'categories']) {
    await openScreen(page, `/admin/${list}`);
    const gap = await page
      .locator('main tbody tr')
      .first()
      .evaluate((row) => {
        const range = document.createRange();
        range.selectNodeContents(row.lastElementChild ?? row);
        return row.getBoundingClientRect().right - range.getBoundingClientRect().right;
      });
    assert.ok(Math.abs(gap - 20) < 1, `${list}: ${gap} px`);
  }

  const topsOf = (...texts: string[]) =>
    Promise.all(texts.map(async (text) => (await page.getByText(text, { exact: true }).first().boundingBox())?.y));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, '/admin/profile');
    assertAscending(await topsOf('Your photo', 'Personal details', 'Password'));
    await openScreen(page, '/admin/projects/new');
    assertAscending(await topsOf('Basics', 'Schedule', 'Images'));
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await openScreen(page, '/admin/notifications/new');
  assertAscending(await topsOf('Content', 'Preview', 'Delivery'));
  await openScreen(page, '/admin/projects/264');
  assertAscending(await topsOf('Basics', 'Schedule', 'Approved investments', 'Images', 'Documents'));
});

function assertAscending(tops: readonly (number | undefined)[]): void {
  assert.ok(
    tops.every((top, index) => top !== undefined && top > (tops[index - 1] ?? 0)),
    tops.join(', '),
  );
}

browserTest('a deleted row fades for 120 ms; with reduced motion it disappears at once', async (t) => {
  const { page } = await visitConsole(t, '/admin/bank-accounts');
  for (const [name, reducedMotion, duration] of [
    ['Client funds 1', 'no-preference', '0.12s'],
    ['Client funds 2', 'reduce', '0s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const row = page.locator('tr[data-leaving]', { hasText: name });
    await row.waitFor({ state: 'attached' });
    if (reducedMotion === 'reduce') assert.equal(await row.isVisible(), false);
    await row.waitFor({ state: 'hidden' });
    // Reads styles instead of the transition's events, some of which were missed on a busy machine.
    const fade = await row.evaluate((leaving) => {
      const { opacity, transitionDuration, transitionProperty, transitionBehavior } = getComputedStyle(leaving);
      return [opacity, transitionDuration, `${transitionProperty}, ${transitionBehavior}`] as const;
    });
    assert.deepEqual(fade.slice(0, 2), ['0', duration]);
    if (duration !== '0s') assert.match(fade[2], /display, opacity.*allow-discrete/);
    // The deleted row was the last row, so the previous row has lost its border.
    const lastCell = page.locator('tbody tr:not([data-leaving])').last().locator('th');
    assert.equal(await lastCell.evaluate((cell) => getComputedStyle(cell).borderBottomWidth), '0px');
  }
});

browserTest('lists and Review need no container on a small window, where WebKit 2.50 would miss a turn', async (t) => {
  const { page } = await visitConsole(t, '/admin/users');
  const wide = page.locator('thead [data-wide="true"]').first();
  for (const [width, hasContainer, isWide] of [
    [390, false, true],
    [900, false, false],
    [1280, true, false],
    [1600, true, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openScreen(page, '/admin/users');
    assert.equal(await page.evaluate(hasContainers), hasContainer, `list at ${width} px`);
    if (width > 390) assert.equal(await wide.isVisible(), isWide, `wide columns at ${width} px`);
    await openScreen(page, '/admin/investments/review');
    assert.equal(await page.evaluate(hasContainers), false, `Review at ${width} px`);
    const controls = [page.getByRole('button', { name: /^Approve/ }), page.getByText('You can undo')];
    const [approve, undo] = await Promise.all(controls.map((each) => each.boundingBox()));
    assert.ok(approve && undo && undo.y + undo.height <= approve.y === width < 1600, `place of Undo at ${width} px`);
  }
});

/** Runs in the page: returns whether the screen contains containers of container queries. */
const hasContainers = () =>
  [...document.querySelectorAll('main, main *')].some((each) => getComputedStyle(each).containerType !== 'normal');
