// The cost of long conversations and replies: script time of a key with 2 and with 500 messages, and the longest frame
// while 1 MB of Markdown arrives, whole and streamed. After `npm run build`: node --import tsx test/bench/chat.ts
import type { Page } from 'playwright-core';
import { openBuild } from './open-build.ts';

const part =
  '## Part\n\nSome **bold** and `code` in a [line](https://a.example).\n\n- One\n- Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n';
const megabyte = part.repeat(Math.ceil(1e6 / part.length));
const { address, page, session, close } = await openBuild([
  (request, response) => {
    if (request.url !== '/api/assistant') return false;
    request.on('data', (body) => {
      const { chatInput } = JSON.parse(String(body));
      response.writeHead(200, { 'Content-Type': 'application/json' });
      if (chatInput === 'pieces')
        for (let at = 0; at < megabyte.length; at += 20_000)
          response.write(`${JSON.stringify({ type: 'item', content: megabyte.slice(at, at + 20_000) })}\n`);
      response.end(chatInput === 'pieces' ? '' : JSON.stringify({ output: chatInput === 'whole' ? megabyte : 'Yes.' }));
    });
    return true;
  },
]);
await session.send('Performance.enable');
await page.goto(`${address}/chat`);
await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
await page.waitForSelector('html[data-hydrated]');

console.log(`a key with 2 messages: ${await keyMs()} ms of script, median of 50`);
await ask(
  page,
  Array.from({ length: 249 }, (_, index) => `Question ${index}`),
);
console.log(`a key with 500 messages: ${await keyMs()} ms of script, median of 50`);
for (const kind of ['whole', 'pieces'])
  console.log(`1 MB of Markdown, ${kind}: longest task ${await longestTask(() => ask(page, [kind]))} ms`);
await close();

/** Measures script only: layout and paint are the browser's. */
async function keyMs(): Promise<string> {
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
  };
  await page.getByRole('textbox').fill('a');
  const keys: number[] = [];
  for (let index = 0; index < 50; index++) {
    const before = await scriptMs();
    await page.keyboard.press('a');
    keys.push((await scriptMs()) - before);
  }
  return keys.sort((a, b) => a - b)[25]?.toFixed(2) ?? '';
}

async function longestTask(act: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await act();
  await page.waitForTimeout(500);
  // The browser doesn't report tasks below 50 ms.
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
  return longest ? longest.toFixed(0) : 'below 50';
}

/** Sends messages, each after the reply to the one before. */
async function ask(on: Page, texts: readonly string[]): Promise<void> {
  await on.evaluate(async (given) => {
    const field = document.querySelector('textarea');
    for (const text of field ? given : []) {
      field.value = text;
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      do await new Promise((resolve) => setTimeout(resolve, 10));
      while (field.readOnly);
    }
  }, texts);
}
