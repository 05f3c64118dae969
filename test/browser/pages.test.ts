// Each public page has one test for all its checks, because opening and hydrating a page for each would take longer.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertFaultless } from './support/axe.ts';
import { blank, browserTest, frames, hydrated, revisit, still } from './support/browser.ts';
import { followNew } from './support/following.ts';
import { openHeld } from './support/held-scripts.ts';
import {
  badStops,
  colors,
  cutTexts,
  invisible,
  overflowPx,
  overlappingTexts,
  spaceOut,
  underLauncher,
} from './support/page-faults.ts';
import { drawnSizesPx, looks, titlePx, zeroSized } from './support/page-sizes.ts';
import { hasLauncher, publicPaths } from './support/public-paths.ts';

const isEverything = process.env.LOOKS === 'all';
const inTheDark = { colorScheme: 'dark' } as const;
const narrow = { width: 390, height: 800 };
const wide = { width: 1280, height: 800 };
/** Descriptions of each page's rendered elements after its document has hydrated, by path. */
const loadedLooks = new Map<string, string[]>();

for (const path of publicPaths)
  browserTest(`${path} loads no script at rest, hydrates intact, fits, passes axe and works by keyboard`, async (t) => {
    const { page, expects } = await revisit(t, blank, { ...still, ...inTheDark, viewport: narrow });
    expects(/404 .*nowhere/);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    const release = await openHeld(page, path);
    // By its second frame after loading, a document has sent all requests that need no interaction.
    await page.evaluate(frames);
    assert.deepEqual(scripts, [], 'no script before an interaction');
    const dark = await page.evaluate(colors);
    await page.evaluate(useEverything);
    const before = await page.evaluate(inputs);
    await release();
    assert.ok(scripts.length > 0);
    assert.deepEqual(await page.evaluate(inputs), before);
    await page.evaluate(resetEverything);
    // Waits until lists that the typed text filtered show all items again.
    await page.waitForFunction(isAsBefore);
    const hydrated = await page.evaluate(colors);
    assert.deepEqual(
      hydrated.filter((color, at) => color !== dark[at]),
      [],
      'the colors are the document’s',
    );
    loadedLooks.set(path, await readLooks(page));
    await checkKeyboard(page, path);
    await checkSizes(page, path);
    const [ground] = (await page.evaluate(colors)).slice(1);
    assert.notEqual(ground, dark[1], 'the themes have different grounds');
  });

interface State {
  details: HTMLDetailsElement[];
  elements: number;
}
declare global {
  var before: State;
  var wasMenuShut: boolean | undefined;
}

/** Runs in the page: fills all fields, opens all sections and the menu, and scrolls. */
function useEverything(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)');
  globalThis.before = {
    details: [...document.querySelectorAll<HTMLDetailsElement>('main details[open]')],
    elements: document.querySelectorAll('main *').length,
  };
  for (const [index, field] of fields.entries()) field.value = `typed ${index} o`;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  const menu = document.getElementById('menu');
  menu?.showPopover();
  // The menu must not close even for a moment: a user may have just opened it.
  menu?.addEventListener('beforetoggle', () => Object.assign(window, { wasMenuShut: true }));
  window.scrollTo(0, 300);
}

/** Runs in the page: returns the effects of a user's actions, which hydration must not change. */
function inputs() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)')];
  return {
    values: fields.map(({ value }) => value),
    open: document.querySelectorAll('main details[open]').length,
    isMenuOpen: document.querySelector('#menu:popover-open') !== null && !globalThis.wasMenuShut,
    scrollY: window.scrollY,
  };
}

/** Runs in the page: undoes what `useEverything` did. */
function resetEverything(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, textarea):not(:disabled)')) {
    // React ignores an input event if its own `value` property has recorded the value, so this calls the native setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
    details.open = globalThis.before.details.includes(details);
  document.getElementById('menu')?.hidePopover();
  window.scrollTo(0, 0);
}

const isAsBefore = () => document.querySelectorAll('main *').length === globalThis.before.elements;

async function checkKeyboard(page: Page, path: string): Promise<void> {
  // Waits for the toast list, which loads when the browser is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastList-')),
  );
  // Focus rings appear only after a key press.
  await page.keyboard.press('Tab');
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    // Checks header and footer only once, because they are the same on every page.
    assert.deepEqual(await page.evaluate(badStops, path === '/' ? 'body' : 'main'), [], `${viewport.width} px`);
  }
}

