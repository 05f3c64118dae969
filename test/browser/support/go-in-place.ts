import type { Page } from 'playwright-core';

/** Goes to another screen of the console as Forward does: what is cached stays, and the code is not started anew. */
export async function goInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ index: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
