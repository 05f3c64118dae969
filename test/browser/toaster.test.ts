import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { toasterPage } from './support/toaster.ts';

const at = toasterPage();
const { toasts, count, push, pass, rectOf } = at;

browserTest('the toaster stands in two live regions from load, and says each toast once', async () => {
  const texts = () => at.page.locator('[aria-live]').allTextContents();
  assert.deepEqual(await texts(), ['', '']);
  await push('Copied');
  await at.page.evaluate(() => globalThis.toast.error('Failed'));
  assert.deepEqual(await texts(), ['Copied', 'Error: Failed']);
});

browserTest('the toaster takes no notice of a blur that no focus follows while the page has the focus', async () => {
  await push('Look');
  await at.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await pass(4000);
  assert.equal(await count(), 0);
});

browserTest('the toaster stops the time when the window loses the focus, until it comes back', async () => {
  await push('Look');
  await at.page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });
  await pass(0);
  await pass(60_000);
  assert.equal(await count(), 1);
  await at.page.evaluate(() => {
    Reflect.deleteProperty(document, 'hasFocus');
    window.dispatchEvent(new Event('focus'));
  });
  await pass(0);
  await pass(4000);
  assert.equal(await count(), 0);
});

browserTest('the toaster can be reached, read on and left by the keyboard', async () => {
  const { keyboard } = at.page;
  const focused = () => at.page.locator(':focus');
  await at.page.getByLabel('Name').focus();
  await push('Older');
  await push('Newest');
  await keyboard.press('Alt+KeyT');
  assert.match((await focused().textContent()) ?? '', /Newest/);
  await pass(60_000);
  assert.equal(await count(), 2);
  await keyboard.press('Tab');
  assert.equal(await focused().getAttribute('aria-label'), 'Dismiss');
  await keyboard.press('Escape');
  assert.equal(await focused().getAttribute('aria-label'), 'Name');
  await pass(1000);
  await pass(3000);
  assert.equal(await count(), 0);
});

browserTest(
  'the toaster moves nothing where reduced motion is asked for, and keeps an edge in forced colors',
  async () => {
    const motions = () =>
      at.page.evaluate(async () => {
        globalThis.toast.loading('Busy');
        await globalThis.rendered();
        return document.getAnimations().length;
      });
    await at.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    assert.equal(await motions(), 0);
    const edge = await toasts().evaluate((item) => getComputedStyle(item.firstElementChild ?? item).borderTopWidth);
    assert.equal(edge, '1px');
    await at.page.emulateMedia({ reducedMotion: null, forcedColors: null });
    assert.ok((await motions()) > 0);
  },
);

browserTest(
  'the toaster lays out 1 to 20 toasts of 1 to 6 lines without overlap, newest at the top right, down to 320 px',
  async () => {
    await at.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await at.page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await at.page.evaluate(layOut), { layouts: 120, faults: [] }, `${width} px`);
      const last = toasts().last().getByRole('button');
      await last.focus();
      const { y, width: wide, height: high } = await rectOf(last);
      assert.ok(y > 0 && y < 900, 'the last can be reached');
      assert.ok(wide >= 24 && high >= 24);
    }
    await at.page.emulateMedia({ reducedMotion: null });
  },
);

browserTest('the toaster needs no animation and no transition to take a toast away', async () => {
  await at.open('/still');
  await push('Still', { duration: 500 });
  await pass(500);
  assert.equal(await count(), 0);
  assert.equal(await at.page.locator('li').isVisible(), false);
  await pass(1000);
  assert.equal(await at.page.locator('li').count(), 0);
});

browserTest(
  'the toaster keeps no timer and no listener at rest, and renders no component that only pushes',
  async () => {
    await at.open('/?production');
    const listeners = async () => {
      const { result } = await at.session.send('Runtime.evaluate', { expression: 'window' });
      const found = await at.session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      return found.listeners.length;
    };
    const atRest = await listeners();
    await push('Listen');
    assert.ok((await listeners()) > atRest);
    await at.page.evaluate(() => {
      for (let index = 0; index < 1000; index += 1) globalThis.toast.success(`Toast ${index}`);
    });
    assert.equal(await count(), 20);
    await pass(2000);
    await pass(1000);
    assert.equal(await at.page.locator('li').count(), 0);
    assert.equal(await listeners(), atRest);
    assert.equal(await at.page.evaluate(() => globalThis.pusherRenders), 1);
  },
);

/** Runs in the page: lays out 1 to 20 toasts, with every line count at every place, one with an overlong word. */
async function layOut(): Promise<{ layouts: number; faults: string[] }> {
  let layouts = 0;
  const faults: string[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    globalThis.toast.dismiss();
    await globalThis.rendered();
    for (let total = 1; total <= 20; total += 1) {
      const content = turn === 6 && total === 8 ? 'W'.repeat(200) : globalThis.linesOf(((turn + total) % 6) + 1);
      const earlier = new Set(document.querySelectorAll('li:not([inert])'));
      globalThis.toast(content, { duration: Infinity, action: total % 2 === 0 ? globalThis.retry : undefined });
      await globalThis.rendered();
      const items = [...document.querySelectorAll('li:not([inert])')];
      const boxes = items.map((item) => (item.firstElementChild ?? item).getBoundingClientRect());
      const [first] = boxes;
      const isNewestFirst = items.every((item, place) => earlier.has(item) === place > 0);
      const isOut = boxes.some(({ left, right }) => left < 0 || right > innerWidth);
      const isCut = items.some((item) => item.scrollWidth > item.clientWidth);
      const isCrowded = boxes.some(({ top }, place) => place > 0 && top < (boxes[place - 1]?.bottom ?? 0) + 8);
      const isAtEdge = first && first.top < 84 && innerWidth - first.right < 20;
      if (items.length !== total || isOut || isCut || isCrowded || !isAtEdge || !isNewestFirst)
        faults.push(`turn ${turn}, ${total} toasts`);
      layouts += 1;
    }
  }
  return { layouts, faults };
}
