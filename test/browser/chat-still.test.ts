// A conversation must neither scroll the page around it nor take the focus out of the field.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { controls, hero, person, problems, senders } from '../../src/content/chat.ts';
import { browserTest, goOffline, hydrated, visit } from './support/browser.ts';
import { converse, field, fulfill, log, visitChat } from './support/chat.ts';
import { siteAddress } from './support/site.ts';

/** The shortest window and an ordinary one; `npm run test:all` adds others. */
const lowest = { width: 320, height: 256 };
const windows = [{ width: 1280, height: 720 }, lowest];
if (process.env.LOOKS === 'all') windows.push({ width: 1440, height: 900 }, { width: 390, height: 844 });

/** Records every scroll of the page and every change of focus from now on. */
async function watchPage(page: Page) {
  await page.evaluate(() => {
    const seen = { moves: [] as number[], focus: [] as string[] };
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => window.scrollY !== seen.moves.at(-1) && seen.moves.push(window.scrollY));
    // An element removed while focused fires no event.
    setInterval(() => {
      const name = document.activeElement?.tagName ?? '';
      if (seen.focus.at(-1) !== name) seen.focus.push(name);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { moves: number[]; focus: string[] } }).seen);
}

browserTest('over a whole conversation the page never moves, and the field keeps the focus', async (t) => {
  for (const viewport of windows) {
    const { page, answerWith, context, expects } = await visitChat(t, { viewport }, '/chat', visit);
    expects(/ERR_FAILED .*assistant/);
    const name = `${viewport.width} × ${viewport.height}`;
    const seen = await watchPage(page);
    // Tab reaches the field from any starting point.
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
    await page.getByRole('button', { name: controls.send }).click();
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    const { moves, focus } = await seen();
    assert.deepEqual(moves, [], `${name}: scrolled`);
    assert.deepEqual(focus, ['TEXTAREA'], `${name}: focus`);

    // The buttons next to the field don't scroll the page either, and leave the focus in the conversation.
    await page.getByRole('button', { name: controls.retry }).click();
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    for (const button of ['minimize', 'minimize', 'fullscreen', 'fullscreen', 'clear', 'undo', 'clear'] as const)
      await page.getByRole('button', { name: controls[button] }).click();
    assert.deepEqual((await seen()).moves, [], `${name}: scrolled by a button`);
    await field(page).fill('a'.repeat(300));
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth),
      viewport.width,
      `${name}: a long word`,
    );
    await field(page).fill('');
    await page.getByRole('button', { name: controls.minimize }).click();
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
    // Scrolled so that the page could move both ways; in the shortest window the launcher is partly out of view.
    const before = 8;
    await page.evaluate((y) => window.scrollTo(0, y), before);
    // `mouse.click` because the driver's `click` scrolls elements within the page's scroll padding.
    const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Chat', exact: true }).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 10);
    await field(page).waitFor();
    const seen = await watchPage(page);
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === true);
    // Typing on before the reply doesn't scroll the page, either.
    await page.keyboard.type('the next question');
    await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
    const name = `${viewport.width} × ${viewport.height}`;
    const { moves, focus } = await seen();
    assert.deepEqual(moves, [], `${name}: scrolled`);
    assert.deepEqual(focus, ['TEXTAREA'], `${name}: focus`);
    assert.equal(await page.evaluate(() => window.scrollY), before, name);
    await page.getByRole('button', { name: controls.close }).click();
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
    assert.ok(await page.getByRole('link', { name: hero.back }).first().isVisible());
    await page.goto(`${await siteAddress()}/about`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    // The last is a phone in landscape.
    for (const viewport of [lowest, { width: 844, height: 260 }]) {
      await page.setViewportSize(viewport);
      assert.ok((await lines()) >= 3, `${await lines()} lines in the widget, ${JSON.stringify(viewport)}`);
    }
  },
);

browserTest('conversation and draft survive a reload; clearing can be undone, and empties the tab', async (t) => {
  const { page } = await visitChat(t);
  await converse(page, 'Remember me');
  await field(page).fill('Half a quest');
  await page.reload();
  await hydrated(page);
  await log(page).getByText('Answer to Remember me').waitFor();
  assert.equal(await field(page).inputValue(), 'Half a quest');
  // The restored conversation isn't announced to screen readers.
  assert.equal(await page.getByRole('status').textContent(), '');
  await page.getByRole('button', { name: controls.clear }).click();
  await page.getByRole('button', { name: controls.undo }).click();
  await log(page).getByText('Answer to Remember me').waitFor();
  await page.getByRole('button', { name: controls.clear }).click();
  await page.reload();
  await hydrated(page);
  assert.equal(await log(page).getByText('Remember me').count(), 0);
});

browserTest('a failed question keeps its mark and its Retry; who is offline is told so', async (t) => {
  const { page, answerWith, context, expects } = await visitChat(t, {}, '/chat', visit);
  expects(/429 .*assistant/);
  answerWith((route) => route.fulfill({ status: 429, body: 'slow down' }));
  await converse(page, 'One');
  await log(page).getByText(problems.busy).waitFor();
  await goOffline({ context, expects });
  answerWith((route) => route.abort('internetdisconnected'));
  await converse(page, 'Two');
  await log(page).getByText(problems.offline).waitFor();
  await context.setOffline(false);
  answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  await converse(page, 'Three');
  assert.equal(await log(page).getByRole('button', { name: controls.retry }).count(), 2);
  await log(page).getByRole('button', { name: controls.retry }).first().click();
  await log(page).getByText('Answer to One').waitFor();
  assert.equal(await log(page).getByRole('button', { name: controls.retry }).count(), 1);
  const mail = page.getByRole('link', { name: person.mail }).last();
  // The `mailto:` address is set on click; don't open the mail program here.
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  const said = `${person.me}: Three\n\n${senders.ai}: Answer to Three`;
  const href = (await mail.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: person.form }).click();
  await page.waitForURL('**/contact');
  await page.waitForFunction(
    (words) => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value.includes(words),
    said,
  );
  assert.ok(decodeURIComponent(href).includes(said), href);
});
