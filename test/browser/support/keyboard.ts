// Actions of a user without a mouse.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** More Tab stops than there are between any two parts of a screen. */
const MAX_STOPS = 80;

/** Presses Tab, or the given key, until the element of this role and accessible name has the focus. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Locator> {
  // Computing the names of a whole screen's elements at each stop is slow.
  const parent = page.locator(':focus').locator('xpath=..');
  const focused = parent.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) === 1) return page.locator(':focus');
  }
  throw new Error(`No ${role} "${name}" within ${MAX_STOPS} stops of ${key}`);
}

/** Tabs back to the controls before the screen: menu, bell, profile, sign-out. */
export function tabBackTo(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  return tabTo(page, role, name, 'Shift+Tab');
}

/** Goes to a screen by the menu, and waits until its heading has the focus. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await tabBackTo(page, 'link', screen);
  await page.keyboard.press('Enter');
  await arriveAt(page, screen);
}

/** Waits until a screen's heading has the focus. */
export async function arriveAt(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).and(page.locator(':focus')).waitFor();
}

/** Goes to a field and types, replacing its value. */
export async function typeInto(
  page: Page,
  label: string | RegExp,
  text: string,
  role: Role = 'textbox',
): Promise<void> {
  await tabTo(page, role, label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses an option by its first letter: a letter typed more than a second later would start a new search. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const choice = await tabTo(page, 'combobox', label);
  const options = await choice.locator('option').allTextContents();
  const chosen = () => choice.locator('option:checked').textContent();
  for (let presses = 0; presses < options.length && (await chosen()) !== option; presses += 1)
    await page.keyboard.press(option.charAt(0));
  assert.equal(await chosen(), option);
}

/** Goes to a button and presses Enter. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}
