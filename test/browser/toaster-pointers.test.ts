import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { drag, rectOf, toasterPage } from './support/toaster.ts';

const at = await toasterPage();
const { toasts, count, push, pass, settle } = at;

/** Sends a touch event to the newest toast. `fingers` are the fingers' distances from one point, in pixels. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...fingers: number[]) {
  const touchPoints = fingers.map((by, id) => ({ x: 1000 + by, y: 100, id }));
  await at.session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

browserTest('a toast returns from a drag of 79% and closes after one of 81%, to either side', async () => {
  for (const direction of [1, -1]) {
    await push('Drag me', { id: 'copy', isLight: true });
    const { x } = await rectOf(toasts());
    await drag(toasts().first(), 0.79 * direction);
    await settle();
    assert.deepEqual([await count(), (await rectOf(toasts())).x], [1, x]);
    await drag(toasts().first(), 0.81 * direction);
    assert.equal(await count(), 0);
    await push('Copied', { id: 'copy', isLight: true });
    assert.equal((await rectOf(toasts())).x, x, 'a toast that is pushed again after a drag isn’t shifted');
    await drag(toasts().first(), 0.81 * direction, { release: false });
    await push('Copied', { id: 'copy' });
    await at.page.mouse.up();
    await settle();
    assert.equal((await rectOf(toasts())).x, x, 'a toast that turns dark during a drag isn’t shifted');
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

browserTest('a released toast isn’t dragged by a later press elsewhere', async () => {
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
    const { x } = await rectOf(toasts().locator('bdi'));
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

browserTest('a pinch on a toast zooms the page, and closes nothing', async () => {
  await push('Some text to take hold of', { isLight: true, duration: Infinity });
  await touch('touchStart', 0);
  await touch('touchStart', 0, 60);
  for (const by of [20, 40, 60]) await touch('touchMove', -by, 60 + by);
  await touch('touchEnd', 120);
  await touch('touchEnd');
  await settle();
  assert.equal(await count(), 1);
  assert.ok((await at.page.evaluate(() => visualViewport?.scale ?? 1)) > 1);
  await at.session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
});

browserTest('a moving pointer on or near a toast pauses the timers; a resting pointer or a tap doesn’t', async () => {
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

browserTest('a shaky press closes a light toast; a drag or another mouse button doesn’t', async () => {
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
