/** The text that this tab keeps under a name; `''` without a storage. Errors: none. */
export function readKept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text until the tab is closed; `''` forgets it. Answers whether there was room. Errors: none. */
export function keep(name: string, text: string): boolean {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
