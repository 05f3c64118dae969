import assert from 'node:assert/strict';
import { controls, hero, suggestions } from '../../src/content/chat.ts';
import { footer } from '../../src/content/pages/shell.ts';
import { createAssistant } from '../../src/demo/assistant/assistant.ts';
import { listen } from '../../src/preview/serve.ts';
import { gate } from '../support/server.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { converse, field, fulfill, log, visitChat } from './support/chat.ts';
import { siteAddress } from './support/site.ts';

browserTest('the assistant has no axe violation in any state, theme or width', async (t) => {
  const { page, answerWith, expects } = await visitChat(t);
  expects(/ERR_FAILED .*assistant/);
  const narrowAndWide = [320, 1280];
  await assertFaultless(page, 'opening');
  answerWith((route) => route.abort());
  await converse(page, 'One');
  await assertFaultless(page, 'failed', narrowAndWide);
  answerWith(() => undefined);
  await page.getByRole('button', { name: controls.retry }).click();
  await assertFaultless(page, 'pending', narrowAndWide);
  const markdown = '# Title\n\nSome **bold** and `code`.\n\n1. One\n   - two\n\n> Quote\n\n';
  const wide = `\`\`\`js\n${'const a = 1; '.repeat(30)}\n\`\`\`\n\n| a | ${'long '.repeat(30)} |\n| - | - |\n| 1 | 2 |\n\n---\n\n`;
  answerWith((route) => fulfill(route, `${markdown}${wide}[A page](/services), https://a.example`));
  await page.getByRole('button', { name: controls.stop }).click();
  await converse(page, 'In Markdown');
  await log(page).getByRole('table').waitFor();
  await assertFaultless(page, 'Markdown', narrowAndWide);
  answerWith((route, question) => fulfill(route, `${question} https://a.example/${'long'.repeat(60)}`));
  await page.getByRole('button', { name: controls.clear }).click();
  for (let index = 0; index < 9; index++) await converse(page, `Message ${index}`);
  await assertFaultless(page, '20 messages', narrowAndWide);
  await page.getByRole('button', { name: controls.fullscreen }).click();
  await assertFaultless(page, 'fullscreen', narrowAndWide);
  await page.getByRole('button', { name: controls.minimize }).click();
  await assertFaultless(page, 'fullscreen, minimized', narrowAndWide);
  await page.keyboard.press('Escape');
  await assertFaultless(page, 'minimized', narrowAndWide);
});

browserTest('one request per intent, and none for what nobody can see', async (t) => {
  const { page, asked, askedTimes, answerWith } = await visitChat(t);
  const chip = page.getByRole('button', { name: suggestions[0] });
  const send = page.getByRole('button', { name: controls.send });
  answerWith(() => undefined);
  const clear = () => page.getByRole('button', { name: controls.clear }).click();
  const pressEnter = (init: { isComposing?: boolean; keyCode?: number }) =>
    field(page).evaluate((element, given) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given }));
    }, init);

  await field(page).fill('One');
  await pressEnter({ isComposing: true });
  await pressEnter({ keyCode: 229 });
  await askedTimes(0);
  assert.equal(asked.length, 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await askedTimes(1);
  assert.equal(asked.length, 1);
  await clear();
  await field(page).fill('Two');
  await send.dblclick();
  await askedTimes(2);
  assert.equal(asked.length, 2);
  await clear();
  await chip.dblclick();
  await askedTimes(3);
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
  await askedTimes(3);
  assert.equal(asked.length, 3);
  await field(page).fill('One');
  await field(page).press('Shift+Enter');
  assert.deepEqual([await field(page).inputValue(), asked.length], ['One\n', 3]);
});

browserTest('the conversation survives a visit to another page; leaving stops the pending question', async (t) => {
  const { page, asked, answerWith } = await visitChat(t, {}, '/chat', visit);
  await converse(page, 'One');
  // The page's clock is stopped, so that the client's own timeout can't end the request.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  answerWith(() => undefined);
  await field(page).fill('Two');
  await field(page).press('Enter');
  const stopped = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: hero.back }).last().click();
  await stopped;
  await page.clock.resume();
  await page.waitForURL(`${await siteAddress()}/`);
  answerWith((route) => fulfill(route, 'Answered at last'));
  await page.getByRole('link', { name: footer.chat }).click();
  await log(page).getByText('Answer to One').waitFor();
  assert.equal(asked.length, 2);
  await page.getByRole('button', { name: controls.retry }).click();
  await log(page).getByText('Answered at last').waitFor();
  assert.equal(asked.length, 3);
  await page.getByRole('button', { name: controls.clear }).click();
  assert.equal(await log(page).getByText('One').count(), 0);
  assert.ok(await page.getByRole('button', { name: suggestions[4] }).isVisible());
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
  await page.getByRole('button', { name: controls.send }).click();
  await log(page).getByText('Answer to Early').waitFor();
});

browserTest('with the demo assistant every suggestion is answered', async (t) => {
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: [createAssistant()] });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { page } = await visit(t, `${address}/chat`);
  await hydrated(page);
  for (const suggestion of suggestions) {
    await page.getByRole('button', { name: controls.clear }).click();
    await page.getByRole('button', { name: suggestion }).click();
    await page.waitForFunction(() => (document.querySelector('[role=log]')?.children.length ?? 0) >= 4);
  }
});
