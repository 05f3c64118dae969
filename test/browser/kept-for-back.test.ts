// The back/forward cache: the browser keeps a page for Back, and restores it unchanged.
import { browserTest, revisit, still } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

browserTest('a page that was left during hydration is loaded again when Back shows it, and hydrates', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/services`, still);
  // Firefox drops the messages of a page in the back/forward cache.
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => {
      document.documentElement.dataset.dropped = '';
    };
  });
  await page.mouse.move(2, 400);
  await page.waitForSelector('html[data-dropped]');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await loaded;
  await page.mouse.move(4, 402);
  await page.waitForSelector('html[data-hydrated]');
});
