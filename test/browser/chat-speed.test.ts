import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { controls } from '../../src/content/chat.ts';
import { createAssistant } from '../../src/demo/assistant/assistant.ts';
import { listen } from '../../src/preview/serve.ts';
import { megabyte } from '../site/chat/answer-shapes.ts';
import { browserTest, hydrated, still, visit } from './support/browser.ts';
import { converseFast, field, fulfill, log, visitChat } from './support/chat.ts';
import { callCounter } from './support/count-calls.ts';

browserTest('with 500 messages a keystroke makes no more calls than with two', async (t: TestContext) => {
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: [createAssistant()] });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { page } = await visit(t, 'about:blank', still);
  const calls = await callCounter(page);
  await page.goto(`${address}/chat`);
  await hydrated(page);
  const typing = async () => {
    await field(page).fill('');
    await field(page).focus();
    return calls(async () => {
      for (let index = 0; index < 20; index++) await page.keyboard.press('a');
    });
  };
  const withTwo = await typing();
  await converseFast(
    page,
    Array.from({ length: 249 }, (_, index) => `hello ${index}`),
  );
  assert.ok((await log(page).locator('> *').count()) >= 500);
  const withMany = await typing();
  t.diagnostic(`20 keystrokes: ${withTwo} calls with two messages, ${withMany} with 500`);
  assert.ok(withTwo > 0);
  assert.ok(withMany < 1.5 * withTwo, `${withMany} calls after ${withTwo}`);
});

browserTest('a 1 MB reply costs the page what its beginning costs, and so does the click after it', async (t) => {
  const { page, answerWith } = await visitChat(t, {}, '/chat', visit);
  const calls = await callCounter(page);
  await page.reload();
  await hydrated(page);
  const answered = async (reply: string) => {
    answerWith((route) => fulfill(route, reply));
    await page.getByRole('button', { name: controls.clear }).click();
    const answer = await calls(async () => {
      await field(page).fill('Tell me everything');
      await field(page).press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('[role=log] > *').length >= 4);
    });
    const drawn = await log(page).evaluate((list) => ({
      characters: list.textContent?.length ?? 0,
      elements: list.querySelectorAll('*').length,
    }));
    const minimize = page.getByRole('button', { name: controls.minimize });
    const click = await calls(() => minimize.click());
    await minimize.click();
    return { answer, click, ...drawn };
  };
  for (const [name, long, short] of [
    ['words', megabyte, megabyte.slice(0, 3900)],
    ['one word', 'a'.repeat(1e6), 'a'.repeat(3900)],
    ['addresses', 'https://a.example/ '.repeat(52_000), 'https://a.example/ '.repeat(200)],
  ] as const) {
    const few = await answered(short);
    const many = await answered(long);
    t.diagnostic(`${name}: ${JSON.stringify(few)}, 1 MB: ${JSON.stringify(many)}`);
    for (const count of ['answer', 'click', 'characters', 'elements'] as const) {
      assert.ok(few[count] > 0, `${name}: ${count}`);
      assert.ok(many[count] < 1.5 * few[count], `${name}: ${many[count]} ${count} after ${few[count]}`);
    }
  }
});
