// A conversation must neither scroll the page around it nor take the focus out of the field.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { controls, hero } from '../../src/content/chat.ts';
import { header } from '../../src/content/pages/shell.ts';
import { browserTest, hydrated, stopClock, visit } from './support/browser.ts';
import { converse, field, fulfill, log, visitChat } from './support/chat.ts';
import { restAddress, siteAddress } from './support/site.ts';

/** The shortest window and an ordinary one. */
const lowest = { width: 320, height: 256 };
const windows = [{ width: 1280, height: 720 }, lowest];

/** Records every scroll of the page and every loss of the field's focus from now on. */
async function watchPage(page: Page) {
  await field(page).evaluate((input) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.push(`scrolled to ${window.scrollY}`));
    input.addEventListener('blur', () => seen.push('focus lost'));
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);
const isPending = (page: Page, is: boolean) =>
  page.waitForFunction((wanted) => document.querySelector('textarea')?.readOnly === wanted, is);

browserTest('over a whole conversation the page never moves, and the field keeps the focus', async (t) => {
  const { page, answerWith, expects } = await visitChat(t);
  expects(/ERR_FAILED .*assistant/);
  for (const viewport of windows) {
    const name = `${viewport.width} × ${viewport.height}`;
    await page.setViewportSize(viewport);
    await page.goto(await restAddress());
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${await siteAddress()}/chat`);
    await hydrated(page);
    await field(page).focus();
    assert.equal(await page.evaluate(() => window.scrollY), 0, `${name}: focus`);
    const seen = await watchPage(page);
    for (const text of ['a', 'One', 'Three', 'Tell me more']) {
      if (text === 'Three') answerWith((route) => route.abort());
      if (text === 'Tell me more') answerWith((route) => fulfill(route, 'A line of the answer.\n'.repeat(60)));
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await isPending(page, false);
    }
    await page.keyboard.type('By the button');
    await page.getByRole('button', { name: controls.send }).click();
    await isPending(page, false);
    assert.deepEqual(await seen(), [], name);
    assert.ok(await isFocused(page), name);

    // The buttons next to the field don't scroll the page either, and leave the focus in the conversation.
    await page.getByRole('button', { name: controls.retry }).click();
    await isPending(page, false);
    for (const button of ['minimize', 'minimize', 'fullscreen', 'fullscreen', 'clear', 'undo', 'clear'] as const)
      await page.getByRole('button', { name: controls[button] }).click();
    await field(page).fill('a'.repeat(300));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width, name);
    await field(page).fill('');
    await page.getByRole('button', { name: controls.minimize }).click();
    await field(page).focus();
    await page.keyboard.type('Sent while minimized');
    await page.keyboard.press('Enter');
    await isPending(page, false);
    assert.ok(await isFocused(page), `${name}: minimized`);
    assert.deepEqual(
      (await seen()).filter((what) => what !== 'focus lost'),
      [],
      `${name}: a button`,
    );
    answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  }
});

browserTest('a conversation in the widget moves no page, and keeps the focus in its field', async (t) => {
  const { page } = await visitChat(t, { viewport: lowest }, '/about', visit);
  // Scrolled so that the page could move both ways, and the launcher is partly out of view.
  await page.evaluate(() => window.scrollTo(0, 8));
  // `mouse.click` because the driver's `click` scrolls elements within the page's scroll padding.
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: header.chat, exact: true }).boundingBox()) ?? {};
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
  'in a very low window, three lines of the conversation are visible when the chat opens and while typing',
  async (t) => {
    const { page } = await visitChat(t, { viewport: { width: 320, height: 256 } });
    const lines = () =>
      log(page).evaluate((list) => {
        const text = list.querySelector('[dir=auto]');
        return text ? list.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight) : 0;
      });
    assert.ok((await lines()) >= 3, `${await lines()} lines at the opening`);
    await field(page).fill('One');
    assert.ok((await lines()) >= 3, `${await lines()} lines while one writes`);
    await converse(page, 'Two');
    assert.ok((await lines()) >= 3, `${await lines()} lines after an answer`);
    assert.ok(await page.getByRole('link', { name: hero.back }).first().isVisible());
    await page.goto(`${await siteAddress()}/about`);
    await hydrated(page);
    await page.getByRole('button', { name: header.chat, exact: true }).click();
    // The last is a phone in landscape.
    for (const viewport of [lowest, { width: 844, height: 260 }]) {
      await page.setViewportSize(viewport);
      assert.ok((await lines()) >= 3, `${await lines()} lines in the widget, ${JSON.stringify(viewport)}`);
    }
  },
);
