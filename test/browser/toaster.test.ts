import assert from 'node:assert/strict';
import { after, afterEach, before, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describeInBrowser } from './support/browser.ts';
import { serveToasterPage } from './support/toaster-server.ts';

describeInBrowser('the toaster', (browser) => {
  let site: Awaited<ReturnType<typeof serveToasterPage>>;
  let page: Page;
  let violations: string[] = [];

  before(async () => {
    site = await serveToasterPage();
  });
  after(() => site.close());
  afterEach(async () => {
    await page.context().close();
    assert.deepEqual(violations, []);
  });

  async function open(options: BrowserContextOptions = {}, path = '/') {
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 }, ...options });
    page = await context.newPage();
    violations = [];
    page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    page.on('pageerror', (error) => violations.push(String(error)));
    await page.clock.install();
    await page.goto(site.url + path);
    await page.getByRole('heading').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  async function push(content: string, options: object = {}) {
    await page.evaluate(([text, given]) => globalThis.toast(text, given), [content, options] as const);
    await rendered();
  }
  /** Behind what React has queued: its render and the effects after it come as messages too. */
  const rendered = () =>
    page.evaluate(async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        port1.close();
      }
    });
  const toasts = () => page.locator('li:not([inert])');
  const count = () => toasts().count();
  /** In steps, because the timer for the next deadline is set by a render. */
  async function pass(ms: number) {
    await rendered();
    for (let leftMs = ms; leftMs > 0; leftMs -= 1000) {
      await page.clock.runFor(Math.min(leftMs, 1000));
      await rendered();
    }
  }
  async function rectOf(locator: Locator) {
    const box = await locator.boundingBox();
    assert.ok(box);
    return box;
  }
  /** Where nothing moves any more. */
  const settled = () =>
    page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));

  it('closes a toast that was tapped, in its time', async () => {
    await open({ hasTouch: true });
    await push('Tapped');
    await toasts().tap();
    await pass(3999);
    assert.equal(await count(), 1);
    await pass(1);
    assert.equal(await count(), 0);
    await pass(1000);
    assert.equal(await page.locator('li').count(), 0);
  });

  it('stops the time under a pointer, for every toast, and lets it run on when the pointer leaves', async () => {
    await open();
    await push('First');
    await push('Second');
    await toasts().first().hover();
    await pass(60_000);
    assert.equal(await count(), 2);
    await page.mouse.move(10, 10);
    await pass(4000);
    assert.equal(await count(), 0);
  });

  it('goes on when a toast closes under a resting pointer, by a click or by itself', async () => {
    await open();
    for (const close of ['click', 'call']) {
      await push('Stays', { id: 'stays' });
      await push('Goes\n'.repeat(3), { id: 'goes', duration: Infinity });
      await settled();
      const button = toasts().first().getByRole('button');
      await button.hover();
      if (close === 'click') await button.click();
      else await page.evaluate(() => globalThis.toast.dismiss('goes'));
      await toasts().filter({ hasText: 'Goes' }).waitFor({ state: 'detached' });
      await page.evaluate(() => globalThis.toast.dismiss('stays'));
      await pass(1000);
      await push('Next', { id: 'next' });
      await page.mouse.move(10, 10);
      await pass(4000);
      assert.equal(await count(), 0, close);
    }
  });

  it('goes on when the lower of two toasts closes under a resting pointer that nothing else comes under', async () => {
    await open();
    await push('Below', { duration: Infinity, id: 'below' });
    await push('Above');
    await settled();
    await toasts().nth(1).hover();
    await page.evaluate(() => globalThis.toast.dismiss('below'));
    await pass(4000);
    assert.equal(await count(), 0);
    await pass(1000);
    assert.equal(await page.locator('li').count(), 0);
  });

  it('needs no animation and no transition to take a toast away', async () => {
    await open({}, '/still');
    await push('Still', { duration: 500 });
    await pass(500);
    assert.equal(await count(), 0);
    assert.equal(await page.locator('li').isVisible(), false);
    await pass(1000);
    assert.equal(await page.locator('li').count(), 0);
  });

  it('takes no notice of a blur that no focus follows while the page has the focus', async () => {
    await open();
    await push('Look');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await pass(4000);
    assert.equal(await count(), 0);
  });

  it('stops the time when the window loses the focus, until it or a press comes back', async () => {
    await open();
    for (const back of ['focus', 'press']) {
      await push('Look');
      await page.evaluate(() => {
        document.hasFocus = () => false;
        window.dispatchEvent(new Event('blur'));
      });
      await pass(60_000);
      assert.equal(await count(), 1);
      if (back === 'press') await page.mouse.click(10, 300);
      else
        await page.evaluate(() => {
          Reflect.deleteProperty(document, 'hasFocus');
          window.dispatchEvent(new Event('focus'));
        });
      await pass(4000);
      assert.equal(await count(), 0, back);
      await pass(1000);
    }
  });

  async function drag(share: number, { release = true, from = toasts().first() } = {}) {
    await settled();
    const { width } = await rectOf(toasts().first());
    const box = await rectOf(from);
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const part of [0.25, 0.5, 1]) await page.mouse.move(x + width * share * part, y);
    if (release) await page.mouse.up();
  }

  it('snaps back from a drag of 79% and goes after one of 81%, to either side', async () => {
    await open();
    for (const direction of [1, -1]) {
      await push('Drag me', { presentation: 'light' });
      await settled();
      const { x } = await rectOf(toasts());
      await drag(0.79 * direction);
      await settled();
      assert.equal(await count(), 1);
      assert.equal((await rectOf(toasts())).x, x);
      await drag(0.81 * direction);
      assert.equal(await count(), 0);
      await pass(1000);
    }
  });

  it('follows the pointer one to one, from the text too, and stops the time meanwhile', async () => {
    await open();
    await push('Some text to take hold of', { presentation: 'light' });
    await settled();
    const before = await rectOf(toasts());
    await drag(-0.5, { release: false, from: page.locator('li').getByText('Some text to take hold of') });
    assert.equal(Math.round(before.x - (await rectOf(toasts())).x), Math.round(before.width / 2));
    assert.equal(await page.evaluate(() => String(getSelection())), '');
    await pass(60_000);
    assert.equal(await count(), 1);
    await page.mouse.move(10, 800);
    await page.mouse.up();
    assert.equal(await count(), 0);
  });

  it('takes a shaky press for a click, but not a longer drag, another button, or a dark toast', async () => {
    await open();
    await push('Press me', { presentation: 'light', duration: Infinity });
    await settled();
    const { x, y } = await rectOf(toasts());
    const press = async (dx: number, dy: number, button: 'left' | 'right' = 'left') => {
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down({ button });
      await page.mouse.move(x + 60 + dx, y + 20 + dy);
      await page.mouse.up({ button });
    };
    await press(40, 0);
    await press(0, 9);
    await press(300, 0, 'right');
    assert.equal(await count(), 1);
    await settled();
    await press(3, 0);
    assert.equal(await count(), 0);
    await pass(1000);
    await push('Dark', { duration: Infinity });
    await settled();
    await press(0, 0);
    await press(350, 0);
    assert.equal(await count(), 1);
  });

  it('snaps back when the browser takes the pointer away', async () => {
    await open({ hasTouch: true });
    await push('Touch me', { presentation: 'light' });
    await settled();
    const { x, y, width } = await rectOf(toasts());
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y: y + 20 }],
      });
    await touch('touchStart', x + width - 80);
    for (const share of [0.1, 0.5, 0.9]) await touch('touchMove', x + width - 80 - width * share);
    // Touch moves arrive with the next frame.
    await page.waitForFunction(
      (least) => Number.parseFloat(getComputedStyle(document.querySelector('li') ?? document.body).translate) < least,
      -0.85 * width,
    );
    await touch('touchCancel');
    await settled();
    assert.equal((await rectOf(toasts())).x, x);
    await pass(5000);
    assert.equal(await count(), 0);
  });

  it('leaves what is interactive inside it usable', async () => {
    await open();
    await page.getByRole('button', { name: 'Show a retry' }).click();
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    assert.equal(await page.evaluate(() => globalThis.retries), 1);
    assert.equal(await count(), 1);
    // A pressed button keeps the focus, but not the time.
    await page.mouse.move(10, 10);
    await pass(5000);
    assert.equal(await count(), 0);
  });

  it('calls a toast that was dragged away back to its place', async () => {
    await open();
    await push('Copied', { id: 'copy', presentation: 'light' });
    await settled();
    const { x } = await rectOf(toasts());
    await drag(0.9);
    assert.equal(await count(), 0);
    await push('Copied', { id: 'copy' });
    await settled();
    assert.equal((await rectOf(toasts())).x, x);
  });

  it('can be reached, read on and left by the keyboard', async () => {
    await open();
    await page.getByLabel('Name').focus();
    await push('Older');
    await push('Newest');
    await page.keyboard.press('Alt+KeyT');
    assert.match((await page.locator(':focus').textContent()) ?? '', /Newest/);
    await pass(60_000);
    assert.equal(await count(), 2);
    await page.keyboard.press('Tab');
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Dismiss');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator(':focus').getAttribute('aria-label'), 'Name');
    await pass(4000);
    assert.equal(await count(), 0);
  });

  it('lays out 1 to 20 toasts of 1 to 6 lines without overlap, newest at the top right, down to 320 px', async () => {
    for (const width of [320, 1280]) {
      await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      for (let index = 0; index < 20; index += 1) {
        const lines = (index % 6) + 1;
        const words = Array.from({ length: lines }, (_, line) => `Line ${line + 1} of toast ${index + 1}`);
        await page.evaluate(
          ([html, isLight]) => globalThis.toast(html, { duration: Infinity, presentation: isLight ? 'light' : 'dark' }),
          [index === 7 ? 'W'.repeat(200) : words.join(' and then some more text for it '), index % 2 === 0] as const,
        );
        const boxes = await toasts().evaluateAll((items) =>
          items.map((item) => {
            const { top, bottom, left, right } = (item.firstElementChild ?? item).getBoundingClientRect();
            return { top, bottom, left, right, isCut: item.scrollWidth > item.clientWidth };
          }),
        );
        assert.equal(boxes.length, index + 1);
        for (const [place, box] of boxes.entries()) {
          assert.ok(box.left >= 0 && box.right <= width && !box.isCut, `${place} of ${boxes.length} at ${width} px`);
          const next = boxes[place + 1];
          assert.ok(!next || next.top >= box.bottom + 8, `${place} of ${boxes.length} at ${width} px overlaps`);
        }
        assert.ok((boxes[0]?.top ?? 99) < 20 && width - (boxes[0]?.right ?? 0) < 20);
      }
      const last = toasts().last().getByRole('button');
      await last.focus();
      const { y } = await rectOf(last);
      assert.ok(y > 0 && y < 900, 'the last can be reached');
      const { width: wide, height: high } = await rectOf(last);
      assert.ok(wide >= 24 && high >= 24);
      if (width === 320) await page.context().close();
    }
  });

  it('moves nothing where reduced motion is asked for, and keeps an edge in forced colors', async () => {
    await open({ reducedMotion: 'reduce', forcedColors: 'active' });
    await page.evaluate(() => globalThis.toast.loading('Busy'));
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    const edge = await toasts()
      .locator('> div')
      .evaluate((toast) => getComputedStyle(toast).borderTopWidth);
    assert.equal(edge, '1px');
  });

  it('stands in two live regions from load, and says each toast once', async () => {
    await open();
    const texts = () => page.locator('[aria-live]').allTextContents();
    assert.deepEqual(await texts(), ['', '']);
    await push('Copied');
    await page.evaluate(() => globalThis.toast.error('Failed'));
    assert.deepEqual(await texts(), ['Copied', 'Failed']);
  });

  it('keeps no timer and no listener at rest, and renders no component that only pushes', async () => {
    await open({}, '/?production');
    const session = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
      const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      return found.listeners.length;
    };
    const atRest = await listeners();
    await push('Listen');
    assert.ok((await listeners()) > atRest);
    await page.evaluate(() => {
      for (let index = 0; index < 1000; index += 1) globalThis.toast.success(`Toast ${index}`);
    });
    assert.equal(await count(), 20);
    await pass(2000);
    await pass(1000);
    assert.equal(await page.locator('li').count(), 0);
    assert.equal(await listeners(), atRest);
    assert.equal(await page.evaluate(() => globalThis.pusherRenders), 1);
  });
});
