import assert from 'node:assert/strict';
import { controls, hero, problems, widget } from '../../src/content/chat.ts';
import { cannedReplies } from '../../src/content/chat-widget.ts';
import { header } from '../../src/content/pages/shell.ts';
import { menuLabel } from '../support/labels.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, stopClock, visit, withoutScript } from './support/browser.ts';
import { field, isFocused, isPending, log, lowest, visibleLines, visitChat, watchPage } from './support/chat.ts';
import { siteAddress } from './support/site.ts';

const launcherName = header.chat;

browserTest('the open widget passes axe and fits, and shows three lines in a low window', async (t) => {
  const { page } = await visitChat(t, {}, '/about');
  await page.getByRole('button', { name: launcherName, exact: true }).click();
  await field(page).waitFor();
  await assertFaultless(page, 'open');
  // The last is a phone in landscape.
  for (const viewport of [lowest, { width: 844, height: 260 }]) {
    await page.setViewportSize(viewport);
    assert.ok((await visibleLines(page)) >= 3, `${await visibleLines(page)} lines, ${JSON.stringify(viewport)}`);
  }
});

browserTest('the widget is fetched only when it is opened', async (t) => {
  const { page } = await visit(t, 'about:blank');
  // Data saving turns prefetching off, so that all requests are the widget's.
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.goto(`${await siteAddress()}/terms`);
  await hydrated(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const launcher = page.getByRole('button', { name: launcherName, exact: true });
  await page.getByRole('heading', { level: 1 }).click();
  assert.deepEqual(fetched, []);
  await launcher.press('Enter');
  await field(page).waitFor();
  assert.ok(fetched.some((path) => /\/assets\/Chat-.*\.js$/.test(path)));
});

browserTest('a reply that arrives while the widget is closed is shown on its button', async (t) => {
  const { page, asked } = await visitChat(t, { viewport: { width: 320, height: 640 } }, '/about', visit);
  await page.getByRole('button', { name: launcherName, exact: true }).click();
  await field(page).waitFor();
  await stopClock(page);
  await field(page).fill('What do you do?');
  await field(page).press('Enter');
  await page.getByRole('button', { name: controls.close }).click();
  const unread = page.getByRole('button', { name: `${launcherName} ${header.unread}`, exact: true });
  assert.equal(await unread.count(), 0);
  await page.clock.runFor(2600);
  await unread.waitFor();
  const { height } = (await page.getByRole('banner').boundingBox()) ?? {};
  assert.equal(height, 65, 'with a new reply, the header keeps its height');
  await unread.click();
  const reply = await log(page).locator('> *').last().locator('> div').textContent();
  assert.ok(
    cannedReplies.some((canned) => canned === reply),
    `not a canned reply: ${reply}`,
  );
  assert.equal(await unread.count(), 0);
  assert.equal(asked.length, 0);
});

browserTest('a conversation in the widget doesn’t scroll the page, and keeps the focus in its field', async (t) => {
  const { page } = await visitChat(t, { viewport: lowest }, '/about', visit);
  // Scrolled so that the page could move both ways, and the launcher is partly out of view.
  await page.evaluate(() => window.scrollTo(0, 8));
  // `mouse.click` because the driver's `click` scrolls elements within the page's scroll padding.
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: launcherName, exact: true }).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.localName === 'textarea');
  await stopClock(page);
  const seen = await watchPage(page);
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await isPending(page, true);
  // Typing on before the reply doesn't scroll the page, either.
  await page.keyboard.type('the next question');
  await page.clock.runFor(2600);
  await isPending(page, false);
  assert.deepEqual(await seen(), []);
  assert.ok(await isFocused(page));
  assert.equal(await page.evaluate(() => window.scrollY), 8);
});

browserTest(
  'below 64rem the launcher is in the header, which stays one row high, with and without scripts',
  async (t) => {
    const { page } = await visitChat(t, {}, '/careers');
    const { page: still } = await revisit(t, `${await siteAddress()}/careers`, withoutScript);
    for (const shown of [page, still]) {
      for (const width of [320, 640, 1020]) {
        await shown.setViewportSize({ width, height: 640 });
        for (const y of [0, 900]) {
          await shown.mouse.wheel(0, y);
          const { items, height } = await shown.getByRole('banner').evaluate((header) => ({
            items: [...header.querySelectorAll('a, button')]
              .filter((item) => item.checkVisibility())
              .map((item) => [item.textContent, item.getBoundingClientRect()] as const)
              .map(([text, { left, right, top, bottom }]) => ({ text, left, right, top, bottom })),
            height: header.getBoundingClientRect().height,
          }));
          const where = `${width} px, scrolled by ${y}`;
          assert.deepEqual(items.map(({ text }) => text).slice(1), [launcherName, ''], where);
          for (const [index, { left, top, bottom }] of items.entries()) {
            assert.ok(left >= (items[index - 1]?.right ?? 0), `${where}: ${items[index]?.text} lies on another`);
            assert.ok(top >= 0 && bottom <= height, `${where}: ${items[index]?.text} is outside the header`);
          }
          assert.ok((items.at(-1)?.right ?? 0) <= width, where);
        }
      }
    }
  },
);

browserTest('Escape closes the widget and returns the focus; reopening it restores the conversation', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 390, height: 800 } }, '/about', visit);
  const launcher = page.getByRole('button', { name: launcherName, exact: true });
  await launcher.click();
  await page.waitForFunction(() => document.activeElement?.localName === 'textarea');
  // Otherwise the reply may come before Escape.
  await stopClock(page);
  await page.keyboard.type('Remember me');
  await page.keyboard.press('Enter');
  await log(page).getByText('Remember me').waitFor();
  // The first Escape cancels the pending question, the second closes the widget.
  await page.keyboard.press('Escape');
  await log(page).getByText(problems.stopped).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await launcher.and(page.locator(':focus')).waitFor();
  assert.equal(await launcher.getAttribute('aria-expanded'), 'false');
  await launcher.click();
  await log(page).getByText('Remember me').waitFor();
});

browserTest('the widget links to the assistant’s page, is absent there, and survives navigation', async (t) => {
  const { page } = await visitChat(t, {}, '/about');
  const launcher = page.getByRole('button', { name: launcherName, exact: true });
  await launcher.click();
  await field(page).fill('Remember me');
  await field(page).press('Enter');
  await page.getByRole('link', { name: menuLabel('/careers') }).click();
  await page.waitForURL('**/careers');
  await log(page).getByText('Remember me').waitFor();
  await page.getByRole('link', { name: widget.fullChat }).click();
  await page.waitForURL('**/chat');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await field(page).inputValue(), 'Remember me', 'its last question has come along');
  assert.equal(await launcher.count(), 0);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.goBack();
  await launcher.click();
  await log(page).getByText('Remember me').waitFor();
});

browserTest('if the widget fails to load, its button opens the assistant’s page', async (t) => {
  const { page, expects } = await visitChat(t, {}, '/about');
  expects(/ERR_FAILED .*Chat-/);
  await page.route('**/assets/Chat-*.js', (route) => route.abort());
  // It may have been prefetched already.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: launcherName, exact: true }).click();
  await page.waitForURL('**/chat');
  await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
});
