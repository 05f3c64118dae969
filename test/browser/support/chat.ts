import type { TestContext } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { hydrated, type RevisitOptions, revisit, type Visit, type visit } from './browser.ts';
import { restAddress, siteAddress } from './site.ts';

/** What the webhook does with a question; without an answer it stays pending. */
type Answer = (route: Route, question: string) => Promise<void> | void;

export interface ChatVisit extends Visit {
  /** The bodies of all requests so far. */
  asked: Record<string, unknown>[];
  /** Resolves once that many requests have gone out, and the page has had its turn to send another. */
  askedTimes(count: number): Promise<void>;
  /** Changes what the webhook does from now on. */
  answerWith(answer: Answer): void;
}

/** Opens a page of the site, by default the assistant's, over a webhook that the test plays; `open` is `visit` for a test that needs one. */
export async function visitChat(
  t: TestContext,
  options: Pick<RevisitOptions, 'viewport' | 'colorScheme'> = {},
  path = '/chat',
  open: typeof revisit | typeof visit = revisit,
): Promise<ChatVisit> {
  const visited = await open(t, await restAddress(), { reducedMotion: 'reduce', ...options });
  const { page } = visited;
  const asked: Record<string, unknown>[] = [];
  let answer: Answer = (route, question) => fulfill(route, `Answer to ${question}`);
  const waiting = new Set<() => void>();
  await page.route('**/api/assistant', async (route) => {
    const body: Record<string, unknown> = route.request().postDataJSON();
    asked.push(body);
    for (const check of waiting) check();
    await answer(route, String(body.chatInput));
  });
  await page.goto(`${await siteAddress()}${path}`);
  await hydrated(page);
  return {
    ...visited,
    asked,
    async askedTimes(count) {
      await new Promise<void>((resolve) => {
        const check = () => asked.length >= count && resolve();
        waiting.add(check);
        check();
      });
      // A second request of the same press would go out before this round trip is answered.
      await page.evaluate(() => fetch('/robots.txt').then(() => undefined));
    },
    answerWith: (next) => {
      answer = next;
    },
  };
}

export function fulfill(route: Route, output: string): Promise<void> {
  return route.fulfill({ json: { output } });
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** Sends one message and waits for what comes of it: an answer or the failure. */
export async function converse(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
}

/** Sends messages, each when the one before has an answer or failed, faster than a person could. */
export async function converseFast(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate(async (given) => {
    const input = document.querySelector('textarea');
    if (!input) return;
    for (const text of given) {
      const settled = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          // Off while the question is out, and on again after it.
          if (input.readOnly) return;
          observer.disconnect();
          resolve();
        }).observe(input, { attributeFilter: ['readonly'] });
      });
      input.value = text;
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await settled;
    }
  }, texts);
}

/** How far the list is from its end, in CSS pixels. */
export function distanceToEnd(page: Page): Promise<number> {
  return log(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
}
