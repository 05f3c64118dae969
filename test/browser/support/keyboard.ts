// Actions of a user without a mouse.
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** More Tab stops than there are between any two controls of a screen. */
const MAX_STOPS = 80;

/** Presses `key` until the element of this role and accessible name has the focus; throws after `MAX_STOPS` presses. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Locator> {
  // Searches only the focused element's parent, because computing all names of a screen at each stop is slow.
  const parent = page.locator(':focus').locator('xpath=..');
  const focused = parent.getByRole(role, { name, exact: true }).and(page.locator(':focus'));
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if ((await focused.count()) === 1) return page.locator(':focus');
  }
  throw new Error(`No ${role} "${name}" within ${MAX_STOPS} stops of ${key}`);
}

/** Like `tabTo`, but with Shift+Tab, for an element before the focus, such as a control of the menu or the top bar. */
export function tabBackTo(page: Page, role: Role, name: string | RegExp): Promise<Locator> {
  return tabTo(page, role, name, 'Shift+Tab');
}

/** Opens a screen from the menu, whose link may count what is pending. Waits until the heading has the focus. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await tabBackTo(page, 'link', new RegExp(`^${screen}( ?\\d+ pending)?$`));
  await page.keyboard.press('Enter');
  await arriveAt(page, screen);
}

export const isFocused = (page: Page, role: Role, name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).and(page.locator(':focus')).waitFor();

/** Waits until a screen's heading has the focus. */
export const arriveAt = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).and(page.locator(':focus')).waitFor();

/** Tabs to a field, and replaces its value by typing. */
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

/** Chooses an option by pressing its first letter. Typing its whole name would fail if keys are over a second apart. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const choice = await tabTo(page, 'combobox', label);
  const options = await choice.locator('option').allTextContents();
  const chosen = () => choice.locator('option:checked').textContent();
  for (let presses = 0; presses < options.length && (await chosen()) !== option; presses += 1)
    await page.keyboard.press(option.charAt(0));
  assert.equal(await chosen(), option);
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}
