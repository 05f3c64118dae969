import assert from 'node:assert/strict';
import { problems, typing } from '../../src/content/chat.ts';
import { answerShapes } from '../site/chat/answer-shapes.ts';
import { browserTest, visit } from './support/browser.ts';
import { converseFast, field, fulfill, log, visitChat } from './support/chat.ts';

browserTest('no shape of answer shows anything raw or blank, and the conversation goes on after each', async (t) => {
  const { page, asked, answerWith, expects } = await visitChat(t);
  expects(/Failed to load resource.*assistant/, /Content Security Policy|violates/);
  const check = async (name: string, expected: string | null) => {
    const before = asked.length;
    await converseFast(page, [`Question: ${name}`]);
    const [shown, words] = await log(page).evaluate(({ lastElementChild: last }) =>
      last?.checkVisibility() ? [last.textContent, last.children[1]?.textContent ?? ''] : ['', ''],
    );
    if (expected === null)
      assert.ok(
        Object.values(problems).some((sentence) => shown.includes(sentence)),
        `${name}: ${shown.slice(0, 200)}`,
      );
    else assert.ok(words.includes(expected.slice(0, 3000)), `${name}: ${words.slice(0, 200)}`);
    assert.equal(asked.length, before + 1, `${name}: one request`);
  };
  for (const { name, status = 200, type = 'text/plain', body = '', expected, misbehave } of answerShapes) {
    if (misbehave) continue;
    answerWith((route) => route.fulfill({ status, contentType: type, body }));
    await check(name, typeof expected === 'string' ? expected : null);
  }
  for (const reason of ['connectionreset', 'internetdisconnected', 'timedout', 'accessdenied', 'failed']) {
    answerWith((route) => route.abort(reason));
    await check(reason, null);
  }
  // A redirect to another origin fails in the page as a CORS error does, and the site's policy forbids it, too.
  answerWith((route) => route.fulfill({ status: 307, headers: { location: 'http://127.0.0.1:9/other' } }));
  await check('refused by the browser', null);
  answerWith((route, question) => fulfill(route, `Answer to ${question}`));
  await check('afterwards', 'Answer to Question: afterwards');

  // The questions name the shapes; what must not show is in the answers.
  const answers = await log(page).evaluate((list) =>
    [...list.children]
      .filter((entry) => entry.getAttribute('data-sender') !== 'user')
      .map((entry) => entry.textContent),
  );
  const unwanted = /object Object|undefined|nginx|Node\.run|registered|NoSuchKey|Failed to fetch|TypeError|DOCTYPE/;
  assert.doesNotMatch(answers.join('\n'), unwanted);
  const blank = await log(page).evaluate(
    (list) => [...list.children].filter((message) => !message.lastElementChild?.textContent?.trim()).length,
  );
  assert.equal(blank, 0);
  assert.equal(await log(page).locator('img, script').count(), 0);
});

browserTest('on a phone a long answer stays at its beginning while it comes and once it has ended', async (t) => {
  const { page } = await visitChat(t, { viewport: { width: 390, height: 844 } });
  await page.evaluate(() => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    window.fetch = async () => new Response(readable);
    Object.assign(window, { answer: writable.getWriter() });
  });
  await field(page).fill('Tell me all');
  await field(page).press('Enter');
  const places = await page.evaluate(async () => {
    const { answer } = window as unknown as { answer: WritableStreamDefaultWriter<Uint8Array> };
    const list = document.querySelector('[role=log]') as HTMLElement;
    const seen = new Set<number>();
    for (let line = 1; line <= 40; line++) {
      void answer.write(new TextEncoder().encode(`A line of the answer, number ${line}.\n\n`));
      while (!list.innerText.includes(`number ${line}.`)) await new Promise(requestAnimationFrame);
      // Two frames: the effects of a scroll or resize come with the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      if (line > 30) seen.add(list.scrollTop);
    }
    void answer.close();
    while (document.querySelector('textarea')?.readOnly) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return [...seen, list.scrollTop];
  });
  assert.equal(places.length, 2, 'it stands still while lines come below');
  assert.equal(places[1], places[0]);
});

browserTest('an answer that does not come within 30 seconds is a failure, and its request is ended', async (t) => {
  const { page, answerWith } = await visitChat(t, {}, '/chat', visit);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  answerWith(() => undefined);
  await field(page).fill('Hello');
  await field(page).press('Enter');
  await page.getByRole('status').getByText(typing).waitFor();
  await page.clock.fastForward(29_999);
  assert.ok(await page.getByRole('status').getByText(typing).isVisible());
  const ended = page.waitForEvent('requestfailed');
  await page.clock.fastForward(1);
  await ended;
  await log(page).getByText(problems.late).waitFor();
});
