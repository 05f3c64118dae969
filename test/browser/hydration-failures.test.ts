import assert from 'node:assert/strict';
import { withoutScript } from '../../src/content/chat.ts';
import { form as contactForm } from '../../src/content/pages/contact-form.ts';
import { card } from '../../src/content/pages/services-page.ts';
import { parts } from '../support/parts.ts';
import { blank, browserTest, retriesImports, revisit, still, stopClock, visit } from './support/browser.ts';
import { fillContactForm } from './support/site-controls.ts';

browserTest('if the application fails to load, the next interaction retries or reloads the document', async (t) => {
  const { page, expects } = await revisit(t, blank, still);
  expects(/ERR_FAILED .*\.js/);
  let isDown = true;
  await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/services');
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(2, 400, { steps: 2 });
  await failed;
  isDown = false;
  if (await retriesImports()) {
    // Repeats the interaction, because it starts no new attempt before the page has noticed the failure.
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('pointermove'));
      return document.documentElement.dataset.hydrated !== undefined;
    });
  } else {
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: card.more }).first().click();
    await loaded;
  }
  await page.getByRole('button', { name: card.more }).first().click();
  await page.locator('main [aria-pressed=true]').waitFor();
});

browserTest('if the scripts no longer exist, forms keep their text, and a click loads the document', async (t) => {
  const { page, expects } = await revisit(t, blank, still);
  expects(/404 .*\.js/);
  let isGone = true;
  // Simulates a new build that has removed the old files.
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/services');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: card.more }).first().click();
  await loaded;

  if (parts.chat) {
    await page.goto('/chat');
    const field = page.locator('main textarea');
    await field.fill('What do you build?');
    await field.press('Enter');
    await page.getByText(withoutScript).waitFor();
    assert.equal(await field.inputValue(), 'What do you build?');
  }

  await page.goto('/contact');
  const form = await fillContactForm(page);
  const sentence = page.getByText(contactForm.withoutScript);
  assert.equal(await sentence.isVisible(), false);
  await form.getByRole('button').click();
  await sentence.waitFor();
  assert.equal(await form.locator('[name=message]').inputValue(), 'A machine.');
  isGone = false;
  if (!(await retriesImports())) await page.reload();
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hydrated !== undefined;
  });
  await sentence.waitFor({ state: 'hidden' });
});

browserTest('if the scripts hang, a form says where else to write', async (t) => {
  const { page } = await visit(t, blank, still);
  await stopClock(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/contact');
  const form = await fillContactForm(page);
  await form.getByRole('button').click();
  await page.clock.runFor(20_000);
  await page.getByText(contactForm.withoutScript).waitFor();
  assert.equal(await form.locator('[name=message]').inputValue(), 'A machine.');
});

browserTest('if the scripts hang, the chat launcher is a link', 'widget', async (t) => {
  const { page } = await visit(t, blank, still);
  await stopClock(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about');
  await page.locator('a[href="/chat"][aria-expanded]').click();
  await page.clock.runFor(20_000);
  await page.waitForURL('**/chat');
});
