// Events that hydrate a page without a user, events that don't, and input during hydration.
import assert from 'node:assert/strict';
import { withoutScript } from '../../src/content/chat.ts';
import { form as contactForm } from '../../src/content/pages/contact-form.ts';
import { card } from '../../src/content/pages/services-page.ts';
import { browserTest, hydrated, revisit, still, stopClock, visit } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';
import { fillContactForm, holdDelays } from './support/site-controls.ts';

browserTest('a stored session or a fragment starts hydration without interaction', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  const hydrates = () => page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.goto(`${await siteAddress()}/terms#termination`);
  await hydrates();
  await page.evaluate(() => {
    localStorage.setItem('user', '{"role":"SU"}');
    localStorage.setItem('token', 'any');
  });
  await page.goto(`${await siteAddress()}/about`);
  await hydrates();
  await page.locator('header a[href="/admin"]').waitFor();
});

browserTest('a prerendered document loads no script until it is shown, whatever happens in it', async (t) => {
  const { page } = await visit(t, await restAddress(), still);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto(`${await siteAddress()}/terms#termination`);
  await page.evaluate(() => {
    for (const type of ['pointermove', 'scroll', 'focusin', 'pageshow']) window.dispatchEvent(new Event(type));
  });
  await page.waitForLoadState('networkidle');
  assert.deepEqual(scripts, []);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
});

browserTest('a pointer that rests where a page appears loads no script until it moves', async (t) => {
  const { page } = await visit(t, await restAddress(), still);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto(`${await siteAddress()}/about`);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  await page.waitForLoadState('networkidle');
  assert.deepEqual(scripts, []);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
});

browserTest('a click during hydration takes effect once', async (t) => {
  const { page } = await visit(t, await restAddress(), still);
  await page.addInitScript(`
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listen.call(this, type, ...rest);
      if (this.id !== 'root' || type !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => document.querySelector('main [aria-pressed=false]').click());
    };
  `);
  await page.goto(`${await siteAddress()}/services`);
  await page.mouse.move(2, 400, { steps: 2 });
  await hydrated(page);
  await page.locator('main [aria-pressed=true]').waitFor();
  assert.equal(await page.locator('main [aria-pressed=true]').count(), 1);
});

browserTest('if the application fails to load, the next interaction retries', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(/ERR_FAILED .*\.js/);
  let isDown = true;
  await page.route('**/assets/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${await siteAddress()}/services`);
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(2, 400, { steps: 2 });
  await failed;
  isDown = false;
  // An interaction before the failure is noticed counts for the first try.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hydrated !== undefined;
  });
  await page.getByRole('button', { name: card.more }).first().click();
  await page.locator('main [aria-pressed=true]').waitFor();
});

browserTest('if the scripts no longer exist, a click loads the current document', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(/404 .*\.js/);
  let isGone = true;
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(`${await siteAddress()}/services`);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: card.more }).first().click();
  await loaded;
  isGone = false;
  await page.reload();
  await page.getByRole('button', { name: card.more }).first().click();
  await page.locator('main [aria-pressed=true]').waitFor();
});

browserTest('if the scripts no longer exist, forms keep their words and say where else to write', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(/404 .*\.js/);
  let isGone = true;
  // Simulates a new build that has removed the old files.
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(`${await siteAddress()}/chat`);
  const field = page.locator('main textarea');
  await field.fill('What do you build?');
  await field.press('Enter');
  await page.getByText(withoutScript).waitFor();
  assert.equal(await field.inputValue(), 'What do you build?');

  await page.goto(`${await siteAddress()}/contact`);
  const form = await fillContactForm(page);
  const sentence = page.getByText(contactForm.withoutScript);
  assert.equal(await sentence.isVisible(), false);
  await form.getByRole('button').click();
  await sentence.waitFor();
  assert.equal(await form.locator('[name=message]').inputValue(), 'A machine.');
  isGone = false;
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hydrated !== undefined;
  });
  await sentence.waitFor({ state: 'hidden' });
  const endDelay = await holdDelays(page);
  await form.getByRole('button').click();
  await endDelay();
  await form.locator('[data-kind=good]').waitFor();
});

browserTest('if the scripts hang, a form says where else to write, and links work', async (t) => {
  const { page } = await visit(t, await restAddress(), still);
  await stopClock(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`${await siteAddress()}/contact`);
  const form = await fillContactForm(page);
  await form.getByRole('button').click();
  await page.clock.runFor(20_000);
  await page.getByText(contactForm.withoutScript).waitFor();
  assert.equal(await form.locator('[name=message]').inputValue(), 'A machine.');
  await page.goto(`${await siteAddress()}/about`);
  await page.locator('a[href="/chat"][aria-expanded]').click();
  await page.clock.runFor(20_000);
  await page.waitForURL('**/chat');
});

browserTest('a page that was left during hydration is loaded again when Back shows it, and hydrates', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/services`, still);
  // Firefox drops the messages of a page in the back/forward cache.
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => {
      document.documentElement.dataset.dropped = '';
    };
  });
  await page.mouse.move(2, 400, { steps: 2 });
  await page.waitForSelector('html[data-dropped]');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await loaded;
  await page.mouse.move(4, 402, { steps: 2 });
  await page.waitForSelector('html[data-hydrated]');
});
