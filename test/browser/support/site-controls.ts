import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { labels } from '../../../src/content/blog/blog.ts';
import { hero } from '../../../src/content/pages/home.ts';

/** Uses a page's control that needs hydration, if any, and resets it. Fails if the control doesn't respond. */
export async function controlWorks(page: Page, path: string): Promise<void> {
  const count = (selector: string) => page.locator(`main ${selector}`).count();
  switch (path) {
    case '/': {
      // An empty question stays on the page only if the form responds.
      const question = page.getByRole('textbox', { name: hero.ask });
      await question.fill(' ');
      await question.press('Enter');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=q]:invalid')?.value === '');
      await question.blur();
      break;
    }
    case '/services': {
      const toggle = page.locator('main button[aria-pressed]').first();
      const isPressed = await toggle.getAttribute('aria-pressed');
      await toggle.click();
      await page
        .locator(`main button[aria-pressed="${isPressed !== 'true'}"]`)
        .first()
        .waitFor();
      await toggle.click();
      break;
    }
    case '/blog': {
      const search = page.locator('main [type=search]');
      const all = await count('article[id]');
      await search.fill('zzz nothing of the kind');
      await page.waitForFunction(() => !document.querySelector('main article[id]'));
      await search.fill('');
      await page.waitForFunction((wanted) => document.querySelectorAll('main article[id]').length === wanted, all);
      const toggle = page.locator('main div > a[aria-expanded]').first();
      for (const label of [labels.showLess, labels.readMore]) {
        await toggle.click();
        await toggle.getByText(label, { exact: true }).waitFor();
      }
      break;
    }
    case '/contact': {
      const endDelay = await holdDelays(page);
      const form = await fillContactForm(page);
      await form.locator('[type=submit]').click();
      await form.locator('[type=submit][aria-busy=true]').waitFor();
      await endDelay();
      await form.locator('[data-kind=good]').waitFor();
      await endDelay();
      await form.locator('[data-kind=good]').waitFor({ state: 'detached' });
      break;
    }
    default:
      assert.equal(await count('h1'), 1);
  }
  await page.locator('header[data-opaque]').waitFor();
}

/**
 * Holds timers of 1.5 to 5 s, such as the contact form's and the chat widget's. The returned function waits until one
 * is held, and runs its callback.
 */
export async function holdDelays(page: Page): Promise<() => Promise<unknown>> {
  // A string, because tsx would add its `__name` helper to a function.
  await page.evaluate(`{
    const start = window.setTimeout;
    window.setTimeout = (run, ms, ...rest) =>
      ms >= 1500 && ms <= 5000 ? ((window.endDelay = () => run(...rest)), 0) : start(run, ms, ...rest);
  }`);
  return () =>
    page.waitForFunction(() => {
      const { endDelay } = window as { endDelay?: (() => void) | undefined };
      Object.assign(window, { endDelay: undefined });
      endDelay?.();
      return endDelay !== undefined;
    });
}

/** Waits until an element is directly below the header. */
export async function untilAtTop(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (of) => Math.abs((document.querySelector(of)?.getBoundingClientRect().top ?? 0) - 80) < 2,
    selector,
  );
}

export async function fillContactForm(page: Page): Promise<Locator> {
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@client.example');
  await form.locator('[name=service]').selectOption({ index: 1 });
  await form.locator('[name=message]').fill('A machine.');
  return form;
}
