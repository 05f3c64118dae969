// The lists of the site, as Back finds them.
import assert from 'node:assert/strict';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

browserTest('Back finds the blog and the open positions as they were left, and a new visit does not', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  for (const [path, search] of [
    ['/blog', 'zzz'],
    ['/careers', 'zzz'],
  ] as const) {
    await page.goto((await siteAddress()) + path);
    await hydrated(page);
    const field = page.locator('main input[type=search]');
    await field.fill(search);
    await page.locator('header nav a[href="/about"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/about');
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await field.waitFor();
    assert.equal(await field.inputValue(), search, path);
    await page.locator('header nav a[href="/about"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/about');
    await page.locator(`header nav a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${path}`);
    await field.waitFor();
    assert.equal(await field.inputValue(), '', path);
  }
});
