// Tests scrolling and focus during a conversation, in windows of several heights.
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { controls, hero, suggestions, typing } from '../../src/content/chat.ts';
import { gate, serve } from '../support/server.ts';
import { browserTest, frames } from './support/browser.ts';
import {
  converse,
  distanceToEnd,
  field,
  fulfill,
  isFocused,
  isPending,
  log,
  lowest,
  visibleLines,
  visitChat,
  watchPage,
} from './support/chat.ts';
import { overflowPx } from './support/page-faults.ts';

browserTest('the empty chat offers questions as rows across the log, and an answer’s as small buttons', async (t) => {
  const { page, answerWith } = await visitChat(t, { viewport: { width: 390, height: 844 } });
  const rests = () =>
    log(page)
      .locator('li button')
      .evaluateAll((all) =>
        all.map((row) =>
          Math.round(Number(row.closest('ul')?.getBoundingClientRect().width) - row.getBoundingClientRect().width),
        ),
      );
  assert.deepEqual(await rests(), Array(suggestions.length).fill(0));
  answerWith((route) => route.fulfill({ json: { output: 'Yes', suggestions: ['Why?'] } }));
  await converse(page, 'Really');
  await page.getByRole('button', { name: 'Why?' }).waitFor();
  assert.ok(Number((await rests())[0]) > 100);
});

browserTest('a conversation scrolls to its latest message unless the reader has scrolled up', async (t) => {
  const { page, answerWith } = await visitChat(t, { viewport: { width: 390, height: 700 } });
  const newMessage = page.getByRole('button', { name: controls.newMessages });
  for (let index = 0; index < 5; index++) await converse(page, `Message ${index}`);
  assert.ok((await distanceToEnd(page)) < 2);

  const late = gate();
  answerWith((route) => late.opened.then(() => fulfill(route, 'Late answer')));
  await field(page).fill('Wait');
  await field(page).press('Enter');
  await page.getByRole('status').getByText(typing).waitFor();
  assert.ok((await distanceToEnd(page)) < 2);
  await log(page).evaluate((list) => list.scrollTo(0, 0));
  await log(page).evaluate(() => new Promise(requestAnimationFrame));
  // A shorter window, as with an on-screen keyboard, doesn't scroll the list.
  await page.setViewportSize({ width: 390, height: 500 });
  await log(page).evaluate(() => new Promise(requestAnimationFrame));
  late.open();
  await newMessage.waitFor();
  assert.equal(await log(page).evaluate((list) => list.scrollTop), 0);
  // The button covers messages, not the links below the list.
  const [button, list] = [await newMessage.boundingBox(), await log(page).boundingBox()];
  assert.ok(button && list && button.y + button.height <= list.y + list.height, JSON.stringify([button, list]));
  await newMessage.click();
  await newMessage.waitFor({ state: 'detached' });
  assert.ok((await distanceToEnd(page)) < 2);

  answerWith((route) => fulfill(route, 'line\n'.repeat(100)));
  await converse(page, 'Tell me more');
  const start = await log(page).evaluate((list) => {
    const last = list.lastElementChild as HTMLElement;
    return last.offsetTop - list.scrollTop;
  });
  assert.ok(start >= 0 && start < 40, `a tall answer starts ${start} px below the list's top`);
  const withMoreBelow = await bottomEdge(page);
  await log(page).evaluate((list) => list.scrollTo(0, list.scrollHeight));
  assert.notEqual(await bottomEdge(page), withMoreBelow, 'a line shows that an answer goes on below');

  // A list that is shorter than the user's own message doesn't count as scrolled up.
  answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  await page.setViewportSize({ width: 390, height: 260 });
  for (const text of ['One\ntwo\nthree', 'Four']) {
    await converse(page, text);
    assert.equal(await newMessage.count(), 0);
  }

  await page.setViewportSize({ width: 390, height: 700 });
  const minimize = page.getByRole('button', { name: controls.minimize });
  await minimize.click();
  assert.equal(await log(page).isVisible(), false);
  assert.ok(await field(page).isVisible());
  await minimize.click();
  await page.waitForFunction(() => {
    const list = document.querySelector('[role=log]');
    return list && list.scrollHeight - list.clientHeight - list.scrollTop < 2;
  });
  await minimize.click();
  await converse(page, 'Shown again');
  assert.ok(await log(page).getByText('Answer to Shown again').isVisible());
});

/** Returns a screenshot of the list's bottom edge, as hexadecimal text. */
async function bottomEdge(page: Page): Promise<string> {
  const { x = 0, y = 0, height = 0 } = (await log(page).boundingBox()) ?? {};
  return (await page.screenshot({ clip: { x: x + 40, y: y + height - 2, width: 40, height: 1 } })).toString('hex');
}

