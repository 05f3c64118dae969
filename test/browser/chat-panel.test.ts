import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { controls, typing } from '../../src/content/chat.ts';
import { gate, serve } from '../support/server.ts';
import { browserTest, hydrated } from './support/browser.ts';
import { converse, distanceToEnd, field, fulfill, log, visitChat } from './support/chat.ts';

browserTest('the list follows the latest message, unless the reader has scrolled up', async (t) => {
  const { page, answerWith } = await visitChat(t, { viewport: { width: 390, height: 700 } });
  const newMessage = page.getByRole('button', { name: controls.newMessages });
  for (let index = 0; index < 5; index++) await converse(page, `Message ${index}`);
  assert.ok((await distanceToEnd(page)) < 2);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith(async (route) => {
    await held;
    await fulfill(route, 'Late answer');
  });
  await field(page).fill('Wait');
  await field(page).press('Enter');
  await page.getByRole('status').getByText(typing).waitFor();
  assert.ok((await distanceToEnd(page)) < 2);
  await log(page).evaluate((list) => list.scrollTo(0, 0));
  await log(page).evaluate(() => new Promise(requestAnimationFrame));
  // An opening keyboard doesn't scroll the list, either.
  await page.setViewportSize({ width: 390, height: 500 });
  await log(page).evaluate(() => new Promise(requestAnimationFrame));
  release();
  await newMessage.waitFor();
  assert.equal(await log(page).evaluate((list) => list.scrollTop), 0);
  // The button covers messages, not the links below them.
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

  // A list shorter than the user's own message doesn't count as scrolled up, either.
  answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  await page.setViewportSize({ width: 390, height: 260 });
  for (const text of ['One\ntwo\nthree', 'Four']) {
    await converse(page, text);
    assert.equal(await newMessage.count(), 0);
  }
});

browserTest('fullscreen hides the header, blocks the page, and restores the scroll position', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 1000, height: 600 } });
  const fullscreen = page.getByRole('button', { name: controls.fullscreen });
  const scrollY = () => page.evaluate(() => window.scrollY);
  // Scroll to the page's end, which moves when the header is hidden.
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
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await scrollY(), blockedAt);
  // Nothing but the assistant can be reached by Tab.
  for (let index = 0; index < 12; index++) {
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('body, [data-fullscreen="true"] *')));
  }
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('banner').isVisible(), true);
  assert.equal(await scrollY(), before);
  // A click in Safari focuses the button's container instead, so Escape goes there.
  await fullscreen.click();
  assert.equal(await page.getByRole('banner').isVisible(), false);
  await page.locator('main').dispatchEvent('keydown', { key: 'Escape' });
  assert.equal(await page.getByRole('banner').isVisible(), true);
  await fullscreen.click();
  await fullscreen.click();
  assert.equal(await fullscreen.getAttribute('aria-pressed'), 'false');
  assert.equal(await fullscreen.evaluate((button) => button === document.activeElement), true);
});

browserTest('minimizing hides the messages, and restoring shows the latest', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 390, height: 700 } });
  for (let index = 0; index < 5; index++) await converse(page, `Message ${index}`);
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

browserTest('in a window 260 px high, as above an on-screen keyboard, the field and Send stay in view', async (t) => {
  const { page } = await visitChat(t);
  // The on-screen keyboard shrinks the page instead of covering it.
  assert.match(
    (await page.locator('meta[name=viewport]').getAttribute('content')) ?? '',
    /interactive-widget=resizes-content/,
  );
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 260 });
    await page.reload();
    await hydrated(page);
    const inView = async (state: string) => {
      for (const part of [field(page), page.getByRole('button', { name: controls.send })]) {
        const box = await part.boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= 260, `${state}, ${width} px: ${JSON.stringify(box)}`);
      }
    };
    await inView('opening');
    await field(page).fill('one\ntwo\nthree\nfour');
    await inView('four lines');
    await page.evaluate(() => window.scrollTo(0, 0));
    await converse(page, 'One');
    await inView('answered');
    await page.getByRole('button', { name: controls.fullscreen }).click();
    await inView('fullscreen');
  }
});

browserTest('on a phone a long answer stays at its beginning while it comes and once it has ended', async (t) => {
  const { page, answerWith } = await visitChat(t, { viewport: { width: 390, height: 844 } });
  const streaming = gate<ServerResponse>();
  const address = await serve((_, response) => streaming.open(response));
  answerWith((route) => route.continue({ url: address }));
  await field(page).fill('Tell me all');
  await field(page).press('Enter');
  const answer = await streaming.opened;
  const line = (number: number) => `A line of the answer, number ${number}.\n\n`;
  const placeAt = async (text: string) => {
    await log(page).getByText(text).last().waitFor();
    // Two frames: the effects of a scroll or resize come with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return log(page).evaluate((list) => list.scrollTop);
  };
  answer.write(Array.from({ length: 30 }, (_, index) => line(index)).join(''));
  const place = await placeAt('number 29.');
  for (const number of [30, 31]) {
    answer.write(line(number));
    assert.equal(await placeAt(`number ${number}.`), place, 'lines come below');
  }
  answer.end();
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
  assert.equal(await placeAt('number 31.'), place, 'it has ended');
});
