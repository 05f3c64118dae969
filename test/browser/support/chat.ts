import type { TestContext } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { controls } from '../../../src/content/chat.ts';
import { blank, hydrated, type RevisitOptions, revisit } from './browser.ts';

/** Responds to a question in place of the webhook. Without a response, the question stays pending. */
type Respond = (route: Route, question: string) => Promise<void> | void;

/** Opens a page, by default the assistant's, with a fake webhook. */
export async function visitChat(
  t: TestContext,
  options: Pick<RevisitOptions, 'viewport' | 'colorScheme'> = {},
  path = '/chat',
) {
  const visited = await revisit(t, blank, { reducedMotion: 'reduce', ...options });
  const { page } = visited;
  /** The bodies of all requests to the webhook so far. */
  const asked: Record<string, unknown>[] = [];
  let respond: Respond = (route, question) => fulfill(route, `Answer to ${question}`);
  const waiting = new Set<() => void>();
  await page.route('**/api/assistant', async (route) => {
    const body: Record<string, unknown> = route.request().postDataJSON();
    asked.push(body);
    for (const check of waiting) check();
    await respond(route, String(body.chatInput));
  });
  await page.goto(path);
  await hydrated(page);
  return {
    ...visited,
    asked,
    /** Resolves once `count` requests were sent, and the page has had time to send one more. */
    async askedTimes(count: number) {
      await new Promise<void>((resolve) => {
        const check = () => asked.length >= count && resolve();
        waiting.add(check);
        check();
      });
      // If one click or keystroke wrongly sent two requests, the second would be sent before this round trip ends.
      await page.evaluate(() => fetch('/robots.txt').then(() => undefined));
    },
    /** Replaces the fake webhook's response to all later questions. */
    answerWith: (next: Respond) => {
      respond = next;
    },
  };
}

export function fulfill(route: Route, output: string): Promise<void> {
  return route.fulfill({ json: { output } });
}

export const field = (page: Page) => page.getByRole('textbox', { name: controls.write });
export const log = (page: Page) => page.getByRole('log', { name: controls.messages });

/** Sends one message and waits for the reply or the failure. */
export async function converse(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await page.waitForFunction(() => document.querySelector('textarea')?.readOnly === false);
}

/** Returns how far the list of messages is scrolled from its end, in CSS pixels. */
export function distanceToEnd(page: Page): Promise<number> {
  return log(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
}

/** The lowest supported window: 1280 × 1024 px at 400% zoom. */
export const lowest = { width: 320, height: 256 };

/** Records every scroll of the page and every loss of the field's focus. Returns a function that reads the records. */
export async function watchPage(page: Page) {
  await field(page).evaluate((input) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.push(`scrolled to ${window.scrollY}`));
    input.addEventListener('blur', () => seen.push('focus lost'));
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
export const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);
export const isPending = (page: Page, is: boolean) =>
  page.waitForFunction((wanted) => document.querySelector('textarea')?.readOnly === wanted, is);

export const visibleLines = (page: Page) =>
  log(page).evaluate((list) => {
    const text = list.querySelector('[dir=auto]');
    return text ? list.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight) : 0;
  });
