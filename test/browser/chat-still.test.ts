// What a conversation must not do to the page around it: move it, or take the focus out of the field.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { person } from '../../src/content/chat.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { converse, field, fulfill, log, visitChat } from './support/chat.ts';
import { siteAddress } from './support/site.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** Writes down every move of the page and every place of the focus from now on. */
async function watchPage(page: Page) {
  await page.evaluate(() => {
    const seen = { moves: [] as number[], focus: [] as string[] };
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => window.scrollY !== seen.moves.at(-1) && seen.moves.push(window.scrollY));
    // What is removed while it has the focus tells nobody.
    setInterval(() => {
      const name = document.activeElement?.tagName ?? '';
      if (seen.focus.at(-1) !== name) seen.focus.push(name);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { moves: number[]; focus: string[] } }).seen);
}

browserTest('over a whole conversation the page never moves, and the field keeps the focus', async (t) => {
  for (const viewport of windows) {
    const { page, answerWith, context } = await visitChat(t, { viewport }, '/chat', visit);
    const name = `${viewport.width} × ${viewport.height}`;
    const seen = await watchPage(page);
    // Tab reaches the field, whatever stands before it.
    for (let index = 0; index < 40; index++) {
      await page.keyboard.press('Tab');
      if (await field(page).evaluate((element) => element === document.activeElement)) break;
    }
    assert.equal(await page.evaluate(() => window.scrollY), 0, `${name}: Tab`);
    await page.evaluate(() => {
      (window as unknown as { seen: { focus: string[] } }).seen.focus = [];
    });
    for (const text of ['a', 'One\ntwo', 'Three', 'Tell me more']) {
      if (text === 'Three') answerWith((route) => route.abort());
      if (text === 'Tell me more') answerWith((route) => fulfill(route, 'A line of the answer.\n'.repeat(60)));
      await page.keyboard.type(text.replace('\n', ''));
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    }
    await page.keyboard.type('By the button');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    const { moves, focus } = await seen();
    assert.deepEqual(moves, [], `${name}: scrolled`);
    assert.deepEqual(focus, ['TEXTAREA'], `${name}: focus`);

    // What is pressed beside the field moves nothing either, and leaves the focus in the conversation.
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    for (const button of ['Minimize', 'Minimize', 'Fullscreen', 'Fullscreen', 'Clear chat', 'Undo', 'Clear chat'])
      await page.getByRole('button', { name: button }).click();
    assert.deepEqual((await seen()).moves, [], `${name}: scrolled by a button`);
    await field(page).fill('a'.repeat(300));
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth),
      viewport.width,
      `${name}: a long word`,
    );
    await field(page).fill('');
    await page.getByRole('button', { name: 'Minimize' }).click();
    await field(page).focus();
    await page.keyboard.type('Sent while minimized');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    assert.ok(await field(page).evaluate((element) => element === document.activeElement), `${name}: minimized`);
    await context.close();
  }
});

browserTest('a conversation in the widget moves no page, and keeps the focus in its field', async (t) => {
  const { page } = await visitChat(t, {}, '/about', visit);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await page.reload();
    await hydrated(page);
    // The page could move both ways; in the lowest window the launcher is on its way out with the header.
    const before = 8;
    await page.evaluate((y) => window.scrollTo(0, y), before);
    // With the bare mouse: a driver's click scrolls what stands within the page's scroll padding.
    const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Chat', exact: true }).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await field(page).waitFor();
    const seen = await watchPage(page);
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === true);
    // Who writes on before the reply is here moves nothing, either.
    await page.keyboard.type('the next question');
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    const name = `${viewport.width} × ${viewport.height}`;
    const { moves, focus } = await seen();
    assert.deepEqual(moves, [], `${name}: scrolled`);
    assert.deepEqual(focus, ['TEXTAREA'], `${name}: focus`);
    assert.equal(await page.evaluate(() => window.scrollY), before, name);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

browserTest(
  'in the lowest window three lines of the conversation are seen, at the opening and while one writes',
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
    assert.ok(await page.getByRole('link', { name: 'Home' }).first().isVisible());
    await page.goto(`${await siteAddress()}/about`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    // The last is a phone that lies on its side.
    for (const viewport of [windows[3], { width: 844, height: 260 }]) {
      if (viewport) await page.setViewportSize(viewport);
      assert.ok((await lines()) >= 3, `${await lines()} lines in the widget, ${JSON.stringify(viewport)}`);
    }
  },
);

browserTest('conversation and draft survive a reload; clearing can be undone, and empties the tab', async (t) => {
  const { page, complaints } = await visitChat(t);
  await converse(page, 'Remember me');
  await field(page).fill('Half a quest');
  await page.reload();
  await hydrated(page);
  await log(page).getByText('Answer to Remember me').waitFor();
  assert.equal(await field(page).inputValue(), 'Half a quest');
  // Nothing of it is news: a screen reader is told nothing.
  assert.equal(await page.getByRole('status').textContent(), '');
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await log(page).getByText('Answer to Remember me').waitFor();
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.reload();
  await hydrated(page);
  assert.equal(await log(page).getByText('Remember me').count(), 0);
  assert.deepEqual(complaints, []);
});

browserTest('a failed question keeps its mark and its Retry; who is offline is told so', async (t) => {
  const { page, answerWith, context } = await visitChat(t, {}, '/chat', visit);
  answerWith((route) => route.fulfill({ status: 429, body: 'slow down' }));
  await converse(page, 'One');
  await log(page).getByText('Too many questions').waitFor();
  await context.setOffline(true);
  answerWith((route) => route.abort('internetdisconnected'));
  await converse(page, 'Two');
  await log(page).getByText('You seem to be offline').waitFor();
  await context.setOffline(false);
  answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  await converse(page, 'Three');
  assert.equal(await log(page).getByRole('button', { name: 'Retry' }).count(), 2);
  await log(page).getByRole('button', { name: 'Retry' }).first().click();
  await log(page).getByText('Answer to One').waitFor();
  assert.equal(await log(page).getByRole('button', { name: 'Retry' }).count(), 1);
  const mail = page.getByRole('link', { name: person.mail }).last();
  // The address is made at the click; the mail program is not to open here.
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  const href = (await mail.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: person.form }).click();
  await page.waitForURL('**/contact');
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLTextAreaElement>('[name=message]')
      ?.value.includes('Me: Three\n\nAssistant: Answer to Three'),
  );
  assert.match(decodeURIComponent(href), /Me: Three\n\nAssistant: Answer to Three/);
});
