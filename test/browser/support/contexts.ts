// Browser contexts that tests use in turn. Opening a context and filling its cache takes longer than most tests. A
// returned context keeps only its HTTP cache and its process.
import type { TestContext } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { browser, dropRoutes, nameHelper } from './browser.ts';

interface PooledContext {
  context: BrowserContext;
  /** A page that stays open on the origin: keeps the browser process alive, and lets the next test write storage. */
  anchor: Page;
  /** Origin and options: a test with the same key may reuse the context. */
  key: string;
  isLent: boolean;
}

const pool: PooledContext[] = [];

/** Lends an unused context for the duration of a test. Its local storage holds `stored` only. */
export async function lendContext(
  test: TestContext,
  origin: string,
  options: BrowserContextOptions,
  stored: Readonly<Record<string, string>>,
): Promise<PooledContext> {
  const key = JSON.stringify([origin, options]);
  const free =
    pool.find((candidate) => candidate.key === key && !candidate.isLent) ?? (await addToPool(key, origin, options));
  free.isLent = true;
  test.after(() => takeBack(free));
  await free.anchor.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
  return free;
}

async function addToPool(key: string, origin: string, options: BrowserContextOptions): Promise<PooledContext> {
  const context = await (await browser()).newContext(options);
  await context.addInitScript(nameHelper);
  const anchor = await context.newPage();
  await anchor.goto(`${origin}/robots.txt`);
  const made = { context, anchor, key, isLent: true };
  pool.push(made);
  return made;
}

async function takeBack(lent: PooledContext): Promise<void> {
  const { context, anchor } = lent;
  await dropRoutes(context);
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()));
  // An installed clock can't be removed, so a context that has one isn't reused.
  const isUntouched = await anchor.evaluate(() =>
    Function.prototype.toString.call(setTimeout).includes('[native code]'),
  );
  if (isUntouched) {
    lent.isLent = false;
  } else {
    pool.splice(pool.indexOf(lent), 1);
    await context.close();
  }
}
