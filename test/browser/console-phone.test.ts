// The console on touch devices, at every width and with large text.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest } from './support/browser.ts';
import { serveConsole, visitConsole } from './support/console.ts';
import { lists, openScreen } from './support/console-walk.ts';

const phone = { width: 390, height: 844 };

browserTest(
  'a phone shows five rows of a list at once, each a card that links to its row; no screen overflows, at any width or text size',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/nowhere', 'SU', { viewport: phone, hasTouch: true });
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    const enlarge = (size: string) =>
      page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    for (const path of [...lists, 'projects/new', 'notifications/new', 'projects/264', 'users/3', '']) {
      await openScreen(page, `/admin/${path}`);
      const sizes = await page
        .locator('main :is(input:not([type=file]), select, textarea)')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      // Safari on an iPhone zooms into fields with smaller text.
      assert.deepEqual(
        sizes.filter((size) => size < 16),
        [],
        path,
      );
      if (lists.includes(path)) await assertCards(page, path);
      await enlarge('200%');
      assert.equal(await scrollWidth(), phone.width, `${path} with large letters`);
      await enlarge('');
      for (const width of [320, 768, 1024, 1280, phone.width]) {
        await page.setViewportSize({ ...phone, width });
        assert.equal(await scrollWidth(), width, `${path} at ${width}`);
        const spilled = await page
          .locator('main section:has(> table)')
          .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel));
        assert.deepEqual(spilled, [], `${path} at ${width}`);
      }
    }
  },
);

/** Asserts that five rows are visible, that all of the first one is a link, and that touch targets are large enough. */
async function assertCards(page: Page, list: string): Promise<void> {
  const rows = page.locator('main tbody tr');
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  assert.ok(boxes.filter((bottom) => bottom <= phone.height).length >= 5, `${list}: ${boxes}`);
  // A tap on a card outside its controls opens its row.
  const link = await rows
    .first()
    .locator('th a')
    .evaluate((element) => {
      const { left, bottom, width } = (element.closest('tr') ?? element).getBoundingClientRect();
      const touched = document.elementFromPoint(left + width / 2, bottom - 6);
      return [touched === element || element.contains(touched), (element as HTMLAnchorElement).href] as const;
    });
  assert.ok(link[0], `${list}: the card is no link`);
  if (list === 'categories') await assertDeletable(page);
  const small = await page.locator('main :is(button, input, select, [role="switch"])').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ opacityProperty: false }) && !element.closest('thead'))
      .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 43.5),
  );
  assert.deepEqual(small, [], list);
}

/** Asserts that a tap on a card's last control asks to delete its row: categories have no screen of their own. */
async function assertDeletable(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Delete / }).first();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // At its position: a tap on the element itself would scroll a clipped one into view.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page
    .getByRole('dialog', { name: /^Delete / })
    .getByRole('button', { name: 'Cancel' })
    .tap({ timeout: 5000 });
}
