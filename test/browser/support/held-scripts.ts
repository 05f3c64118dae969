import type { Page, Route } from 'playwright-core';
import { hydrated } from './browser.ts';
import { siteAddress } from './site.ts';

/** Holds a page's requests for scripts. The returned function releases them and hydrates the page. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}

/** Opens a page and holds its requests for scripts. The returned function releases them and hydrates the page. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto((await siteAddress()) + path);
  return release;
}
