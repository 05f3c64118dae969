// A page looks the same after loading its document or moving to it: after moves the rules of all pages seen before are
// loaded, in another order.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { publicPaths } from './support/public-paths.ts';
import { siteAddress } from './support/site.ts';

const widths = process.env.LOOKS === 'all' ? [390, 1440] : [1440];
/** Excludes the page for unknown paths, which is always loaded as a document. */
const paths = publicPaths.filter((path) => path !== '/nowhere');

/** Returns every element below the root: its name, text, box and computed style. */
function looks(): string[] {
  const seen =
    'color,background,font,letter-spacing,line-height,border,opacity,display,position,z-index,visibility,stroke,fill';
  window.scrollTo(0, 0);
  return [...document.querySelectorAll('#root :is(header, main, footer, aside) *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map(Math.round).join(' ');
    const style = getComputedStyle(element);
    const drawn = seen.split(',').map((name) => style.getPropertyValue(name));
    const words = element.childElementCount === 0 ? element.textContent : '';
    return `${element.localName}.${element.getAttribute('class')} ${words} at ${box}: ${drawn.join('; ')}`;
  });
}

async function readLooks(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // After a move, an animation keeps what is out of view from being laid out in the first frame.
    await page.evaluate(async () => {
      await Promise.allSettled([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)]);
      await new Promise(requestAnimationFrame);
    });
    all.push(...(await page.evaluate(looks)));
  }
  return all;
}

/** Follows a link to the page. */
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

browserTest('a page reached by navigation, or by Back, renders like its document', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/`, still);
  await hydrated(page);
  const moved = new Map<string, string[]>();
  const comeBack = new Map<string, string[]>();
  // Visit all pages once first, so that each page is read with all others' styles loaded.
  for (const path of paths.slice(1)) await moveTo(page, path);
  for (const path of paths) {
    await moveTo(page, path);
    moved.set(path, await readLooks(page));
  }
  for (const path of paths.toReversed().slice(1)) {
    await page.goBack();
    await page.waitForFunction((to) => location.pathname === to && document.querySelector('main h1'), path);
    comeBack.set(path, await readLooks(page));
  }
  const differences: string[] = [];
  const compare = (path: string, loaded: readonly string[], others: readonly string[] | undefined, how: string) => {
    if (!others) return;
    if (loaded.length !== others.length) differences.push(`${path}: ${loaded.length} and ${others.length} elements`);
    const other = loaded.findIndex((look, index) => look !== others[index]);
    if (other >= 0) differences.push(`${path}: ${loaded[other]}, ${how}: ${others[other]}`);
  };
  for (const path of paths) {
    await page.goto((await siteAddress()) + path);
    await hydrated(page);
    const loaded = await readLooks(page);
    compare(path, loaded, moved.get(path), 'moved to');
    compare(path, loaded, comeBack.get(path), 'come back to');
  }
  assert.deepEqual(differences, []);
});