/** Checks the page with axe, at several widths and zooms, in an order that rarely changes the layout, to save time. */
async function checkSizes(page: Page, path: string): Promise<void> {
  // Opens all sections at once, which only a script can do, because axe checks visible text only.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('details')) {
      section.removeAttribute('name');
      section.open = true;
    }
  });
  await assertFaultless(page, path);
  if (hasLauncher(path)) assert.deepEqual(await page.evaluate(underLauncher), [], 'under the launcher of the chat');
  for (const width of isEverything ? [390, 640, 768, 1024, 1440] : [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await page.evaluate(titlePx), 0, `${width}: a word of the title breaks`);
    assert.equal(await page.evaluate(zeroSized), 0, `${width}: words of 0 px`);
    if (!['/', '/about', '/services', '/testimonials'].includes(path)) continue;
    const sizes = await page.evaluate(drawnSizesPx);
    assert.ok(sizes.length > 0 && sizes.every((px) => px >= 9 && px <= 20), `${width}: words of drawings: ${sizes} px`);
  }

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 1280, 640]) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await page.evaluate(overflowPx), 0, `${width}: with large letters`);
    assert.deepEqual(await page.evaluate(cutTexts), [], `${width}: with large letters`);
    assert.deepEqual(await page.evaluate(overlappingTexts), [], `${width}: with large letters`);
  }
  await page.evaluate(spaceOut);
  assert.deepEqual(await page.evaluate(cutTexts), [], 'with large letters, spaced out');
  for (const colorScheme of isEverything ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    assert.deepEqual(await page.evaluate(invisible), [], `in the system's colors, ${colorScheme}`);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  // The size of a window of 1280 × 1024 px at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.adoptedStyleSheets = [];
    for (const element of document.querySelectorAll('main :not(svg *, script, option), footer *'))
      for (const text of element.childNodes)
        if (text.nodeType === Node.TEXT_NODE) text.textContent += ` ${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}`;
    scrollTo({ top: 300, behavior: 'instant' });
  });
  assert.equal(await page.evaluate(overflowPx), 0, 'overlong words wrap');
  const headerEnd = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  assert.ok(headerEnd <= 0, 'at 400% zoom, the header scrolls away');
}

async function readLooks(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const viewport of isEverything ? [narrow, wide] : [wide]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => document.fonts.ready);
    // After a resize, the browser chooses the drawing of a `<picture>` late, and never if it's lazy and out of view.
    // After navigation, an animation delays the layout of sections that are out of view by a frame.
    await page.waitForFunction(
      () =>
        [...document.images].every((image) => Object.assign(image, { loading: 'eager' }).complete) &&
        document.getAnimations().every(({ playState }) => playState !== 'running') &&
        [...document.querySelectorAll('main section')].every(
          (section) => getComputedStyle(section).getPropertyValue('content-visibility') === 'visible',
        ),
    );
    all.push(...(await page.evaluate(looks)));
  }
  return all;
}

async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await followNew(page, path);
  await page.waitForFunction(
    (to) => location.pathname === to && document.activeElement?.localName === 'h1' && document.title,
    path,
  );
}

browserTest('a page reached by a link or by Back looks as if it had been loaded as a document', async (t) => {
  // Starts at the home page. Leaves out the page for unknown paths, which is always loaded as a document.
  const paths = ['/', ...publicPaths.filter((path) => path !== '/' && path !== '/nowhere')];
  const { page } = await revisit(t, blank, { ...still, ...inTheDark });
  // Loads the pages that the tests above haven't loaded, because they failed or weren't run.
  for (const path of paths.filter((each) => !loadedLooks.has(each))) {
    await page.goto(path);
    await hydrated(page);
    loadedLooks.set(path, await readLooks(page));
  }
  await page.goto('/');
  await hydrated(page);
  const differences: string[] = [];
  const compare = async (path: string) => {
    const loaded = loadedLooks.get(path) ?? [];
    let difference: string | undefined;
    // Repeats the comparison, because texts that load late expand in a later frame.
    for (let turn = 0; turn < 20; turn += 1) {
      const moved = await readLooks(page);
      const other = loaded.findIndex((look, index) => look !== moved[index]);
      if (other < 0 && loaded.length === moved.length) return;
      difference = `${path}: ${loaded.length} and ${moved.length} elements, ${loaded[other]}, moved to: ${moved[other]}`;
    }
    if (difference) differences.push(difference);
  };
  for (const path of paths.slice(1)) {
    await moveTo(page, path);
    if (isEverything) await compare(path);
  }
  for (const path of paths.toReversed()) {
    await page.waitForFunction((to) => location.pathname === to && document.querySelector('main h1'), path);
    await compare(path);
    if (path !== '/') await page.goBack();
  }
  assert.deepEqual(differences, []);
});
