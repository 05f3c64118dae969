import assert from 'node:assert/strict';
import { loadFailure } from '../../src/content/pages/shell.ts';
import { titleOf } from '../support/pages.ts';
import { blank, browserTest, goOffline, hydrated, revisit, still, visit } from './support/browser.ts';
import { follow, withoutPrefetch } from './support/following.ts';

browserTest('a page whose code fails to load is loaded as a document', async (t) => {
  const { page, expects } = await revisit(t, '/');
  expects(/ERR_FAILED .*About-/);
  await page.route('**/assets/About-*', (route) => route.abort());
  await hydrated(page);
  const loaded = page.waitForEvent('domcontentloaded');
  await follow(page, '/about');
  await loaded;
  assert.equal(await page.title(), await titleOf('/about'));
});

browserTest('a page whose code neither loads nor fails is loaded as a document after 20 s', async (t) => {
  const { page } = await visit(t, blank, still);
  await page.clock.install();
  await page.goto('/');
  await withoutPrefetch(page);
  await hydrated(page);
  const requested = page.waitForRequest('**/assets/About-*');
  await page.route('**/assets/About-*', () => undefined);
  await follow(page, '/about');
  await requested;
  const loaded = page.waitForEvent('domcontentloaded');
  await page.clock.fastForward(20_000);
  await loaded;
  assert.equal(await page.title(), await titleOf('/about'));
});

browserTest('offline, a message says that a page can’t load; once online, Retry loads the page', async (t) => {
  const { page, context, expects } = await visit(t, '/', still);
  await withoutPrefetch(page);
  await hydrated(page);
  await goOffline({ context, expects });
  await follow(page, '/about');
  const heading = page.getByRole('heading', { level: 1, name: loadFailure.title });
  await heading.and(page.locator(':focus')).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: loadFailure.retry }).click();
  await heading.waitFor({ state: 'detached' });
  assert.equal(await page.title(), await titleOf('/about'));
});
