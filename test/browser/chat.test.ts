import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { hero as chat, controls, problems } from '../../src/content/chat.ts';
import { desk } from '../../src/content/pages/desk.ts';
import { hero } from '../../src/content/pages/home.ts';
import { footer } from '../../src/content/pages/shell.ts';
import { assertFaultless, axeViolations } from './support/axe.ts';
import { blank, browserTest, hydrated, revisit, withoutScript } from './support/browser.ts';
import { converse, field, fulfill, log, lowest, visitChat } from './support/chat.ts';
import { followNew } from './support/following.ts';
import { overflowPx } from './support/page-faults.ts';
import { siteAddress } from './support/site.ts';

const question = (page: Page) => page.getByRole('textbox', { name: hero.ask });
const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);

browserTest('a conversation in every state passes axe and doesn’t overflow; no Copy button covers code', async (t) => {
  const { page, answerWith, expects } = await visitChat(t);
  expects(/ERR_FAILED .*assistant/);
  const markdown = '# Title\n\nSome **bold** and `code`.\n\n1. One\n   - two\n\n> Quote\n\n```\nnpm ci\n```\n\n';
  const wide = `\`\`\`js\n${'const a = 1; '.repeat(30)}\n\`\`\`\n\n| a | ${'long '.repeat(30)} |\n| - | - |\n| 1 | 2 |\n\n---\n\n`;
  answerWith((route) =>
    fulfill(route, `${markdown}${wide}[A page](/services), https://a.example/${'long'.repeat(60)}`),
  );
  await converse(page, 'In Markdown');
  await log(page).getByRole('table').waitFor();
  const overlaps = await log(page)
    .locator('div:has(> pre)')
    .evaluateAll((blocks) =>
      blocks.map((block) => {
        const [code, copy] = ['pre', 'button'].map((name) => block.querySelector(name)?.getBoundingClientRect());
        return code && copy && code.width > 0 && copy.width > 0 ? code.right > copy.left : undefined;
      }),
    );
  assert.deepEqual(overlaps, [false, false], 'the Copy button doesn’t cover the code');
  answerWith((route) => route.abort());
  await converse(page, 'One');
  answerWith(() => undefined);
  await field(page).fill('Two');
  await field(page).press('Enter');
  await page.getByRole('button', { name: controls.stop }).waitFor();
  await assertFaultless(page, 'a conversation');
  await page.getByRole('button', { name: controls.fullscreen }).click();
  assert.deepEqual(await axeViolations(page, true), [], 'fullscreen');
  assert.equal(await page.evaluate(overflowPx), 0, 'fullscreen');
});

browserTest('in a low window, the focus rings of the suggested questions aren’t cut off', async (t) => {
  const { page } = await visitChat(t, { viewport: lowest });
  await log(page).focus();
  // Focus rings appear only after a key press.
  await page.keyboard.press('Tab');
  const reach = await log(page)
    .locator('li button:focus')
    .evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
  assert.ok(reach <= 0, `${reach} px outside of the button`);
});

browserTest('in an answer, each paragraph has its own direction, and code is always left to right', async (t) => {
  const { page, answerWith } = await visitChat(t);
  const table = '| א. | ב |\n|---|---|\n| $5 | Two. |';
  answerWith((route) => fulfill(route, `שלום.\n\n\`\`\`\nx = "א";\n\`\`\`\n\nHello.\n\n1. אחת.\n2. One.\n\n${table}`));
  await converse(page, 'One');
  const order = (text: string) =>
    log(page)
      .getByText(text, { exact: true })
      .evaluate((element) => {
        const [first, last] = [0, (element.textContent?.length ?? 0) - 1].map((index) => {
          const range = document.createRange();
          range.setStart(element.firstChild as Node, index);
          range.setEnd(element.firstChild as Node, index + 1);
          return range.getBoundingClientRect().left;
        });
        const { textAlign } = getComputedStyle(element);
        return `${Number(first) < Number(last) ? 'ltr' : 'rtl'} ${textAlign}`;
      });
  assert.deepEqual(await Promise.all(['שלום.', 'x = "א";', 'Hello.', 'אחת.', 'One.', 'א.', '$5', 'Two.'].map(order)), [
    'rtl start',
    'ltr start',
    'ltr start',
    'rtl right',
    'ltr right',
    'rtl right',
    'ltr right',
    'ltr right',
  ]);
  await field(page).fill('שלום?');
  assert.equal(await field(page).evaluate((input) => getComputedStyle(input).direction), 'rtl');
});

browserTest('a conversation survives navigation and a reload; navigation cancels a pending question', async (t) => {
  const { page, asked, answerWith } = await visitChat(t);
  await converse(page, 'One');
  answerWith(() => undefined);
  await field(page).fill('Two');
  await field(page).press('Enter');
  const stopped = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: chat.back }).last().click();
  await stopped;
  await page.waitForURL(`${await siteAddress()}/`);
  answerWith((route) => fulfill(route, 'Answered at last'));
  await page.getByRole('link', { name: footer.chat }).click();
  await log(page).getByText('Answer to One').waitFor();
  assert.equal(asked.length, 2);
  await field(page).fill('Half a quest');
  await page.reload();
  // The conversation appears without an interaction, because phones reload discarded tabs.
  await log(page).getByText('Answer to One').waitFor();
  assert.equal(await field(page).inputValue(), 'Half a quest');
  // The restored conversation isn't announced to screen readers.
  assert.equal(await page.getByRole('status').textContent(), '');
  await page.getByRole('button', { name: controls.retry }).click();
  await log(page).getByText('Answered at last').waitFor();
  assert.equal(asked.length, 3);
});

