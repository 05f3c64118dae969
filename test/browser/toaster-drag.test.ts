import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { toasterPage } from './support/toaster.ts';

const at = toasterPage();
const { toasts, count, push, pass, settle, rectOf } = at;

async function drag(share: number, { release = true, from = toasts().first() } = {}) {
  const { mouse } = at.page;
  const { width } = await rectOf(toasts().first());
  const box = await rectOf(from);
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await mouse.move(x, y);
  await mouse.down();
  for (const part of [0.25, 0.5, 1]) await mouse.move(x + width * share * part, y);
  if (release) await mouse.up();
}

browserTest('the toaster snaps back from a drag of 79% and goes after one of 81%, to either side', async () => {
  for (const direction of [1, -1]) {
    await push('Drag me', { isLight: true });
    const { x } = await rectOf(toasts());
    await drag(0.79 * direction);
    await settle();
    assert.equal(await count(), 1);
    assert.equal((await rectOf(toasts())).x, x);
    await drag(0.81 * direction);
    assert.equal(await count(), 0);
    await pass(1000);
  }
});

browserTest('the toaster is dragged by its words too, which selects none of them', async () => {
  await push('Some words to take hold of', { isLight: true });
  await drag(0.5, { release: false, from: toasts().locator('bdi') });
  assert.notEqual(await toasts().evaluate((item) => getComputedStyle(item).translate), 'none');
  await drag(0.9, { from: toasts().locator('bdi') });
  assert.deepEqual([await count(), await at.page.evaluate(() => String(getSelection()))], [0, '']);
});

browserTest('the toaster lets go of a toast with the pointer: a later press elsewhere never drags it', async () => {
  await push('Drag me', { isLight: true, duration: Infinity });
  const { x, y, width, height } = await rectOf(toasts());
  const { mouse } = at.page;
  // Released on the toast, and released beyond it.
  for (const [letGoAt, isWithin] of [
    [x + width * 0.6, true],
    [x - 300, false],
  ] as const) {
    await mouse.move(x + width / 2, y + height / 2);
    await mouse.down();
    if (isWithin) await mouse.move(letGoAt, y + height / 2, { steps: 3 });
    else await mouse.move(letGoAt, y + 300);
    await mouse.up();
    await settle();
    await mouse.move(x - 200, y + height / 2);
    await mouse.down();
    await mouse.move(x + width - 5, y + height / 2, { steps: 4 });
    assert.equal((await rectOf(toasts())).x, x);
    await mouse.up();
    await at.page.evaluate(() => getSelection()?.empty());
    assert.equal(await count(), 1);
  }
});

browserTest('the toaster follows the pointer one to one, fades with it, and pauses its timer', async () => {
  await push('Drag me', { isLight: true });
  const before = await rectOf(toasts());
  await drag(-0.5, { release: false });
  assert.equal(Math.round(before.x - (await rectOf(toasts())).x), Math.round(before.width / 2));
  assert.equal(await toasts().evaluate((item) => getComputedStyle(item).opacity), '0.375');
  assert.equal(await at.page.evaluate(() => String(getSelection())), '');
  await pass(60_000);
  assert.equal(await count(), 1);
  await at.page.mouse.move(10, 800);
  await at.page.mouse.up();
  assert.equal(await count(), 0);
});

browserTest(
  'the toaster goes with a flick of a finger, from the text too, and comes back from a slow move as short',
  async () => {
    for (const isFast of [false, true]) {
      await push('Some text to take hold of', { isLight: true, duration: Infinity });
      const { x, y } = await rectOf(toasts().locator('bdi'));
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: number) =>
        at.session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: place === undefined ? [] : [{ x: x + 20 + place, y: y + 8 }],
        });
      await touch('touchStart', 0);
      for (const place of [10, 40, 90, 100]) await touch('touchMove', place);
      if (!isFast) await pass(2000);
      await touch('touchEnd');
      await settle();
      assert.equal(await count(), isFast ? 0 : 1);
      await at.page.evaluate(() => globalThis.toast.dismiss());
      await pass(1000);
    }
  },
);

browserTest('the toaster cannot be dragged away while it is loading', async () => {
  await at.page.emulateMedia({ reducedMotion: 'reduce' });
  await at.page.evaluate(() => globalThis.toast.loading('Busy', { action: globalThis.retry }));
  await settle();
  const { x } = await rectOf(toasts());
  await drag(0.9);
  assert.equal(await count(), 1);
  assert.equal((await rectOf(toasts())).x, x);
  await at.page.emulateMedia({ reducedMotion: null });
});

browserTest('the toaster snaps back when the browser takes the pointer away', async () => {
  await push('Touch me', { isLight: true });
  const { x, y, width } = await rectOf(toasts());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', place?: number) =>
    at.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: place === undefined ? [] : [{ x: place, y: y + 20 }],
    });
  await touch('touchStart', x + width - 80);
  for (const share of [0.1, 0.5, 0.9]) await touch('touchMove', x + width - 80 - width * share);
  // Touch moves arrive with the next frame.
  await at.page.waitForFunction(
    (least) => Number.parseFloat(getComputedStyle(document.querySelector('li') ?? document.body).translate) < least,
    -0.85 * width,
  );
  await touch('touchCancel');
  await settle();
  assert.equal((await rectOf(toasts())).x, x);
  await pass(5000);
  assert.equal(await count(), 0);
});

browserTest('the toaster calls a toast that was dragged away back to its place', async () => {
  await push('Copied', { id: 'copy', isLight: true });
  const { x } = await rectOf(toasts());
  await drag(0.9);
  assert.equal(await count(), 0);
  await push('Copied', { id: 'copy' });
  assert.equal((await rectOf(toasts())).x, x);
});
