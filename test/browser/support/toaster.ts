import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, type TestContext } from 'node:test';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { chromiumPath } from '../../support/chromium.ts';
import { browser } from './browser.ts';
import { listenTo, undeclared } from './complaints.ts';
import { serveTestPage } from './test-page.ts';

/** Like the site's own policy. */
const securityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

/** Opens the toaster's page once for a file's tests. After each, removes toasts and focus; fails on complaints. */
export async function toasterPage() {
  const address = await serveTestPage(['toaster-page.css', 'toaster-page.tsx'], securityPolicy);
  let page: Page;
  let session: CDPSession;
  /** Returns the toasts that aren't being removed. */
  const toasts = () => page.locator('li:not([inert])');

  async function start() {
    const context = await (await browser()).newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true });
    page = await context.newPage();
    session = await context.newCDPSession(page);
    await page.clock.install();
  }
  async function listen(test: TestContext) {
    listenTo(page.context(), test);
    if (page.url().startsWith(address)) return;
    await open();
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }
  async function clear(test: TestContext) {
    await page.mouse.move(10, 800);
    await page.evaluate(async () => {
      globalThis.toast.dismiss();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await pass(1000);
    assert.deepEqual(undeclared(test), []);
  }
  if (chromiumPath) {
    before(start);
    beforeEach((test) => listen(test as TestContext));
    afterEach((test) => clear(test as TestContext));
    after(() => page.context().close());
  }

  async function open() {
    await page.goto(address);
    await page.getByRole('heading').waitFor();
  }
  /** Shows a toast, a light one if `isLight`, and finishes its entry animation. */
  async function push(content: string, options: { isLight?: boolean; id?: string; duration?: number } = {}) {
    await page.evaluate(pushInPage, [content, options] as const);
    await settle();
  }
  /** Advances the page's clock. Pass at most one deadline at a time: a render sets the timer for the next. */
  async function pass(ms: number) {
    await page.evaluate(() => globalThis.rendered());
    await page.clock.runFor(ms);
    await page.evaluate(() => globalThis.rendered());
  }
  /** Waits for React, and finishes all animations. */
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
  };
}

function pushInPage([content, { isLight, ...options }]: readonly [string, { isLight?: boolean }]): void {
  globalThis.toast(content, { ...options, action: isLight ? globalThis.retry : undefined });
}

export async function rectOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

function centerOf({ x, y, width, height }: Awaited<ReturnType<typeof rectOf>>) {
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Drags a toast sideways by a share of its width, held in the middle of `by`. Holds on if `release` is false. */
export async function drag(toast: Locator, share: number, { release = true, by = toast } = {}): Promise<void> {
  const { mouse } = toast.page();
  const { width } = await rectOf(toast);
  const { x, y } = centerOf(await rectOf(by));
  await mouse.move(x, y);
  await mouse.down();
  for (const part of [0.25, 0.5, 1]) await mouse.move(x + width * share * part, y);
  if (release) await mouse.up();
}

export function turn(page: Page, id: 'first' | 'second', isOpen: boolean): Promise<void> {
  return page.evaluate(([name, is]) => globalThis.turnModal(name, is), [id, isOpen] as const);
}

/** Returns whether a toast is the topmost element at its position. */
export async function isOnTop(toast: Locator): Promise<boolean> {
  const { x, y } = await rectOf(toast);
  const isIn = ([left, top]: readonly [number, number]) => document.elementFromPoint(left, top)?.closest('li') != null;
  return toast.page().evaluate(isIn, [x + 20, y + 20] as const);
}

async function readTree(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes.filter(({ ignored }) => !ignored);
}

/** Returns the urgency and text of each live region that isn't empty, as a screen reader gets them. */
export async function heard(session: CDPSession): Promise<string[]> {
  const nodes = await readTree(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(textOf).filter(Boolean).join('|');
  };
  return nodes.flatMap(({ nodeId, properties }) => {
    const urgency = properties?.find(({ name }) => name === 'live')?.value.value;
    return urgency && textOf(nodeId) ? [`${urgency}: ${textOf(nodeId)}`] : [];
  });
}

/** Returns the names of the buttons that a screen reader reaches. */
export async function buttons(session: CDPSession): Promise<string[]> {
  return (await readTree(session)).filter(({ role }) => role?.value === 'button').map(({ name }) => name?.value);
}

/**
 * Runs in the page: adds 20 toasts one by one, six times, so that each place gets 1 to 6 lines. One toast has an overlong
 * word. Returns the faulty layouts.
 */
export async function layOut(): Promise<{ layouts: number; faults: string[] }> {
  let layouts = 0;
  const faults: string[] = [];
  const isMirrored = document.dir === 'rtl';
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
      const isAtEdge = first && first.top < 84 && (isMirrored ? first.left : innerWidth - first.right) < 20;
      if (items.length !== total || isOut || isCut || isCrowded || !isAtEdge || !isNewestFirst)
        faults.push(`turn ${turn}, ${total} toasts`);
      layouts += 1;
    }
  }
  return { layouts, faults };
}
