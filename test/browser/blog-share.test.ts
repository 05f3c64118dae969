import assert from 'node:assert/strict';
import { article, articlePath, newsletter } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { subscription } from '../../src/content/blog/blog-subscription.ts';
import { browserTest, goOffline, hydrated, still, visit } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

const blog = async () => `${await siteAddress()}/blog`;
const [first = assert.fail('there is no article')] = posts;

browserTest('a shared link is copied, and says so', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  await page.getByRole('button', { name: `Share: ${first.title}` }).click();
  await page.waitForFunction(
    async (path) => (await navigator.clipboard.readText()).endsWith(path),
    articlePath(first.slug),
  );
  await page.getByRole('region', { name: 'Alerts' }).getByText(article.copied).waitFor();
});

browserTest('a shared link is announced without the toast list, which the next toast loads again', async (t) => {
  const { page, context, expects } = await visit(t, await blog(), still);
  expects(/ERR_FAILED .*ToastViewport-/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let isBlocked = true;
  await context.route(/ToastViewport-/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.reload();
  await hydrated(page);
  const share = page.getByRole('button', { name: `Share: ${first.title}` });
  await share.click();
  await page.locator('[aria-live=polite]').getByText(article.copied).waitFor({ state: 'attached' });
  assert.equal(await page.getByRole('region', { name: 'Alerts' }).count(), 0);
  isBlocked = false;
  await share.click();
  await page.getByRole('region', { name: 'Alerts' }).getByText(article.copied).first().waitFor();
});

browserTest('Subscribe opens a message to send, and a toast says so even when the network is gone', async (t) => {
  const { page, context, expects } = await visit(t, await blog(), still);
  await hydrated(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  const field = page.getByRole('textbox', { name: newsletter.label });
  await field.fill('reader@client.example');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastViewport-')),
  );
  await goOffline({ context, expects });
  await page.getByRole('button', { name: newsletter.submit }).click();
  const url = new URL(await asked);
  assert.equal(url.protocol, 'mailto:');
  assert.match(url.searchParams.get('body') ?? '', /reader@client\.example$/);
  const [sentence = ''] = subscription.mailOpened.split('. ');
  await page.getByRole('region', { name: 'Alerts' }).getByText(sentence).waitFor();
  const heard = await page.locator('[aria-live], [role=status], [role=alert]').allTextContents();
  assert.equal(heard.filter((text) => text.includes(sentence)).length, 1);
  // The page can't know whether the message was sent.
  assert.equal(await field.inputValue(), 'reader@client.example');
});
