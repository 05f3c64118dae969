// A page that the browser keeps for Back, and shows again as it was.
import { browserTest, revisit, still } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

browserTest('a page that was left while it woke goes on when Back shows it again', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/services`, still);
  // What Firefox does with the messages of a page that it keeps.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = () => {
      Object.assign(MessagePort.prototype, { postMessage });
      document.documentElement.dataset.dropped = '';
    };
  });
  await page.mouse.move(2, 400);
  await page.waitForSelector('html[data-dropped]');
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await page.waitForSelector('html[data-awake]');
});
