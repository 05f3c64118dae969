import type { Page } from 'playwright-core';

/** What stands in the fields of the screen's forms and dialogs. */
export function typedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form [name], dialog input, dialog textarea')].map(
      ({ value }) => value,
    ),
  );
}
