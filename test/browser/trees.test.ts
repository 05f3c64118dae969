import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { publicPaths } from './support/public-paths.ts';
import { siteAddress } from './support/site.ts';

/**
 * Puts the focus on each control in turn: those without a ring of 2 px, with one that the window or a box cuts, or that something
 * else covers. Also says when the page went elsewhere or opened something by that.
 */
function badStops(): string[] {
  const found: string[] = [];
  const { href } = location;
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue;
    element.focus();
    const name = `${element.tagName} ${element.ariaLabel ?? element.textContent}`;
    if (document.activeElement !== element) found.push(`takes no focus: ${name}`);
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width < 2) found.push(`no ring: ${name}`);
    const reach = width + Number.parseFloat(outlineOffset) - 0.5;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left - reach < 0 || right + reach > innerWidth || top - reach < 0) found.push(`ring past the window: ${name}`);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      const isCutAcross = overflowX !== 'visible' && (left - reach < around.left || right + reach > around.right);
      const isCutDown = overflowY !== 'visible' && (top - reach < around.top || bottom + reach > around.bottom);
      if (isCutAcross || isCutDown) found.push(`ring cut by ${box.tagName}.${box.className}: ${name}`);
    }
    const { x, y, width: wide } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const at = document.elementFromPoint(x + Math.min(wide / 2, 8), y + 4);
    if (at && !element.contains(at) && !at.contains(element))
      found.push(`covered by ${at.tagName}.${at.className}: ${name}`);
  }
  if (location.href !== href) found.push('the focus alone changed the address');
  if (document.querySelector('dialog[open], :popover-open:not([aria-label^=Messages])'))
    found.push('the focus alone opened something');
  return found;
}

// The first content's; an owner with other words deletes the folder, or has it written anew: `npm run trees`.
const trees = new URL('trees/', import.meta.url);

async function compareTree(page: Page, path: string): Promise<void> {
  if (!existsSync(trees)) return;
  const file = new URL(`${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.yml`, trees);
  // The frame is the same everywhere.
  const snapshot = await page.locator(path === '/' ? 'body' : 'main').ariaSnapshot();
  const tree = `${snapshot.replace(/^ *- \/url: .*\n/gm, '')}\n`;
  if (process.env.TREES === 'write') writeFileSync(file, tree);
  assert.equal(
    tree,
    readFileSync(file, 'utf8'),
    `${path}: what assistive technology is told has changed; npm run trees takes it over`,
  );
}

browserTest('every page can be walked by keyboard, and tells assistive technology what it told before', async (t) => {
  const { page, complaints } = await visit(t, 'about:blank', { reducedMotion: 'reduce' });
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const path of publicPaths) {
    await page.goto(`${await siteAddress()}${path}`);
    await hydrated(page);
    // The list of toasts comes when the browser is idle.
    await page.getByRole('region', { name: /^Messages/ }).waitFor({ state: 'attached' });
    await compareTree(page, path);
    // After a key the browser shows rings.
    await page.keyboard.press('Tab');
    assert.deepEqual(await page.evaluate(badStops), [], path);
    await page.setViewportSize({ width: 390, height: 844 });
    assert.deepEqual(await page.evaluate(badStops), [], `${path} on a phone`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  assert.deepEqual(
    complaints.filter((complaint) => !/^foreign|404/.test(complaint)),
    [],
  );
});
