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
