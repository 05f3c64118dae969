import assert from 'node:assert/strict';
import { suggestions, typing } from '../../src/content/chat.ts';
import { contact } from '../../src/content/site.ts';
import { createAssistant } from '../../src/server/assistant/assistant.ts';
import { listen } from '../../src/server/serve.ts';
import { gate } from '../support/server.ts';
import { axeViolations } from './support/axe.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { converse, distanceToEnd, field, fulfill, log, visitChat } from './support/chat.ts';
import { siteAddress } from './support/site.ts';

browserTest('the assistant has no axe violation in any state, theme or width', async (t) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, answerWith, complaints } = await visitChat(t, { colorScheme });
    const check = async (state: string, widths = [320, 1280]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        assert.deepEqual(await axeViolations(page), [], `${state} at ${width} px, ${colorScheme}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        assert.ok(overflow <= 0, `${state} at ${width} px scrolls sideways by ${overflow}`);
      }
    };
    await check('opening', [320, 768, 1280]);
    answerWith((route) => route.abort());
    await converse(page, 'One');
    await check('failed');
    answerWith(() => undefined);
    await page.getByRole('button', { name: 'Retry' }).click();
    await check('pending');
    answerWith((route, question) => fulfill(route, `${question} https://a.example/${'long'.repeat(60)}`));
    await page.getByRole('button', { name: 'Clear chat' }).click();
    for (let index = 0; index < 9; index++) await converse(page, `Message ${index}`);
    await check('20 messages');
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await check('fullscreen');
    await page.getByRole('button', { name: 'Minimize' }).click();
    await check('fullscreen, minimized');
    await page.keyboard.press('Escape');
    await check('minimized');
    assert.deepEqual(
      complaints.filter((line) => !line.includes('Failed to load resource')),
      [],
    );
  }
});

browserTest('one request per intent, and none for what nobody can see', async (t) => {
  const { page, asked, answerWith } = await visitChat(t);
  const chip = page.getByRole('button', { name: suggestions[0] });
  const send = page.getByRole('button', { name: 'Send' });
  answerWith(() => undefined);
  const clear = () => page.getByRole('button', { name: 'Clear chat' }).click();
  const pressEnter = (init: { isComposing?: boolean; keyCode?: number }) =>
    field(page).evaluate((element, given) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given }));
    }, init);

  await field(page).fill('One');
  await pressEnter({ isComposing: true });
  await pressEnter({ keyCode: 229 });
  assert.equal(asked.length, 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText(typing).waitFor();
  assert.equal(asked.length, 1);
  await clear();
  await field(page).fill('Two');
  await send.dblclick();
  assert.equal(asked.length, 2);
  await clear();
  await chip.dblclick();
  assert.deepEqual(
    asked.map(({ chatInput }) => chatInput),
    ['One', 'Two', suggestions[0]],
  );
  await clear();
  for (const text of [' ', '\n\n', '\u200b\u2060', '\u00a0\ufeff']) {
    await field(page).fill(text);
    assert.ok(await send.isDisabled());
    await field(page).press('Enter');
  }
  assert.equal(asked.length, 3);
  await field(page).fill('One');
  await field(page).press('Shift+Enter');
  assert.deepEqual([await field(page).inputValue(), asked.length], ['One\n', 3]);
});

browserTest('the list follows the latest message, unless the reader has scrolled up', async (t) => {
  const { page, answerWith } = await visitChat(t, { viewport: { width: 390, height: 700 } });
  const newMessage = page.getByRole('button', { name: 'New message' });
  for (let index = 0; index < 5; index++) await converse(page, `Message ${index}`);
  assert.ok((await distanceToEnd(page)) < 2);

  let release = () => {};
  answerWith((route) => {
    release = () => void fulfill(route, 'Late answer');
  });
  await field(page).fill('Wait');
  await field(page).press('Enter');
  await page.getByRole('status').getByText(typing).waitFor();
  assert.ok((await distanceToEnd(page)) < 2);
  await log(page).evaluate((list) => list.scrollTo(0, 0));
  await log(page).evaluate(() => new Promise(requestAnimationFrame));
  release();
  await newMessage.waitFor();
  assert.equal(await log(page).evaluate((list) => list.scrollTop), 0);
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

  // In a list that is lower than one's own message nobody has scrolled up, either.
  answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  await page.setViewportSize({ width: 390, height: 260 });
  for (const text of ['One\ntwo\nthree', 'Four']) {
    await converse(page, text);
    assert.equal(await newMessage.count(), 0);
  }
});

