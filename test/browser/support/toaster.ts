import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { chromiumPath } from '../../support/chromium.ts';
import { browser } from './browser.ts';
import { serveToasterPage } from './toaster-server.ts';

export interface ToasterPage {
  readonly page: Page;
  readonly session: CDPSession;
  open(path: string): Promise<void>;
  /** Shows a toast, a light one with `isLight`, and waits until it is in place, without motion. */
  push(content: string, options?: { isLight?: boolean; id?: string; duration?: number }): Promise<void>;
  /** Advances the page's clock. Pass at most one deadline at a time: a render sets the timer for the next. */
  pass(ms: number): Promise<void>;
  /** Finishes all animations. */
  settle(): Promise<void>;
  /** Returns the toasts that aren't being removed. */
  toasts(): Locator;
  count(): Promise<number>;
  rectOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }>;
  pointAt(locator: Locator): Promise<void>;
}

/** Opens the toaster's page once for a file's tests. Each starts with an empty queue, and the pointer elsewhere. */
export function toasterPage(): ToasterPage {
  let site: Awaited<ReturnType<typeof serveToasterPage>>;
  let page: Page;
  let session: CDPSession;
  const violations: string[] = [];
  const toasts = () => page.locator('li:not([inert])');

  async function start() {
    site = await serveToasterPage();
    const context = await (await browser()).newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true });
    page = await context.newPage();
    session = await context.newCDPSession(page);
    page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    page.on('pageerror', (error) => violations.push(String(error)));
    await page.clock.install();
    await open('/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }
  async function end() {
    await page.context().close();
    await site.close();
  }
  async function clear() {
    await page.mouse.move(10, 800);
    await page.evaluate(async () => {
      globalThis.toast.dismiss();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await pass(1000);
    assert.deepEqual(violations.splice(0), []);
  }
  if (chromiumPath) {
    before(start);
    afterEach(clear);
    after(end);
  }

  async function open(path: string) {
    await page.goto(site.url + path);
    await page.getByRole('heading').waitFor();
  }
  async function push(content: string, { isLight = false, ...options } = {}) {
    await page.evaluate(pushInPage, [content, options, isLight] as const);
    await settle();
  }
  async function pass(ms: number) {
    await page.evaluate(() => globalThis.rendered());
    await page.clock.runFor(ms);
    await page.evaluate(() => globalThis.rendered());
  }
  async function settle() {
    await page.evaluate(async () => {
      await globalThis.rendered();
      for (const animation of document.getAnimations()) animation.finish();
    });
  }
  return {
    get page() {
      return page;
    },
    get session() {
      return session;
    },
    open,
    push,
    pass,
    settle,
    toasts,
    count: () => toasts().count(),
    rectOf,
    pointAt,
  };
}

function pushInPage([content, options, isLight]: readonly [string, object, boolean]): void {
  globalThis.toast(content, { ...options, action: isLight ? globalThis.retry : undefined });
}

async function rectOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

async function pointAt(locator: Locator) {
  const { x, y, width, height } = await rectOf(locator);
  await locator.page().mouse.move(x + width / 2, y + height / 2);
}
