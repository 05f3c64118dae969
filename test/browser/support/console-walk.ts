import type { Page } from 'playwright-core';
import { moveTo } from './console.ts';

const isLoaded = () => document.querySelector('[role=status][aria-label^=Loading]') === null;

/** Navigates to a path, and waits until its screen has loaded completely and, if given, shows `heading`. */
export async function openScreen(page: Page, path: string, heading?: string): Promise<void> {
  const old = await page.locator('main h1').elementHandle();
  const isSame = new URL(page.url()).pathname === path.split('?')[0];
  await moveTo(page, path);
  // A different path renders another screen, so the old heading is removed.
  if (!isSame) await page.waitForFunction((head) => !head?.isConnected, old);
  if (heading) await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await page.waitForFunction(isLoaded);
}