browserTest('fullscreen hides the header, blocks the page, and gives its place back', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 1000, height: 600 } });
  const fullscreen = page.getByRole('button', { name: 'Fullscreen' });
  const scrollY = () => page.evaluate(() => window.scrollY);
  // The page's end: without the header it is somewhere else.
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
  await fullscreen.click();
  await fullscreen.click();
  assert.equal(await fullscreen.getAttribute('aria-pressed'), 'false');
  assert.equal(await fullscreen.evaluate((button) => button === document.activeElement), true);
});

browserTest('minimized, the messages are gone and come back at the latest', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 390, height: 700 } });
  for (let index = 0; index < 5; index++) await converse(page, `Message ${index}`);
  const minimize = page.getByRole('button', { name: 'Minimize' });
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

browserTest('the conversation survives a visit to another page; leaving stops the pending question', async (t) => {
  const { page, asked, answerWith } = await visitChat(t);
  await converse(page, 'One');
  answerWith(() => undefined);
  await field(page).fill('Two');
  await field(page).press('Enter');
  // Sooner than the client's own timeout would end it.
  const stopped = page.waitForEvent('requestfailed', { timeout: 10_000 });
  await page.getByRole('link', { name: 'Home' }).last().click();
  await stopped;
  await page.waitForURL(`${await siteAddress()}/`);
  answerWith((route) => fulfill(route, 'Answered at last'));
  await page.getByRole('link', { name: 'Chat with the assistant' }).click();
  await log(page).getByText('Answer to One').waitFor();
  assert.equal(asked.length, 2);
  await page.getByRole('button', { name: 'Retry' }).click();
  await log(page).getByText('Answered at last').waitFor();
  assert.equal(asked.length, 3);
  await page.getByRole('button', { name: 'Clear chat' }).click();
  assert.equal(await log(page).getByText('One').count(), 0);
  assert.ok(await page.getByRole('button', { name: suggestions[4] }).isVisible());
});

browserTest('a window 260 px high, as over a keyboard, keeps field and send in view', async (t) => {
  for (const width of [320, 390, 1280]) {
    const { page } = await visitChat(t, { viewport: { width, height: 260 } });
    const inView = async (state: string) => {
      for (const part of [field(page), page.getByRole('button', { name: 'Send' })]) {
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
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await inView('fullscreen');
  }
});

browserTest('without a script the page says how else to reach us', async (t) => {
  const { page, complaints } = await visit(t, `${await siteAddress()}/chat`, { javaScriptEnabled: false });
  assert.ok(await page.getByText('The assistant needs JavaScript').isVisible());
  assert.ok(await page.getByRole('main').getByRole('link', { name: contact.email }).isVisible());
  assert.ok(await page.getByRole('main').getByRole('link', { name: contact.phone.label }).isVisible());
  assert.equal(await log(page).locator('> *').count(), 2);
  assert.equal(await field(page).isVisible(), false);
  assert.equal(await page.getByRole('button', { name: 'Clear chat' }).isVisible(), false);
  assert.deepEqual(complaints, []);
});

browserTest('what was written before the script came is there after it, and can be sent', async (t) => {
  const { page } = await visitChat(t);
  const { open, opened: written } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await written;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page).fill('Early');
  open();
  await hydrated(page);
  assert.equal(await field(page).inputValue(), 'Early');
  await page.getByRole('button', { name: 'Send' }).click();
  await log(page).getByText('Answer to Early').waitFor();
});

browserTest('with the demo assistant every suggestion is answered', async (t) => {
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: [createAssistant()] });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { page, complaints } = await visit(t, `${address}/chat`);
  await hydrated(page);
  for (const suggestion of suggestions) {
    await page.getByRole('button', { name: 'Clear chat' }).click();
    await page.getByRole('button', { name: suggestion }).click();
    await page.waitForFunction(() => document.querySelector('[role=log]')?.children.length === 4);
  }
  assert.deepEqual(complaints, []);
});
