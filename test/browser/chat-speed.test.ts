import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { createAssistant } from '../../src/server/assistant/assistant.ts';
import { listen } from '../../src/server/serve.ts';
import { megabyte } from '../site/chat/answer-shapes.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { converseFast, field, fulfill, log, visitChat } from './support/chat.ts';

/** A processor four times slower than this one. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

browserTest('with 500 messages a keystroke costs under 16 ms of script', async (t: TestContext) => {
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: [createAssistant()] });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { page } = await visit(t, `${address}/chat`, { reducedMotion: 'reduce' });
  await hydrated(page);
  await converseFast(
    page,
    Array.from({ length: 249 }, (_, index) => `hello ${index}`),
  );
  assert.ok((await log(page).locator('> *').count()) >= 500);
  await field(page).focus();
  const session = await slowDown(page);
  const keystrokes = 20;
  const before = await scriptMs(session);
  for (let index = 0; index < keystrokes; index++) await page.keyboard.press('a');
  const perKeystroke = ((await scriptMs(session)) - before) / keystrokes;
  t.diagnostic(`${perKeystroke.toFixed(2)} ms of script a keystroke`);
  assert.ok(perKeystroke < 16, `${perKeystroke} ms`);
});

browserTest('a 1 MB reply leaves the page answering a click within a second', async (t: TestContext) => {
  const { page, answerWith } = await visitChat(t, {}, '/chat', visit);
  for (const [name, reply] of [
    ['words', megabyte],
    ['one word', 'a'.repeat(1e6)],
    ['addresses', 'https://a.example/ '.repeat(52_000)],
  ] as const) {
    await page.getByRole('button', { name: 'Clear chat' }).click();
    answerWith((route) => fulfill(route, reply));
    await slowDown(page);
    // From the moment the answer is in the log: how long until a click on Minimize is drawn?
    await page.evaluate(() => {
      const minimize = document.querySelector<HTMLElement>('[aria-label="Minimize"]');
      const list = document.querySelector('[role=log]');
      if (!minimize || !list) return;
      new MutationObserver((_, observer) => {
        if (list.children.length < 4) return;
        observer.disconnect();
        const startedMs = performance.now();
        setTimeout(() => {
          minimize.click();
          requestAnimationFrame(() =>
            setTimeout(() => {
              document.body.dataset.clickMs = String(performance.now() - startedMs);
            }),
          );
        });
      }).observe(list, { childList: true });
    });
    await field(page).fill('Tell me everything');
    await field(page).press('Enter');
    const clickMs = Number(await (await page.waitForFunction(() => document.body.dataset.clickMs)).jsonValue());
    t.diagnostic(`${name}: ${clickMs.toFixed(0)} ms`);
    assert.ok(clickMs < 1000, `${name}: ${clickMs} ms`);
    await page.evaluate(() => delete document.body.dataset.clickMs);
    await page.getByRole('button', { name: 'Minimize' }).click();
  }
});
