const controls = 'a,button,input,textarea,select,summary,details,form,[popover]';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Records the state of the controls before hydration: typed text, choices, open menus, the focus. Returns a function
 * that restores the state after hydration and dispatches the queued events again.
 *
 * This is necessary because hydration ignores what a reader has typed or opened. If a translator or an extension has
 * changed the HTML, React may even create new elements. So controls are identified by their index among all controls.
 */
export function recordControls(root: HTMLElement): (queued: readonly Event[]) => Promise<void> {
  const list = () => [...root.querySelectorAll(controls)];
  const recorded = list();
  const states = recorded.map(readState);
  const focused = recorded.find((element) => element === document.activeElement);
  const restoreFocus = focused && recordFocus(focused);

  /** Dispatches a harmless event, so that React hydrates `element` synchronously. Returns it, or its replacement. */
  const hydrateNow = (element: Element): Element => {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return (element.isConnected ? element : list()[recorded.indexOf(element)]) ?? element;
  };

  return async (queued) => {
    // React can't hydrate synchronously while it's rendering.
    await nextTask();
    for (const [index, element] of recorded.entries()) {
      const state = states[index];
      if (state !== undefined) restore(hydrateNow(element), state, !element.isConnected);
    }
    if (focused && !focused.isConnected) restoreFocus?.(hydrateNow(focused));
    for (const event of queued) {
      const element = event.target instanceof Element && event.target.closest(controls);
      if (element) hydrateNow(element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      // One task per event, so that each event sees the changes of the previous one.
      await nextTask();
    }
    document.documentElement.dataset.hydrated = '';
  };
}

/** Returns the value that a reader typed or chose, or true for an open element; otherwise undefined. */
function readState(element: Element): string | true | undefined {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value === element.defaultValue ? undefined : element.value;
  if (element instanceof HTMLSelectElement) {
    const isChosen = [...element.options].some((option) => option.selected !== option.defaultSelected);
    return isChosen && element.selectedIndex > 0 ? element.value : undefined;
  }
  return element.matches('details[open], :popover-open') || undefined;
}

/** Restores a state, and dispatches the events of a typed value. `isOther`: React has replaced the recorded element. */
function restore(element: Element, state: string | true, isOther: boolean): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (state === true && element instanceof HTMLElement) {
    if (isOther) element.showPopover();
  } else {
    if (isOther) (element as HTMLInputElement).value = String(state);
    // The site's text fields use `onInput`, because React doesn't call `onChange` for the value it found on hydration.
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Records an element's selection. Returns a function that focuses another element and restores the selection there. */
function recordFocus(element: Element): (element: Element) => void {
  const { selectionStart = null, selectionEnd = null } = element as HTMLInputElement;
  return (current) => {
    const field = current as HTMLInputElement;
    field.focus({ preventScroll: true });
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
