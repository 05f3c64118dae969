/** Reads a text from sessionStorage; `''` if there is none, or storage is blocked. Errors: none. */
export function readFromTab(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text until the tab is closed; `''` removes it. Returns whether that worked. Errors: none. */
export function storeInTab(name: string, text: string): boolean {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
