// Tests how user input before and during hydration is kept and replayed, and what starts hydration.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { newsletter, pageSize } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { subscription } from '../../src/content/blog/blog-subscription.ts';
import { controls } from '../../src/content/chat.ts';
import { form } from '../../src/content/pages/contact-form.ts';
import { services } from '../../src/content/pages/services.ts';
import { card } from '../../src/content/pages/services-page.ts';
import {
  blank,
  browserTest,
  forward,
  frames,
  holdToasts,
  hydrated,
  idle,
  revisit,
  still,
  visit,
} from './support/browser.ts';
import { openHeld } from './support/held-scripts.ts';
import { siteAddress } from './support/site.ts';
import { fillContactForm, holdDelays } from './support/site-controls.ts';

browserTest(
  'clicks, and Space on the chat launcher, are replayed in order once the application has loaded',
  'widget',
  services.length > 2,
  async (t) => {
    const { page } = await revisit(t, blank, still);
    const release = await openHeld(page, '/services');
    const launcher = page.getByRole('link', { expanded: false });
    await launcher.press(' ');
    const toggles = page.getByRole('button', { name: card.more });
    for (const index of [0, 2, 1]) await toggles.nth(index).click();
    assert.equal(await page.locator('[aria-pressed=true]').count(), 0);
    await release();
    await page.waitForFunction(
      () => document.querySelectorAll('main [aria-pressed]')[1]?.getAttribute('aria-pressed') === 'true',
    );
    assert.equal(await page.locator('[aria-pressed=true]').count(), 1);
    const marked = await page
      .locator('main section:has([aria-pressed])')
      .evaluateAll((sections) =>
        sections.filter((section) => getComputedStyle(section).outlineStyle === 'solid').map(({ id }) => id),
      );
    assert.deepEqual(marked, [services[1]?.id], 'only the marked card has an outline');
    await page.getByRole('textbox', { name: controls.write }).waitFor();
  },
);

browserTest('a search and a sort order entered before hydration take effect afterward', 'blog', async (t) => {
  const { page } = await revisit(t, blank, still);
  const release = await openHeld(page, '/blog');
  await page.getByRole('combobox').selectOption('popular');
  await page.getByRole('searchbox').pressSequentially('zzzzz');
  await release();
  await page.waitForFunction(() => document.querySelector('article[id]') === null);
  const focused = () =>
    page.evaluate(() => [
      document.activeElement?.getAttribute('type'),
      (document.activeElement as HTMLInputElement).selectionStart,
    ]);
  assert.deepEqual(await focused(), ['search', 5]);
  await page.getByRole('searchbox').fill('');
  const popular = posts.toSorted((some, other) => other.views - some.views).slice(0, pageSize);
  await page.waitForFunction(
    (ids) => [...document.querySelectorAll('article[id]')].map(({ id }) => id).join() === ids,
    popular.map(({ id }) => `article-${id}`).join(),
  );
});

browserTest('a message entered before hydration is sent afterward', async (t) => {
  const { page } = await revisit(t, blank, still);
  const release = await openHeld(page, '/contact');
  const endDelay = await holdDelays(page);
  const form = page.locator('main form');
  await form.getByRole('button').click();
  assert.equal((await form.locator(':invalid').count()) > 0, true, 'the browser reports the missing fields');
  await fillContactForm(page);
  await form.getByRole('button').click();
  await release();
  await endDelay();
  await form.locator('[data-kind=good]').waitFor();
});

