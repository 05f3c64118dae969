import assert from 'node:assert/strict';
import { header as words } from '../../src/content/pages/shell.ts';
import { headerLinks, titleOf } from '../support/pages.ts';
import { parts } from '../support/parts.ts';
import { browserTest, frames, hydrated, revisit, still } from './support/browser.ts';
import { headerLink } from './support/following.ts';

const links = headerLinks.map(({ label }) => label);

browserTest('the skip link is the first Tab stop, and the header is opaque past 10 px of scrolling', async (t) => {
  const { page } = await revisit(t, '/', still);
  await hydrated(page);
  assert.deepEqual(
    await page.locator('header nav a').allInnerTexts(),
    [...links, words.talk],
    'the specification names the seven; others go into the footer, src/content/pages/shell.ts',
  );
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), words.skip);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.closest('main') !== null), true);
  for (const [y, isOpaque] of [
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.evaluate(frames);
    const header = page.locator(`header[data-opaque=${isOpaque}]`);
    const ground = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.equal(ground === 'rgba(0, 0, 0, 0)', !isOpaque, `${y} px: ${ground}`);
  }
});

browserTest('moving the focus back to the header doesn’t scroll the page', async (t) => {
  const { page } = await revisit(t, '/about', {
    ...still,
    viewport: { width: 390, height: 800 },
  });
  await page.locator('main a').first().focus();
  await page.evaluate(() => window.scrollTo(0, 700));
  for (const name of ['', ...(parts.widget ? [words.chat] : [])]) {
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), name);
    assert.equal(await page.evaluate(() => window.scrollY), 700, name);
  }
});

browserTest('a site name of four words leaves the header one row high at every width', async (t) => {
  const { page } = await revisit(t, '/', still);
  const brand = page.locator('header a').first();
  await brand.evaluate((link: HTMLElement) => {
    link.lastChild?.replaceWith('Northwind Automation & Data Company');
    link.dataset.long = 'true';
  });
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    assert.ok(((await page.locator('header').boundingBox())?.height ?? 99) <= 66, `${width} px`);
    const { y = 0 } = (await brand.boundingBox()) ?? {};
    assert.ok(y >= 4, `${width} px: the ring has room above`);
  }
});

browserTest('on a small screen, the links are a menu, which Escape or any choice closes', async (t) => {
  const { page } = await revisit(t, '/', { viewport: { width: 390, height: 800 } });
  await hydrated(page);
  const menu = page.getByRole('button', { name: words.menu });
  const about = headerLink(page, '/about');
  assert.equal(await about.isVisible(), false);
  await menu.press('Enter');
  await about.waitFor();
  await page.keyboard.press('Escape');
  await about.waitFor({ state: 'hidden' });
  assert.equal(await menu.evaluate((element) => element === document.activeElement), true);
  await menu.click();
  await about.click();
  await page.waitForFunction((title) => document.title === title, await titleOf('/about'));
  await about.waitFor({ state: 'hidden' });

  await menu.click();
  await about.click();
  await about.waitFor({ state: 'hidden' });

  await menu.press('Enter');
  await about.waitFor();
  await page.setViewportSize({ width: 1180, height: 820 });
  const list = page.locator('#menu');
  const box = await list.boundingBox();
  assert.ok(box && box.y >= 60 && box.height < 120, JSON.stringify(box));
  assert.notEqual(await list.evaluate((element) => getComputedStyle(element).backgroundColor), 'rgba(0, 0, 0, 0)');
});
