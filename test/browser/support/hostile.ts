// Responses of a hostile API, and the harm that they do to a page.
import type { Page, Route } from 'playwright-core';
import { renderFailure } from '../../../src/content/pages/shell.ts';
import { harmOf, type Spoil, spoilDeep } from '../../admin/spoil.ts';
import { askServer } from './browser.ts';

/** Spoils the responses to all queries, with three rows of each list. */
export async function serveSpoiled(page: Page, spoil: () => Spoil): Promise<void> {
  await page.route(/\/api\/(super-)?admin\/(?!login)/, async (route: Route) => {
    const { method, url } = { method: route.request().method(), url: route.request().url() };
    if (method !== 'GET' && !url.endsWith('user-details')) return route.fallback();
    const response = await askServer(route);
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: spoilDeep(spoil(), 'data', body.data) } });
  });
}

/** Returns a sentence for each kind of harm that a hostile text has done to the page. */
export function harmDone(page: Page): Promise<string[]> {
  return page.evaluate(harmOf, renderFailure.title);
}
