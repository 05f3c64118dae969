import assert from 'node:assert/strict';
import { newsletter } from '../../src/content/blog/blog.ts';
import { subscription } from '../../src/content/blog/blog-subscription.ts';
import { browserTest, goOffline, holdToasts, hydrated, still, visit } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

const blog = async () => `${await siteAddress()}/blog`;

browserTest('Subscribe opens a message to send, and a toast says so even when the network is gone', async (t) => {
  const { page, context, expects } = await visit(t, await blog(), still);
  await hydrated(page);
  await holdToasts(page);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const asked = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  const field = page.getByRole('textbox', { name: newsletter.label });
  await field.fill('reader@client.example');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastList-')),
  );
  await goOffline({ context, expects });
  await page.getByRole('button', { name: newsletter.submit }).click();
  const url = new URL(await asked);
  assert.equal(url.protocol, 'mailto:');
  assert.match(url.searchParams.get('body') ?? '', /reader@client\.example$/);
  const [sentence = ''] = subscription.mailOpened.split('. ');
  const toast = page.getByRole('region', { name: 'Alerts' }).getByText(sentence);
  await toast.waitFor();
  const [header, box] = [await page.locator('header').first().boundingBox(), await toast.boundingBox()];
  assert.ok(header && box && box.y > header.y + header.height, 'it leaves the header free');
  const heard = await page.locator('[aria-live], [role=status], [role=alert]').allTextContents();
  assert.equal(heard.filter((text) => text.includes(sentence)).length, 1);
  // The page can't know whether the message was sent.
  assert.equal(await field.inputValue(), 'reader@client.example');
});
