// One walk over all public pages, in place of a test for each page and each rule.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { openHeld } from './support/held-scripts.ts';
import { badStops, colors, cutTexts, sidewaysPx, spaceOut, underLauncher, unseen } from './support/page-faults.ts';
import { publicPaths } from './support/public-paths.ts';
import { restAddress, siteAddress } from './support/site.ts';

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const path of publicPaths)
  browserTest(
    `${path} loads no script, hydrates without loss, and is without fault in every size and by keyboard`,
    async (t) => {
      const viewport = { width: 390, height: 800 };
      const { page, expects } = await revisit(t, await restAddress(), { ...still, viewport });
      expects(/404 .*nowhere/);
      const scripts: string[] = [];
      page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
      const letCome = await openHeld(page, path);
      // A document sends its own requests before its second frame after loading.
      await page.evaluate(frames);
      assert.deepEqual(scripts, [], 'no script before an interaction');
      const atRest = await themes(page);
      assert.notEqual(atRest[0]?.[1], atRest[1]?.[1], 'each theme has a ground of its own');
      await page.evaluate(useEverything);
      const before = await page.evaluate(inputs);
      await letCome();
      assert.ok(scripts.length > 0);
      assert.deepEqual(await page.evaluate(inputs), before);

      // The typed text is kept and filters the lists, so reload the page without it.
      await page.goto(await restAddress());
      await page.evaluate(() => sessionStorage.clear());
      await page.goto((await siteAddress()) + path);
      await hydrated(page);
      for (const [index, hydrated] of (await themes(page)).entries())
        assert.deepEqual(
          hydrated.filter((color, at) => color !== atRest[index]?.[at]),
          [],
          `the colors are the document's, ${['dark', 'light'][index]}`,
        );
      await checkKeyboard(page);
      await checkSizes(page, path);
    },
  );

/** Returns the page's colors in the dark and the light theme. */
async function themes(page: Page): Promise<string[][]> {
  const seen: string[][] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    seen.push(await page.evaluate(colors));
  }
  return seen;
}

/** Runs in the page: fills all fields, opens all sections and the menu, and scrolls. */
function useEverything(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)')];
  for (const [index, field] of fields.entries()) field.value = `typed ${index} o`;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  const menu = document.getElementById('menu');
  menu?.showPopover();
  // The menu must not close even for a moment: a user may have just opened it.
  menu?.addEventListener('beforetoggle', () => Object.assign(window, { wasMenuShut: true }));
  window.scrollTo(0, 300);
}

/** Runs in the page: returns what hydration must not change. */
function inputs() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)')];
  return {
    values: fields.map(({ value }) => value),
    open: document.querySelectorAll('main details[open]').length,
    isMenuOpen: document.querySelector('#menu:popover-open') !== null && !('wasMenuShut' in window),
    scrollY: window.scrollY,
  };
}

async function checkKeyboard(page: Page): Promise<void> {
  // The toast list loads when the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastList-')),
  );
  // Focus rings appear only after a key press.
  await page.keyboard.press('Tab');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    assert.deepEqual(await page.evaluate(badStops), [], `${viewport.width} px`);
  }
}

async function checkSizes(page: Page, path: string): Promise<void> {
  // Opens all sections at once, which only a script can do, because axe checks visible text only.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) {
      section.removeAttribute('name');
      section.open = true;
    }
  });
  await assertFaultless(page, path);
  if (path !== '/chat') {
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.deepEqual(await page.evaluate(underLauncher), [], 'under the launcher of the chat');
  }
  await page.setViewportSize({ width: 320, height: 256 });
  assert.equal(await page.evaluate(sidewaysPx), 0, 'at 400% zoom');
  const headerEnd = await page.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  });
  assert.equal(headerEnd, 0, 'its header stays at 400% zoom');

  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  assert.deepEqual(await page.evaluate(cutTexts), [], 'with large letters');
  assert.equal(await page.evaluate(sidewaysPx), 0, 'with large letters');
  await page.evaluate(spaceOut);
  assert.deepEqual(await page.evaluate(cutTexts), [], 'spaced out');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    assert.deepEqual(await page.evaluate(unseen), [], `in the system's colors, ${colorScheme}`);
  }
}

/** Returns the font sizes of visible text in the page's drawings, in screen pixels. */
function drawnSizesPx(): number[] {
  return [...document.querySelectorAll<SVGTextElement>('main .fig text:not([data-t=name] *)')]
    .filter((words) => words.checkVisibility())
    .map((words) => Number.parseFloat(getComputedStyle(words).fontSize) * (words.getScreenCTM()?.a ?? 0));
}

browserTest('the words in drawings are shown in legible letters at every width', async (t) => {
  const { page } = await revisit(t, await restAddress(), still);
  for (const path of ['/', '/about', '/services', '/testimonials']) {
    await page.goto((await siteAddress()) + path);
    for (const width of [390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await page.evaluate(drawnSizesPx);
      assert.ok(sizes.length > 0, path);
      for (const px of sizes) assert.ok(px >= 9 && px <= 20, `${path} at ${width}: words of ${px.toFixed(1)} px`);
    }
  }
});