browserTest('the assistant in the home page’s Fig. 1 works by keyboard, and its answer shifts no layout', async (t) => {
  const { page, asked, askedTimes, answerWith, expects } = await visitChat(t, {}, '/');
  expects(/ 500 .*assistant/);
  let answerNow = () => {};
  answerWith((route) => {
    answerNow = () => void fulfill(route, 'An answer with a [link](/services).');
  });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await question(page).fill(' \u200b');
  await question(page).press('Enter');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=q]:invalid')?.value === '');
  await question(page).fill('How long?');
  await question(page).press('Enter');
  await phase(page, 'triage').waitFor();
  await askedTimes(1);
  const before = await height();
  // Submitting again while the request is pending neither leaves the page nor sends a second request.
  await question(page).press('Enter');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  assert.equal(new URL(page.url()).pathname, '/');
  answerNow();
  await phase(page, 'done').waitFor();
  const sheet = page.locator('[data-phase]');
  assert.match(await sheet.innerText(), /^Answered in (less than 0\.1|\d+\.\d) s/);
  await sheet.getByRole('link', { name: 'link' }).waitFor();
  assert.equal(await height(), before);
  assert.ok(await question(page).evaluate((input) => input === document.activeElement));
  const running = () =>
    page.evaluate(() => document.querySelector('figure:has(form)')?.getAnimations({ subtree: true }).length);
  assert.equal(await running(), 0, 'nothing moves with reduced motion');
  await assertFaultless(page, 'Fig. 1 with an answer');

  await sheet.getByRole('link', { name: 'link' }).focus();
  await page.keyboard.press('Escape');
  assert.equal(await sheet.count(), 0);
  answerWith((route) => route.fulfill({ status: 500 }));
  // The focus is in the field again.
  await page.keyboard.press('Enter');
  await page.getByText(problems.failed).first().waitFor();
  answerWith((route, words) => fulfill(route, `Answer to ${words}`));
  await page.getByRole('button', { name: controls.retry }).click();
  await phase(page, 'done').waitFor();
  assert.deepEqual(
    asked.map(({ chatInput }) => chatInput),
    ['How long?', 'How long?', 'How long?'],
  );
  await page.getByRole('link', { name: desk.goOn }).click();
  await log(page).getByText('An answer with a').waitFor();
});

browserTest('without a script, a question on the home page is asked once, on the assistant’s page', async (t) => {
  const { page: still } = await revisit(t, '/', withoutScript);
  await question(still).fill('Price & time?');
  await still.getByRole('button', { name: hero.send }).click();
  await still.waitForURL('**/chat?*');
  const { pathname, search, hash } = new URL(still.url());
  assert.deepEqual([pathname, search, hash], ['/chat', '?q=Price+%26+time%3F', '#ask']);

  const { page, asked } = await visitChat(t, {}, '/terms');
  await page.goto('/?from=mail');
  // The browser submits the form before hydration, like without a script.
  await question(page).evaluate((input: HTMLInputElement) => {
    input.value = 'Price & time?';
    input.form?.submit();
  });
  await log(page).getByText('Answer to Price & time?').waitFor();
  assert.equal(page.url(), `${await siteAddress()}/chat#ask`);
  await page.reload();
  await hydrated(page);
  await log(page).getByText('Answer to Price & time?').waitFor();
  assert.equal(asked.length, 1);
});

browserTest('a question in a link fills the field and waits for the visitor', async (t) => {
  const { page, asked, askedTimes } = await visitChat(t, {}, '/chat?q=Price+%26+time%3F&from=mail');
  const value = () => field(page).inputValue();
  assert.equal(await value(), 'Price & time?');
  assert.equal(page.url(), `${await siteAddress()}/chat?from=mail`);
  await page.goto('/chat?q=How+long%3F', { referer: `${await siteAddress()}/about` });
  await hydrated(page);
  assert.equal(await value(), 'Price & time?\nHow long?', 'the draft isn’t lost');
  await field(page).fill('');
  // The home page opens the document, and a link in the document opens the page.
  await page.goto('/terms?q=a', { referer: `${await siteAddress()}/` });
  await hydrated(page);
  await followNew(page, '/chat?q=Who%3F');
  await field(page).waitFor();
  assert.equal(await value(), 'Who?');
  await page.goto(`/chat?q=${'x'.repeat(2001)}`, { referer: `${await siteAddress()}/` });
  await hydrated(page);
  await page.getByText(controls.room(-6)).waitFor();
  await askedTimes(0);
  assert.deepEqual(asked, []);
});

browserTest('if the script fails to load, a question on the home page opens the assistant’s page', async (t) => {
  const { page, expects } = await revisit(t, blank);
  expects(/ERR_FAILED .*\.js/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await question(page).fill('Anybody there?');
  await question(page).press('Enter');
  await page.waitForURL('**/chat?q=Anybody+there%3F#ask');
});
