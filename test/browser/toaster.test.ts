// Tests what toasts need a browser for: top layer, screen readers, layout. test/toasts/ has the other tests.
import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { buttons, heard, isOnTop, layOut, rectOf, toasterPage, turn } from './support/toaster.ts';

const at = await toasterPage();
const { toasts, count, push, pass, settle } = at;

browserTest('a toast is announced, focusable and on top over one or two dialogs, and after they close', async () => {
  await turn(at.page, 'first', true);
  assert.equal(await at.page.locator('dialog#first [aria-live]').count(), 2, 'the regions are there before a toast');
  await push('Said over it', { duration: Infinity });
  await at.page.evaluate(() => globalThis.toast.error('Gone wrong', { duration: Infinity }));
  const lines = ['polite: Said over it', 'assertive: Error: Gone wrong'];
  assert.deepEqual(await buttons(at.session), ['Of the first dialog', 'Dismiss', 'Dismiss']);
  for (const [id, isOpen] of [
    ['first', true],
    ['second', true],
    ['second', false],
    ['first', false],
  ] as const) {
    await turn(at.page, id, isOpen);
    assert.ok((await buttons(at.session)).includes('Dismiss'), `${id} ${isOpen}`);
    assert.deepEqual(await heard(at.session), lines);
    assert.ok(await isOnTop(toasts().first()), `${id} ${isOpen}`);
  }
  assert.equal(await at.page.locator('dialog [aria-live]').count(), 0);
});

browserTest('removing an open dialog neither removes nor moves a toast', async () => {
  await turn(at.page, 'first', true);
  await push('Stays', { duration: Infinity });
  await at.page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    dialog?.close();
    dialog?.remove();
  });
  assert.equal(await at.page.evaluate(() => globalThis.rendered().then(() => document.getAnimations().length)), 0);
  assert.deepEqual(
    [await count(), await heard(at.session), await isOnTop(toasts().first())],
    [1, ['polite: Stays'], true],
  );
  await at.open();
});

browserTest('a toast stays above a popover that opens after it, and keeps the focus', async () => {
  await push('Stays', { duration: Infinity });
  await toasts().first().getByRole('button').focus();
  await at.page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.showPopover());
  await at.page.waitForFunction(() => document.elementFromPoint(innerWidth - 60, 100)?.closest('li'));
  assert.equal(await at.page.locator(':focus').getAttribute('aria-label'), 'Dismiss');
  assert.ok(await at.page.evaluate(() => document.querySelector('#menu')?.matches(':popover-open')));
  await at.page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.hidePopover());
});

browserTest('Alt+T shows a toast’s focus ring even after a click, and pauses the timers', async () => {
  const name = at.page.getByLabel('Name');
  await name.click();
  await push('Read me');
  await at.page.keyboard.press('Alt+KeyT');
  const ring = await toasts().evaluate((item) => getComputedStyle(item.firstElementChild ?? item).outlineStyle);
  assert.equal(ring, 'solid');
  await pass(60_000);
  assert.equal(await count(), 1);
  await at.page.keyboard.press('Alt+KeyT');
  assert.ok(await name.evaluate((field) => field === document.activeElement));
  await pass(4000);
  assert.equal(await count(), 0);
});

browserTest('the focus leaves a toast that becomes inert, and Escape closes no dialog behind a toast', async () => {
  const focused = () => at.page.locator(':focus').textContent();
  await turn(at.page, 'first', true);
  await push('Next', { duration: Infinity });
  await push('Here', { duration: Infinity, id: 'here' });
  await at.page.keyboard.press('Alt+KeyT');
  assert.match((await focused()) ?? '', /Here/);
  await at.page.evaluate(() => globalThis.toast.dismiss('here'));
  await settle();
  assert.match((await focused()) ?? '', /Next/);
  await at.page.keyboard.press('Escape');
  assert.equal(await count(), 0);
  assert.ok(await at.page.evaluate(() => document.querySelector('dialog')?.open));
  assert.equal(await focused(), 'Of the first dialog');
  await turn(at.page, 'first', false);
});

browserTest('1 to 20 toasts of 1 to 6 lines don’t overlap, even on right-to-left pages', async () => {
  await at.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, dir] of [
    [320, 'ltr'],
    [1280, 'rtl'],
  ] as const) {
    await at.page.setViewportSize({ width, height: 900 });
    await at.page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
    assert.deepEqual(await at.page.evaluate(layOut), { layouts: 120, faults: [] }, `${width} px`);
    const last = toasts().last().getByRole('button');
    await last.focus();
    const { y, width: wide, height: high } = await rectOf(last);
    assert.ok(y > 0 && y < 900, 'the last button can be scrolled into view');
    assert.ok(wide >= 24 && high >= 24);
  }
  await at.page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await at.page.emulateMedia({ reducedMotion: null });
});

browserTest('a toast is dark, a light one is light, in both themes of the page', async () => {
  await at.push('Dark');
  await at.push('Light', { isLight: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await at.page.emulateMedia({ colorScheme });
    const lightness = await toasts().evaluateAll((items) =>
      items.map((item) => {
        const { backgroundColor } = getComputedStyle(item.firstElementChild ?? item);
        const [red = 0, green = 0, blue = 0] = backgroundColor.match(/\d+/g)?.map(Number) ?? [];
        return [item.textContent?.includes('Light'), red + green + blue > 384];
      }),
    );
    assert.equal(lightness.length, 2);
    for (const [isLight, looksLight] of lightness) assert.equal(looksLight, isLight, colorScheme);
  }
  await at.page.emulateMedia({ colorScheme: null });
});

browserTest('toasts pass axe in both themes, have a border in forced colors, and obey reduced motion', async () => {
  const motions = () => at.page.evaluate(() => globalThis.rendered().then(() => document.getAnimations().length));
  await at.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await at.page.evaluate(() => {
    for (const action of [globalThis.retry, undefined])
      for (const kind of ['success', 'error', 'loading', 'custom'] as const)
        globalThis.toast[kind](`A ${kind}`, { action, duration: Infinity });
  });
  assert.equal(await motions(), 0);
  const edge = toasts().first().locator('> *');
  assert.equal(await edge.evaluate((item) => getComputedStyle(item).borderTopWidth), '1px');
  await at.page.emulateMedia({ reducedMotion: null, forcedColors: null });
  assert.ok((await motions()) > 0);
  await at.page.clock.resume();
  await at.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await at.page.emulateMedia({ colorScheme });
    await turn(at.page, 'first', colorScheme === 'dark');
    assert.deepEqual(await axeViolations(at.page), [], colorScheme);
  }
});
