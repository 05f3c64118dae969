import assert from 'node:assert/strict';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { browserTest, visit } from './support/browser.ts';
import { fulfill } from './support/chat.ts';

browserTest('with CHAT_SESSION=visitor, a duplicated tab has its own session ID, and a reload keeps it', async (t) => {
  const { outputFiles } = await build({
    entryPoints: ['src/site/chat/assistant.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'assistant',
    define: { __CHAT_WEBHOOK_URL__: '"/api/assistant"', __CHAT_SESSION__: '"visitor"' },
  });
  const script = String(outputFiles[0]?.text).replace('var assistant =', 'globalThis.assistant ??=');
  const { page, context } = await visit(t, '/terms');
  const ids: string[] = [];
  await context.route('**/api/assistant', (route) => {
    ids.push(route.request().postDataJSON().sessionId);
    return fulfill(route, 'Yes');
  });
  const ask = (tab: Page) => tab.evaluate(`assistant.askAssistant('Hi', new AbortController().signal)`);
  await page.evaluate(script);
  await ask(page);
  const opened = context.waitForEvent('page');
  // The new tab has a copy of this tab's session storage, like a duplicate.
  await page.evaluate(() => void open(location.href));
  const copy = await opened;
  await copy.waitForLoadState();
  for (const tab of [page, copy]) {
    await tab.evaluate(script);
    await ask(tab);
  }
  await page.reload();
  await page.evaluate(script);
  await ask(page);
  const [id, again, other, reloaded] = ids;
  assert.deepEqual([again, reloaded], [id, id]);
  assert.notEqual(other, id);
});
