import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { toasterPage } from './support/toaster.ts';

const at = toasterPage();
const { toasts, count, push, pass, settle, rectOf, pointAt } = at;

browserTest('the toaster closes a toast that was tapped, in its time', async () => {
  await push('Tapped');
  const { x, y } = await rectOf(toasts());
  await at.page.touchscreen.tap(x + 60, y + 20);
  await pass(3999);
  assert.equal(await count(), 1);
  await pass(1);
  assert.equal(await count(), 0);
  await pass(1000);
  assert.equal(await at.page.locator('li').count(), 0);
});

browserTest(
  'the toaster stops the time under a pointer, for every toast, and lets it run on when the pointer leaves',
  async () => {
    await push('First');
    await push('Second');
    await pointAt(toasts().first());
    await pass(60_000);
    assert.equal(await count(), 2);
    await at.page.mouse.move(10, 800);
    await pass(4000);
    assert.equal(await count(), 0);
  },
);

browserTest('the toaster lets a mouse select the text of what it does not drag, which is no click', async () => {
  await push('Some text to take hold of', { duration: Infinity });
  const { x, y, height } = await rectOf(toasts().locator('bdi'));
  await at.page.mouse.move(x + 1, y + height / 2);
  await at.page.mouse.down();
  await at.page.mouse.move(x + 70, y + height / 2, { steps: 3 });
  await at.page.mouse.up();
  assert.match(await at.page.evaluate(() => String(getSelection())), /^Some /);
  assert.equal(await count(), 1);
  await at.page.evaluate(() => getSelection()?.empty());
});

browserTest('the toaster gives a click to what a person would call a button, whatever its tag', async () => {
  await at.page.evaluate(() => {
    globalThis.retries = 0;
    globalThis.toast(globalThis.clickable('span'), { action: globalThis.retry, duration: Infinity });
    globalThis.toast(globalThis.clickable('role'), { action: globalThis.retry, duration: Infinity });
  });
  await settle();
  for (const name of ['span', 'role']) {
    await pointAt(at.page.getByText(`Press the ${name}`).last());
    await at.page.mouse.down();
    await at.page.mouse.up();
  }
  assert.equal(await at.page.evaluate(() => globalThis.retries), 2);
  assert.match((await toasts().textContent()) ?? '', /Press the role/);
});

browserTest('the toaster lets a toast go that came under a resting pointer, until that moves', async () => {
  const { mouse } = at.page;
  await push('Shows where');
  await pointAt(toasts());
  await at.page.evaluate(() => globalThis.toast.dismiss());
  await pass(1000);
  for (const moves of [false, true]) {
    await push('Came by itself');
    if (moves) {
      const { x, y } = await rectOf(toasts());
      await mouse.move(x + 30, y + 20);
    }
    await pass(4000);
    assert.equal(await count(), moves ? 1 : 0);
    await pass(1000);
  }
});

browserTest('the toaster holds the time between two toasts too', async () => {
  await push('Lower');
  await push('Upper');
  const box = await rectOf(toasts().first().locator('> *'));
  await at.page.mouse.move(box.x + 50, box.y + box.height - 2);
  await at.page.mouse.move(box.x + 50, box.y + box.height + 6);
  await pass(60_000);
  assert.equal(await count(), 2);
});

browserTest(
  'the toaster takes a shaky press for a click, but not a longer drag, another button, or a dark toast',
  async () => {
    await push('Press me', { isLight: true, duration: Infinity });
    const { x, y } = await rectOf(toasts());
    const press = async (dx: number, dy: number, button: 'left' | 'right' = 'left') => {
      await at.page.mouse.move(x + 60, y + 20);
      await at.page.mouse.down({ button });
      await at.page.mouse.move(x + 60 + dx, y + 20 + dy);
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
    await push('Dark', { duration: Infinity });
    await press(0, 0);
    await press(350, 0);
    assert.equal(await count(), 1);
  },
);

browserTest('the toaster closes a toast whose action is pressed', async () => {
  await push('Not sent.', { isLight: true });
  await at.page.evaluate(() => {
    globalThis.retries = 0;
  });
  await pointAt(at.page.getByRole('button', { name: 'Retry', exact: true }));
  await at.page.mouse.down();
  await at.page.mouse.up();
  assert.equal(await at.page.evaluate(() => globalThis.retries), 1);
  assert.equal(await count(), 0);
});
