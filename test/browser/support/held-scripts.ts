import type { Page, Route } from 'playwright-core';
import { hydrated } from './browser.ts';

/** Opens a page and holds its requests for scripts. The returned function releases them and hydrates the page. */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(path);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
  };
}
