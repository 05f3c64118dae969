export function focusScreenHead(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Moves the focus to the screen's heading if the focused element is gone. */
export function recoverFocus(): void {
  if (document.activeElement === document.body) focusScreenHead();
}

/** Focuses the search field of the screen's list. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
