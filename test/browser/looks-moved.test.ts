// A page looks the same whether its document was loaded or it was moved to: after moves the rules of all pages seen before are
// there, in another order.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { publicPaths } from './support/public-paths.ts';
import { siteAddress } from './support/site.ts';

const widths = [390, 1440];
/** A wrong address is always a document of its own. */
const paths = publicPaths.filter((path) => path !== '/nowhere');

/** Every element below the root: its name, its box, and how it is drawn. */
function looks(): string[] {
  const seen =
    'color,background,font,letter-spacing,line-height,border,opacity,display,position,z-index,visibility,stroke,fill';
  window.scrollTo(0, 0);
  return [...document.querySelectorAll('#root :is(header, main, footer, aside) *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map(Math.round).join(' ');
    const style = getComputedStyle(element);
    const drawn = seen.split(',').map((name) => style.getPropertyValue(name));
    return `${element.localName}.${element.getAttribute('class')} at ${box}: ${drawn.join('; ')}`;
  });
}

async function readLooks(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    all.push(...(await page.evaluate(looks)));
  }
  return all;
}

/** Follows a link to the page, wherever the reader is. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction(
    (to) => location.pathname === to && document.activeElement?.localName === 'h1' && document.title,
    path,
  );
}

browserTest('a page that was moved to looks as its document does', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`, still);
  await hydrated(page);
  const moved = new Map<string, string[]>();
  // Twice around, so that each page comes after all others.
  for (const path of [...paths.slice(1), ...paths]) {
    await moveTo(page, path);
    moved.set(path, await readLooks(page));
  }
  const differences: string[] = [];
  for (const path of paths) {
    await page.goto((await siteAddress()) + path);
    await hydrated(page);
    const loaded = await readLooks(page);
    const others = moved.get(path) ?? [];
    if (loaded.length !== others.length) differences.push(`${path}: ${loaded.length} and ${others.length} elements`);
    const other = loaded.findIndex((look, index) => look !== others[index]);
    if (other >= 0) differences.push(`${path}: ${loaded[other]}, moved to: ${others[other]}`);
  }
  assert.deepEqual(differences, []);
});

/** The colors of every element, of its ground and of the page's. */
function colors(): string[] {
  return [...document.querySelectorAll('html, body, #root :is(header, main, footer) *')].map((element) => {
    const { color, backgroundColor, borderColor, fill, stroke } = getComputedStyle(element);
    return `${element.localName}.${element.getAttribute('class')}: ${[color, backgroundColor, borderColor, fill, stroke]}`;
  });
}

browserTest('a document has its colors before its script comes, in both themes', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`, still);
  const differences: string[] = [];
  const grounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of paths) {
      await page.goto((await siteAddress()) + path);
      const rest = await page.evaluate(colors);
      grounds.add(`${colorScheme} ${rest[1]}`);
      await hydrated(page);
      const awake = await page.evaluate(colors);
      const index = rest.findIndex((color, at) => color !== awake[at]);
      if (index >= 0) differences.push(`${colorScheme} ${path}: ${rest[index]}, awake: ${awake[index]}`);
    }
  }
  assert.deepEqual(differences, []);
  assert.equal(grounds.size, 2, [...grounds].join('; '));
});
