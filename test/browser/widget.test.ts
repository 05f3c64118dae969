import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { controls, hero, problems, widget } from '../../src/content/chat.ts';
import { cannedReplies } from '../../src/content/chat-widget.ts';
import { header } from '../../src/content/pages/shell.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, withoutScript } from './support/browser.ts';
import { field, isFocused, isPending, log, lowest, visibleLines, visitChat, watchPage } from './support/chat.ts';
import { headerLink, withoutPrefetch } from './support/following.ts';
import { holdDelays } from './support/site-controls.ts';

const launcher = (page: Page) => page.getByRole('button', { name: header.chat, exact: true });

browserTest('the open chat widget passes axe, doesn’t overflow, and shows three lines in a low window', async (t) => {
  const { page } = await visitChat(t, {}, '/about');
  await launcher(page).click();
  await field(page).waitFor();
  await assertFaultless(page, 'open');
  // The last size is a phone in landscape.
  for (const viewport of [lowest, { width: 844, height: 260 }]) {
    await page.setViewportSize(viewport);
    assert.ok((await visibleLines(page)) >= 3, `${await visibleLines(page)} lines, ${JSON.stringify(viewport)}`);
  }
});

browserTest('the launcher’s center is clear of overlay scrollbars, which would take its clicks', async (t) => {
  const { page } = await revisit(t, '/terms', still);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { x, width: own } = (await page.locator('header [aria-expanded]').boundingBox()) ?? { x: width, width };
    assert.ok(width - x - own / 2 > 21, `${width} px: ${width - x - own / 2} px`);
  }
});

browserTest('the widget is fetched when opened; if that fails, its button opens the assistant’s page', async (t) => {
  const { page, expects } = await revisit(t, '/terms', still);
  expects(/ERR_FAILED .*Chat-/);
  // So that all requests are the widget's.
  await withoutPrefetch(page);
  await hydrated(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/assets/Chat-*.js', (route) => route.abort());
  await page.getByRole('heading', { level: 1 }).click();
  assert.deepEqual(fetched, []);
  await launcher(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
  assert.match(fetched[0] ?? '', /\/assets\/Chat-.*\.js$/);
});

browserTest('a conversation in the widget doesn’t scroll the page; the launcher indicates a new reply', async (t) => {
  const { page, asked } = await visitChat(t, { viewport: lowest }, '/about');
  const endDelay = await holdDelays(page);
  // Scrolls so that the page could move both ways, and the launcher is partly out of view.
  await page.evaluate(() => window.scrollTo(0, 8));
  // Uses `mouse.click`, because Playwright's `click` scrolls elements out of the page's scroll padding.
  const { x = 0, y = 0 } = (await launcher(page).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await page.waitForFunction(() => document.activeElement?.localName === 'textarea');
  const seen = await watchPage(page);
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await isPending(page, true);
  // Typing before the reply arrives doesn't scroll the page.
  await page.keyboard.type('the next question');
  await endDelay();
  await isPending(page, false);
  assert.deepEqual(await seen(), []);
  assert.ok(await isFocused(page));
  assert.equal(await page.evaluate(() => window.scrollY), 8);

  // The first Escape cancels the pending question, the second closes the widget.
  await field(page).fill('Remember me');
  await page.keyboard.press('Enter');
  await log(page).getByText('Remember me').waitFor();
  await page.keyboard.press('Escape');
  await log(page).getByText(problems.stopped).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await launcher(page).and(page.locator(':focus')).waitFor();
  assert.equal(await launcher(page).getAttribute('aria-expanded'), 'false');
  await launcher(page).click();
  await log(page).getByText('Remember me').waitFor();

  await field(page).fill('What do you do?');
  await field(page).press('Enter');
  await page.getByRole('button', { name: controls.close }).click();
  const unread = page.getByRole('button', { name: `${header.chat} ${header.unread}`, exact: true });
  assert.equal(await unread.count(), 0);
  await endDelay();
  await unread.waitFor();
  const { height } = (await page.getByRole('banner').boundingBox()) ?? {};
  assert.equal(height, 65, 'the header keeps its height when it shows a new reply');
  await unread.click();
  const reply = await log(page).locator('> *').last().locator('> div').textContent();
  assert.ok(
    cannedReplies.some((canned) => canned === reply),
    `not a canned reply: ${reply}`,
  );
  assert.equal(await unread.count(), 0);
  assert.equal(asked.length, 0);
});

browserTest('below 64rem the chat launcher is in the header, which stays one row high', async (t) => {
  const { page } = await visitChat(t, {}, '/services');
  const { page: scriptless } = await revisit(t, '/services', withoutScript);
  for (const shown of [page, scriptless]) {
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
        assert.deepEqual(items.map(({ text }) => text).slice(1), [header.chat, ''], where);
        for (const [index, { left, top, bottom }] of items.entries()) {
          assert.ok(left >= (items[index - 1]?.right ?? 0), `${where}: ${items[index]?.text} overlaps another`);
          assert.ok(top >= 0 && bottom <= height, `${where}: ${items[index]?.text} is outside the header`);
        }
        assert.ok((items.at(-1)?.right ?? 0) <= width, where);
      }
    }
  }
});

browserTest('the chat widget links to the assistant’s page, is absent there, and survives navigation', async (t) => {
  const { page } = await visitChat(t, {}, '/about');
  await launcher(page).click();
  await field(page).fill('Remember me');
  await field(page).press('Enter');
  await headerLink(page, '/services').click();
  await page.waitForURL('**/services');
  await log(page).getByText('Remember me').waitFor();
  await page.getByRole('link', { name: widget.fullChat }).click();
  await page.waitForURL('**/chat');
  await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
  assert.equal(await field(page).inputValue(), 'Remember me', 'the page’s field has the widget’s question');
  assert.equal(await launcher(page).count(), 0);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.goBack();
  await launcher(page).click();
  await log(page).getByText('Remember me').waitFor();
});
