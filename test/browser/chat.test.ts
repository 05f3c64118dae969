import assert from 'node:assert/strict';
import { controls, hero, suggestions } from '../../src/content/chat.ts';
import { footer } from '../../src/content/pages/shell.ts';
import { createAssistant } from '../../src/demo/assistant/assistant.ts';
import { listen } from '../../src/preview/serve.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { converse, field, fulfill, log, visitChat } from './support/chat.ts';
import { siteAddress } from './support/site.ts';

browserTest(
  'the assistant has no axe violation in any state, on a phone in dark and on a wide screen in light',
  async (t) => {
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
    answerWith((route) =>
      fulfill(route, `${markdown}${wide}[A page](/services), https://a.example/${'long'.repeat(60)}`),
    );
    await page.getByRole('button', { name: controls.stop }).click();
    await converse(page, 'In Markdown');
    await log(page).getByRole('table').waitFor();
    await assertFaultless(page, 'Markdown', narrowAndWide);
    await page.getByRole('button', { name: controls.fullscreen }).click();
    await assertFaultless(page, 'fullscreen', narrowAndWide);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: controls.minimize }).click();
    await assertFaultless(page, 'minimized', narrowAndWide);
  },
);

browserTest(
  'the conversation survives a visit to another page and a reload; leaving stops the pending question',
  async (t) => {
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
    await field(page).fill('Half a quest');
    await page.reload();
    await hydrated(page);
    await log(page).getByText('Answer to One').waitFor();
    assert.equal(await field(page).inputValue(), 'Half a quest');
    // The restored conversation isn't announced to screen readers.
    assert.equal(await page.getByRole('status').textContent(), '');
    await page.getByRole('button', { name: controls.retry }).click();
    await log(page).getByText('Answered at last').waitFor();
    assert.equal(asked.length, 3);
    await page.getByRole('button', { name: controls.clear }).click();
    assert.equal(await log(page).getByText('One').count(), 0);
    assert.ok(await page.getByRole('button', { name: suggestions[4] }).isVisible());
  },
);

browserTest('the demo assistant answers', async (t) => {
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0, handlers: [createAssistant()] });
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const { page } = await visit(t, `${address}/chat`);
  await hydrated(page);
  await page.getByRole('button', { name: suggestions[0] }).click();
  await page.waitForFunction(() => (document.querySelector('[role=log]')?.children.length ?? 0) >= 4);
});