browserTest('a newsletter address entered before hydration stays out of the URL, and is sent', 'blog', async (t) => {
  const { page } = await revisit(t, blank, still);
  const enter = async () => {
    await page.getByRole('textbox', { name: newsletter.label }).fill('ada@client.example');
    await page.keyboard.press('Enter');
  };
  const release = await openHeld(page, '/blog');
  await holdToasts(page);
  await enter();
  await release();
  await page.getByText(subscription.mailOpened).first().waitFor();
  // Even without the inline script, the form isn't submitted natively. A request would start before the next frame.
  await page.goto(blank);
  await page.route('**/blog*', async (route) => {
    const response = await forward(route);
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script data-src[\s\S]*?<\/script>/, ''),
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  await page.goto('/blog');
  await enter();
  await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
  assert.deepEqual(asked, [`${await siteAddress()}/blog`]);
});

browserTest('Enter that confirms an input method’s text sends no chat message', 'chat', async (t) => {
  const { page } = await revisit(t, blank, still);
  const release = await openHeld(page, '/chat');
  const field = page.getByRole('textbox', { name: controls.write });
  await field.fill('にほん');
  // In Safari's event, only `keyCode` 229 shows that this Enter ended a composition.
  const isPrevented = () =>
    field.evaluate((element) => {
      const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  assert.equal(await isPrevented(), false);
  await release();
  assert.equal(await isPrevented(), false);
  assert.equal(await field.inputValue(), 'にほん');
});

browserTest('a fragment starts hydration without interaction', async (t) => {
  const { page } = await revisit(t, '/terms#termination', still);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
});

browserTest('a stored session starts hydration without interaction', 'console', async (t) => {
  const { page } = await revisit(t, blank, still);
  await page.evaluate(() => {
    localStorage.setItem('user', '{"role":"SU"}');
    localStorage.setItem('token', 'any');
  });
  await page.goto('/about');
  await page.locator('header a[href="/admin"]').waitFor();
});

browserTest('a prerendered document loads no script until it is shown, even if events fire in it', async (t) => {
  const { page } = await visit(t, blank, still);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/terms#termination');
  await page.evaluate(() => {
    for (const type of ['pointermove', 'scroll', 'focusin', 'pageshow']) window.dispatchEvent(new Event(type));
  });
  await page.evaluate(frames);
  await page.evaluate(idle);
  assert.deepEqual(scripts, []);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
});

browserTest('a pointer that rests where a page appears loads no script until it moves', async (t) => {
  const { page } = await visit(t, blank, still);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/about');
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  await page.evaluate(frames);
  await page.evaluate(idle);
  assert.deepEqual(scripts, []);
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
});

browserTest('a click during hydration takes effect once', async (t) => {
  const { page } = await visit(t, blank, still);
  await page.addInitScript(`
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      listen.call(this, type, ...rest);
      if (this.id !== 'root' || type !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => document.querySelector('main [aria-pressed=false]').click());
    };
  `);
  await page.goto('/services');
  await page.mouse.move(2, 400, { steps: 2 });
  await hydrated(page);
  await page.locator('main [aria-pressed=true]').waitFor();
  assert.equal(await page.locator('main [aria-pressed=true]').count(), 1);
});

/** Leaves and restores a page during hydration. `keeps`: the back/forward cache keeps messages; Firefox's doesn't. */
async function restoreDuringHydration(page: Page, keeps: boolean): Promise<void> {
  await page.evaluate((keepsMessages) => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => postMessage.call(this, message));
      document.documentElement.dataset.held = '';
    };
    addEventListener(
      'pageshow',
      () => {
        MessagePort.prototype.postMessage = postMessage;
        if (keepsMessages) for (const post of held) post();
      },
      true,
    );
  }, keeps);
  // An input event during hydration would hydrate the page at once.
  await page.getByLabel(form.name.label).evaluate((field: HTMLInputElement) => {
    field.value = 'Ann';
    window.dispatchEvent(new Event('pointermove'));
  });
  await page.waitForSelector('html[data-held]');
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
}

browserTest('a page that was left during hydration hydrates when Back shows it, and keeps typed text', async (t) => {
  const { page } = await revisit(t, '/contact', still);
  await restoreDuringHydration(page, true);
  await page.waitForSelector('html[data-hydrated]');
  assert.equal(await page.getByLabel(form.name.label).inputValue(), 'Ann');
});

browserTest('if Back drops the work of hydration, the page is loaded again, and hydrates', async (t) => {
  const { page } = await revisit(t, '/contact', still);
  const loaded = page.waitForEvent('load');
  await restoreDuringHydration(page, false);
  await loaded;
  await page.mouse.move(4, 402, { steps: 2 });
  await page.waitForSelector('html[data-hydrated]');
});
