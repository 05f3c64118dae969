import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { moveTo, serveConsole, visitConsole } from './support/console.ts';

const lists: readonly (readonly [path: string, action: RegExp])[] = [
  ['/admin/investments?status=pending', /^Approve/],
  ['/admin/users', /active$/],
  ['/admin/projects', /^Delete/],
  ['/admin/categories', /^Delete/],
  ['/admin/notifications', /^Delete/],
  ['/admin/bank-accounts', /active$/],
  ['/admin/admins', /^Delete/],
];

const others = ['/admin/investments/review', '/admin/notifications/new', '/admin/projects/new', '/admin/profile'];

browserTest(
  'a row is a card on a phone, its name, amount and action in sight together, and a table inside its box elsewhere',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/nowhere', 'SU', { viewport: { width: 390, height: 844 } });
    for (const [path, action] of lists) {
      await moveTo(page, path);
      const row = page.locator('main tbody tr').first();
      await row.waitFor();
      const button = row.getByRole(/active/.test(action.source) ? 'switch' : 'button', { name: action });
      const boxes = [await row.boundingBox(), await row.locator('th').boundingBox(), await button.boundingBox()];
      const [card, name, press] = boxes.map((box) => box ?? assert.fail(path));
      assert.ok(card && name && press);
      assert.ok(card.height < 420, `${path}: a card of ${card.height} px`);
      for (const box of boxes)
        assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${path}: ${box?.x} ${box?.width}`);
      const parts = await row
        .locator('td, th')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > 391)
            .map((cell) => cell.outerHTML),
        );
      assert.deepEqual(parts, [], path);
      // A window of 320 px is one of 1280 at a zoom of 400%.
      await page.setViewportSize({ width: 320, height: 844 });
      assert.deepEqual(await page.locator('main tbody td').evaluateAll(spills), [], `${path} at 320`);
      // Where it is a table, all of it is in its box.
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const box = page.locator('main section:has(> table)');
        const [inner, outer] = await box.evaluate((scroll) => [scroll.scrollWidth, scroll.clientWidth]);
        assert.ok(inner && outer && inner <= outer, `${path} at ${width}: ${inner} px in ${outer}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
  },
);

browserTest('in a low window, as at a zoom of 400%, what has the focus is in sight', async (t) => {
  const server = await serveConsole();
  const viewport = { width: 320, height: 256 };
  const { page } = await visitConsole(t, server, '/admin/investments/review', 'SU', { viewport });
  await page.getByText('1 of 33').waitFor();
  // The reasons come into sight, and the keyboard goes on from them.
  await page.keyboard.press('r');
  await page.keyboard.press('Tab');
  const reason = page.getByRole('button', { name: 'The payment did not arrive.' });
  await reason.and(page.locator(':focus')).waitFor();
  assert.ok(await reason.evaluate(isInSight));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Approve' }).and(page.locator(':focus')).waitFor();
  const stops = [
    ['/admin/projects/new', 'main form :is(input, select, textarea)'],
    ['/admin/profile', 'main form :is(input, button)'],
  ] as const;
  for (const [path, selector] of stops) {
    await moveTo(page, path);
    await page.locator(selector).first().focus();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const focused = page.locator('main :focus');
      if ((await focused.count()) === 0) break;
      assert.ok(await focused.evaluate(isInSight), `${path} ${await focused.getAttribute('name')}`);
    }
  }
  await moveTo(page, '/admin/users/3');
  await page.getByRole('button', { name: 'Delete user' }).click();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('textbox').and(page.locator(':focus')).waitFor();
  assert.ok(await page.getByRole('textbox').evaluate(isInSight));
});

browserTest('no field has letters so small that an iPhone would zoom into it', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin', 'SU', { hasTouch: true });
  for (const path of ['/admin/investments', ...others]) {
    const old = await page.locator('main h1').elementHandle();
    await moveTo(page, path);
    await page.waitForFunction((heading) => !heading?.isConnected, old);
    await page.locator('main :is(tbody tr, form, dl)').filter({ visible: true }).first().waitFor();
    const sizes = await page
      .locator('input:not([type=checkbox], [type=file]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    assert.ok(Math.min(16, ...sizes) === 16, `${path}: ${sizes}`);
  }
});

browserTest('with letters twice as large a phone shows every screen inside its window', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin', 'SU', { viewport: { width: 390, height: 844 } });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const path of [...lists.map(([list]) => list), ...others, '/admin']) {
    const old = await page.locator('main h1').elementHandle();
    await moveTo(page, path);
    await page.waitForFunction((heading) => !heading?.isConnected, old);
    await page.locator('main :is(tbody tr, form, dl)').filter({ visible: true }).first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, path);
  }
});

/** Whether nothing covers the middle of an element. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, 20) / 2);
  return element === there || element.contains(there);
}

/** The cells whose words reach out of them. */
function spills(cells: Element[]): string[] {
  return cells
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).display !== 'none')
    .map((cell) => cell.outerHTML);
}

browserTest('Save of a long form stays in reach, and heads of a long list stay above its rows', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/projects/new', 'SU', {
    viewport: { width: 390, height: 700 },
  });
  const save = page.getByRole('button', { name: 'Create project' });
  await save.waitFor();
  const isInSight = () => save.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight);
  assert.ok(await isInSight());
  await page.setViewportSize({ width: 1440, height: 600 });
  await moveTo(page, '/admin/investments?limit=50');
  await page.locator('main tbody tr').nth(40).scrollIntoViewIfNeeded();
  const head = await page.locator('main thead th').first().boundingBox();
  assert.ok(head && head.y >= 0 && head.y < 120, `${head?.y}`);
});