browserTest('fullscreen chat hides the header and blocks scrolling; Escape restores the scroll position', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 1000, height: 600 } });
  const fullscreen = page.getByRole('button', { name: controls.fullscreen });
  const scrollY = () => page.evaluate(() => window.scrollY);
  // Scrolls to the page's end, which moves when the header is hidden.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await scrollY();
  assert.ok(before > 64);
  await fullscreen.evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  assert.equal(await page.getByRole('banner').isVisible(), false);
  assert.equal(await page.getByRole('contentinfo').isVisible(), false);
  const box = await page.locator('[data-fullscreen="true"]').boundingBox();
  assert.deepEqual(box, { x: 0, y: 0, width: 1000, height: 600 });
  const blockedAt = await scrollY();
  await page.mouse.wheel(0, 200);
  await page.evaluate(frames);
  assert.equal(await scrollY(), blockedAt);
  // Nothing but the assistant can be reached by Tab.
  for (let index = 0; index < 12; index++) {
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('body, [data-fullscreen="true"] *')));
  }
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('banner').isVisible(), true);
  assert.equal(await scrollY(), before);
  // In Safari, a click focuses the button's container, not the button, so the container gets Escape.
  await fullscreen.click();
  assert.equal(await page.getByRole('banner').isVisible(), false);
  await page.locator('main').dispatchEvent('keydown', { key: 'Escape' });
  assert.equal(await page.getByRole('banner').isVisible(), true);
  await fullscreen.click();
  await fullscreen.click();
  assert.equal(await fullscreen.getAttribute('aria-pressed'), 'false');
  assert.equal(await fullscreen.evaluate((button) => button === document.activeElement), true);
});

browserTest('in a very low window, the chat’s field, Send and three lines stay in view', async (t) => {
  const { page } = await visitChat(t, { viewport: lowest });
  // This setting makes an on-screen keyboard shrink the page instead of covering it.
  assert.match(
    (await page.locator('meta[name=viewport]').getAttribute('content')) ?? '',
    /interactive-widget=resizes-content/,
  );
  const fullscreen = page.getByRole('button', { name: controls.fullscreen });
  for (const viewport of [lowest, { width: 390, height: 260 }, { width: 1280, height: 260 }]) {
    await page.setViewportSize(viewport);
    const inView = async (state: string) => {
      const name = `${state}, ${viewport.width} px`;
      for (const part of [field(page), page.getByRole('button', { name: controls.send })]) {
        const box = await part.boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${name}: ${JSON.stringify(box)}`);
      }
      if (state !== 'four lines written')
        assert.ok((await visibleLines(page)) >= 3, `${name}: ${await visibleLines(page)}`);
    };
    await inView('before a message');
    await field(page).fill('one\ntwo\nthree\nfour');
    await inView('four lines written');
    await field(page).fill('One');
    await inView('one line written');
    await page.evaluate(() => window.scrollTo(0, 0));
    await converse(page, 'One');
    await inView('answered');
    await fullscreen.click();
    await inView('fullscreen');
    await fullscreen.click();
  }
  await page.setViewportSize(lowest);
  await fullscreen.click();
  await fullscreen.click();
  assert.ok(await page.getByRole('link', { name: hero.back }).first().isVisible());
});

browserTest('on a phone, the list stays at the start of a long answer during and after streaming', async (t) => {
  const { page, answerWith } = await visitChat(t, { viewport: { width: 390, height: 844 } });
  const streaming = gate<ServerResponse>();
  const address = await serve((_, response) => streaming.open(response));
  answerWith((route) => route.continue({ url: address }));
  await field(page).fill('Tell me all');
  await field(page).press('Enter');
  const answer = await streaming.opened;
  const line = (number: number) => `A line of the answer, number ${number}.\n\n`;
  const scrollTopAt = async (text: string) => {
    await log(page).getByText(text).last().waitFor();
    // Waits two frames, because the effects of a scroll or resize come with the next frame.
    await page.evaluate(frames);
    return log(page).evaluate((list) => list.scrollTop);
  };
  answer.write(Array.from({ length: 30 }, (_, index) => line(index)).join(''));
  const scrollTop = await scrollTopAt('number 29.');
  for (const number of [30, 31]) {
    answer.write(line(number));
    assert.equal(await scrollTopAt(`number ${number}.`), scrollTop, 'new lines are added below');
  }
  answer.end();
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
  assert.equal(await scrollTopAt('number 31.'), scrollTop, 'the answer has ended');
});

browserTest('during a conversation the page never scrolls, and the chat’s field keeps the focus', async (t) => {
  const { page, answerWith, expects } = await visitChat(t, { viewport: lowest });
  expects(/ERR_FAILED .*assistant/);
  await field(page).focus();
  assert.equal(await page.evaluate(() => window.scrollY), 0, 'focus');
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
  assert.deepEqual(await seen(), []);
  assert.ok(await isFocused(page));

  // The chat's buttons don't scroll the page.
  await page.getByRole('button', { name: controls.retry }).click();
  await isPending(page, false);
  for (const button of ['minimize', 'minimize', 'fullscreen', 'fullscreen', 'clear', 'undo', 'clear'] as const)
    await page.getByRole('button', { name: controls[button] }).click();
  await field(page).fill('a'.repeat(300));
  assert.equal(await page.evaluate(overflowPx), 0);
  await field(page).fill('');
  await page.getByRole('button', { name: controls.minimize }).click();
  await field(page).focus();
  await page.keyboard.type('Sent while minimized');
  await page.keyboard.press('Enter');
  await isPending(page, false);
  assert.ok(await isFocused(page), 'minimized');
  assert.deepEqual(
    (await seen()).filter((what) => what !== 'focus lost'),
    [],
    'a button',
  );
});
