// Follows links of the site, in browsers with and without the Navigation API.
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { headerLinks, titleOf } from '../../support/pages.ts';
import type { Need } from '../../support/parts.ts';
import { blank, browserTest, type RevisitOptions, revisit, type Visit, visit } from './browser.ts';

export const articleLink = ({ id }: { id: number }) => `/blog#article-${id}`;
export const headerLink = (page: Page, path: string) => {
  const { label } = headerLinks.find(({ href }) => href === path) ?? assert.fail(`no link to ${path} in the header`);
  return page.locator('header').getByRole('link', { name: label, exact: true });
};
/** Clicks a link by script, because Playwright's `click` would first scroll to the link. */
export const follow = (page: Page, path: string) =>
  headerLink(page, path).evaluate((link: HTMLElement) => link.click());
export const titled = async (page: Page, path: string) =>
  page.waitForFunction((title) => document.title === title, await titleOf(path));
export const isAt = async (page: Page, path: string, y: number) =>
  page.waitForFunction(([path, title, y]) => location.pathname === path && document.title === title && scrollY === y, [
    path,
    await titleOf(path),
    y,
  ] as const);

/** Follows a link that the page lacks. */
export const followNew = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** Turns off the prefetching of links, if called before hydration. */
export const withoutPrefetch = (page: Page) =>
  page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

type Open = (t: TestContext, url: string, options?: RevisitOptions) => Promise<Visit>;

type Run = (t: TestContext, open: Open) => Promise<void>;

/** Declares a test for browsers with and without the Navigation API, which Safari has from 26.2 and Firefox from 147. */
export function inAllBrowsers(name: string, ...args: [...needs: Need[], run: Run]): void {
  const run = args.at(-1) as Run;
  const needs = args.slice(0, -1) as Need[];
  browserTest(name, ...needs, (t) => run(t, revisit));
  const withoutApi = (t: TestContext) =>
    run(t, async (t, url, { viewport, ...options } = {}) => {
      const opened = await visit(t, blank, options);
      await opened.context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      await opened.page.goto(url);
      return opened;
    });
  browserTest(`without the Navigation API: ${name}`, ...needs, withoutApi);
}

/** Follows the skip link, which leads to another fragment of the page. */
export async function skipToMain(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  await page.waitForFunction(() => location.hash === '#main');
}
