import type { Locator, Page } from 'playwright-core';

export interface Intent {
  name: string;
  /** The call that does it. */
  call: RegExp;
  path: string;
  /** Everything up to the press that does it. */
  fill: (page: Page) => Promise<unknown>;
  /** `isAgain` is while it is under way, when it takes no press. */
  press: (page: Page, isAgain: boolean) => Promise<unknown>;
  /** Waits until it is done, and seen to be done. */
  done: (page: Page) => Promise<unknown>;
}

export function form(
  name: string,
  call: RegExp,
  path: string,
  values: Readonly<Record<string, string>>,
  button: string,
): Intent {
  return {
    name,
    call,
    path,
    async fill(page) {
      for (const [label, value] of Object.entries(values))
        await page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(value);
    },
    press: (page, isAgain) => click(page.getByRole('button', { name: button }), isAgain),
    done: (page) => page.getByRole('button', { name: 'Export CSV' }).waitFor(),
  };
}

export function deletion(name: string, call: RegExp, path: string, what: string, isTyped = false): Intent {
  return {
    name,
    call: new RegExp(call.source.replace(/ $/, '$')),
    path,
    async fill(page) {
      await page.getByRole('button', { name: `Delete ${what}`, exact: true }).click();
      if (isTyped) await page.getByRole('dialog').getByRole('textbox').fill(what);
    },
    press: (page, isAgain) => click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }), isAgain),
    done: (page) => page.getByText(`${what} was deleted.`).first().waitFor(),
  };
}

export function click(button: Locator, isAgain: boolean): Promise<void> {
  return isAgain ? button.dispatchEvent('click') : button.click();
}
