import assert from 'node:assert/strict';
import { problems, typing } from '../../src/content/chat.ts';
import { answerShapes } from '../site/chat/answer-shapes.ts';
import { browserTest, visit } from './support/browser.ts';
import { converseFast, field, fulfill, log, visitChat } from './support/chat.ts';

browserTest('no shape of answer shows anything raw or blank, and the conversation goes on after each', async (t) => {
  const { page, asked, answerWith, complaints } = await visitChat(t);
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
  // What CORS refuses, a page sees as this: another origin, which the policy of the site forbids besides.
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
  assert.deepEqual(
    complaints.filter((line) => !/Failed to load resource|Content Security Policy|violates|foreign/.test(line)),
    [],
  );
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
