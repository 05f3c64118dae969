// Toasts as only a browser can test them: top layer, screen readers, pointers, layout. test/toasts/ has the rest.
import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
import { browserTest } from './support/browser.ts';
import { buttons, drag, heard, isOnTop, layOut, rectOf, toasterPage, turn } from './support/toaster.ts';

const at = toasterPage();
const { toasts, count, push, pass, settle } = at;

browserTest('a toast is announced, focusable and on top over one dialog, over two, and after them', async () => {
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

browserTest('Alt+T shows a focus ring even after a click, and pauses the timers', async () => {
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

browserTest('the focus leaves a toast that becomes inert, and Escape closes no dialog behind', async () => {
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

browserTest('a toast returns from a drag of 79% and closes after one of 81%, to either side', async () => {
  for (const direction of [1, -1]) {
    await push('Drag me', { id: 'copy', isLight: true });
    const { x } = await rectOf(toasts());
    await drag(toasts().first(), 0.79 * direction);
    await settle();
    assert.deepEqual([await count(), (await rectOf(toasts())).x], [1, x]);
    await drag(toasts().first(), 0.81 * direction);
    assert.equal(await count(), 0);
    await push('Copied', { id: 'copy' });
    assert.equal((await rectOf(toasts())).x, x, 'a toast that is pushed again after a drag isn’t shifted');
    await pass(5000);
  }
});

browserTest('a dragged toast follows the pointer, fades, selects no text, and pauses its timer', async () => {
  await push('Some words to take hold of', { isLight: true });
  const before = await rectOf(toasts());
  await drag(toasts().first(), -0.5, { release: false, by: toasts().locator('bdi') });
  assert.equal(Math.round(before.x - (await rectOf(toasts())).x), Math.round(before.width / 2));
  assert.equal(await toasts().evaluate((item) => getComputedStyle(item).opacity), '0.375');
  assert.equal(await at.page.evaluate(() => String(getSelection())), '');
  await pass(60_000);
  assert.equal(await count(), 1);
  await at.page.mouse.move(10, 800);
  await at.page.mouse.up();
  assert.equal(await count(), 0);
});

browserTest('a released toast stays released: a later press elsewhere never drags it', async () => {
  await push('Drag me', { isLight: true, duration: Infinity });
  const { x, y, width, height } = await rectOf(toasts());
  const { mouse } = at.page;
  for (const isWithin of [true, false]) {
    await mouse.move(x + width / 2, y + height / 2);
    await mouse.down();
    if (isWithin) await mouse.move(x + width * 0.6, y + height / 2, { steps: 3 });
    else await mouse.move(x - 300, y + 300);
    await mouse.up();
    await settle();
    await mouse.move(x - 200, y + height / 2);
    await mouse.down();
    await mouse.move(x + width - 5, y + height / 2, { steps: 4 });
    assert.deepEqual([await count(), (await rectOf(toasts())).x], [1, x]);
    await mouse.up();
    await at.page.evaluate(() => getSelection()?.empty());
  }
});

browserTest('a toast closes by a flick, not by a slow move or one that the browser takes over', async () => {
  for (const [end, isFast] of [
    ['touchEnd', true],
    ['touchEnd', false],
    ['touchCancel', true],
  ] as const) {
    await push('Some text to take hold of', { isLight: true, duration: Infinity });
    const { x, y } = await rectOf(toasts().locator('bdi'));
    const touch = (type: 'touchStart' | 'touchMove' | typeof end, ...moved: number[]) =>
      at.session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved.map((by) => ({ x: x + 20 + by, y: y + 8 })),
      });
    await touch('touchStart', 0);
    for (const moved of [10, 40, 90, 100]) await touch('touchMove', moved);
    // Touch events arrive with the next frame.
    await at.page.waitForFunction(
      () =>
        Number.parseFloat(getComputedStyle(document.querySelector('li:not([inert])') ?? document.body).translate) ===
        100,
    );
    if (!isFast) await pass(2000);
    await touch(end);
    await settle();
    assert.equal(await count(), end === 'touchEnd' && isFast ? 0 : 1, `${end}, fast: ${isFast}`);
    if ((await count()) > 0) assert.equal((await rectOf(toasts().locator('bdi'))).x, x);
    await at.page.evaluate(() => globalThis.toast.dismiss());
    await pass(1000);
  }
});

browserTest('a moving pointer on or near toasts pauses them; a resting one or a tap doesn’t', async () => {
  await push('Lower');
  await push('Upper');
  const box = await rectOf(toasts().first().locator('> *'));
  for (const beyond of [6, -2]) {
    await at.page.mouse.move(box.x + 50, box.y + box.height + beyond);
    await pass(60_000);
    assert.equal(await count(), 2);
  }
  await at.page.evaluate(() => globalThis.toast.dismiss());
  await pass(1000);
  await push('Came under it');
  const { x, y } = await rectOf(toasts());
  await pass(4000);
  assert.equal(await count(), 0, 'a resting pointer doesn’t pause');
  await pass(1000);
  await push('Tapped');
  await at.page.touchscreen.tap(x + 60, y + 20);
  await pass(4000);
  assert.equal(await count(), 0, 'a tap doesn’t pause');
});

browserTest('a shaky press closes a light toast; a drag, another button or a control in it doesn’t', async () => {
  await at.page.evaluate(() => void globalThis.toast(globalThis.clickable(), { action: globalThis.retry }));
  await settle();
  await at.page.getByText('Press the role').last().click();
  assert.deepEqual([await at.page.evaluate(() => globalThis.retries), await count()], [1, 1]);
  await at.page.evaluate(() => globalThis.toast.dismiss());
  await pass(1000);
  await push('Some text to take hold of', { isLight: true, duration: Infinity });
  const press = async (dx: number, dy: number, button: 'left' | 'right' = 'left') => {
    const { x, y } = await rectOf(toasts().locator('bdi'));
    await at.page.mouse.move(x + 1, y + 8);
    await at.page.mouse.down({ button });
    await at.page.mouse.move(x + 1 + dx, y + 8 + dy, { steps: 3 });
    await at.page.mouse.up({ button });
    await settle();
  };
  await press(40, 0);
  await press(0, 9);
  await press(300, 0, 'right');
  assert.equal(await count(), 1);
  await press(3, 3);
  assert.equal(await count(), 0);
  await pass(1000);
  await push('Some text to take hold of', { duration: Infinity });
  await press(70, 0);
  assert.equal(await count(), 1);
  assert.match(await at.page.evaluate(() => String(getSelection())), /^Some /, 'a dark toast’s text can be selected');
  await at.page.evaluate(() => getSelection()?.empty());
});

browserTest('1 to 20 toasts of 1 to 6 lines don’t overlap, left to right and right to left', async () => {
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
