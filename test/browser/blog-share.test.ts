import assert from 'node:assert/strict';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { browserTest, hydrated, still, visit } from './support/browser.ts';
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
  await page.getByRole('region', { name: 'Messages' }).getByText('Link copied').waitFor();
});

browserTest('a shared link is heard without the list of toasts, which the next toast asks for again', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let isBlocked = true;
  await context.route(/ToastViewport-/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.reload();
  await hydrated(page);
  const share = page.getByRole('button', { name: `Share: ${first.title}` });
  await share.click();
  await page.locator('[aria-live=polite]').getByText('Link copied').waitFor({ state: 'attached' });
  assert.equal(await page.getByRole('region', { name: 'Messages' }).count(), 0);
  isBlocked = false;
  await share.click();
  await page.getByRole('region', { name: 'Messages' }).getByText('Link copied').first().waitFor();
});

browserTest('Subscribe opens a message to send, and a toast says so even when the network is gone', async (t) => {
  const { page, context } = await visit(t, await blog(), still);
  await hydrated(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('reader@client.example');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastViewport-')),
  );
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const url = new URL(await asked);
  assert.equal(url.protocol, 'mailto:');
  assert.match(url.searchParams.get('body') ?? '', /reader@client\.example$/);
  const sentence = 'Your mail program opens with a message to send.';
  await page.getByRole('region', { name: 'Messages' }).getByText(sentence).waitFor();
  const heard = await page.locator('[aria-live], [role=status], [role=alert]').allTextContents();
  assert.equal(heard.filter((text) => text.includes(sentence)).length, 1);
  // Nobody can tell whether the message has been sent.
  assert.equal(await field.inputValue(), 'reader@client.example');
});
