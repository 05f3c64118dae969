// Walks through the screens of the console and checks each.
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { assertFaultless } from './axe.ts';
import { moveTo, serveConsole, visitConsole } from './console.ts';

export const lists = ['users', 'projects', 'investments', 'notifications', 'bank-accounts', 'admins', 'categories'];

const isLoaded = () => document.querySelector('[role=status][aria-label^=Loading]') === null;

/** Moves to a path, and waits until its screen has loaded completely. */
export async function openScreen(page: Page, path: string, heading?: string): Promise<void> {
  const old = await page.locator('main h1').elementHandle();
  const isSame = new URL(page.url()).pathname === path.split('?')[0];
  await moveTo(page, path);
  // Another path is another screen.
  if (!isSame) await page.waitForFunction((head) => !head?.isConnected, old);
  if (heading) await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await page.waitForFunction(isLoaded);
}

/** Asserts that screens, each identified by a heading, have no faults. */
export async function assertFaultlessScreens(
  t: TestContext,
  screens: readonly (readonly [path: string, heading: string])[],
): Promise<void> {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/nowhere');
  for (const [path, heading] of screens) {
    await openScreen(page, `/admin${path}`, heading);
    await assertFaultless(page, path);
  }
}
