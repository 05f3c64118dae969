/** Puts the focus on the heading of the screen, where a person who lost their place starts anew. */
export function focusScreenHead(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** The same, if what had the focus has gone. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) focusScreenHead();
}

/** Puts the focus into the search of the screen's list. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
