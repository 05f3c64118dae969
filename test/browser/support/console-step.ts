// A step of the walk through the console, and the moves that steps share.
import type { Page } from 'playwright-core';
import type { CallName } from '../../../src/server/api/resources.ts';

export interface Step {
  /** What is done, for the report. */
  name: string;
  /** The calls that it is there for. */
  calls: readonly CallName[];
  /** Only this role does it; without one both do. */
  role?: 'SU' | 'ADMIN';
  run: (page: Page) => Promise<void>;
}

/** Opens a screen by the menu. */
export async function open(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: screen }).click();
  await page.getByRole('heading', { level: 1, name: screen, exact: true }).waitFor();
}

/** Deletes a row of the list that is on screen. */
export async function remove(page: Page, name: string, isTyped = false): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await confirmDeletion(page, name, isTyped);
}

/** Answers the dialog that asks before a deletion. */
export async function confirmDeletion(page: Page, name: string, isTyped = false): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  if (isTyped) await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
}
