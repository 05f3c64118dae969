const controls = 'a,button,input,textarea,select,summary,details,form,[popover]';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Restores a control's state on the current element, which usually is the original one (`isOther` is false). */
type Restore = (element: Element, isOther: boolean) => void;

/**
 * Records what a reader did before hydration: typed, chose, opened, focused. Returns a function that replays all of it,
 * and the queued events, to the application.
 *
 * React hydrates elements without reading their state; and where others have changed the HTML, it renders a section
 * again, with new elements. So controls are identified by their index among all controls.
 */
export function recordControls(root: HTMLElement): (queued: readonly Event[]) => Promise<void> {
  const list = () => [...root.querySelectorAll(controls)];
  const recorded = list();
  const restores = recorded.flatMap((element) => {
    const restore = recordState(element);
    return restore ? [[element, restore] as const] : [];
  });
  const focused = recorded.find((element) => element === document.activeElement);
  const restoreFocus = focused && recordFocus(focused);

  /** Dispatches a harmless event, which makes React hydrate its target at once. Returns the current element. */
  const hydrateNow = (element: Element): Element => {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return (element.isConnected ? element : list()[recorded.indexOf(element)]) ?? element;
  };

  return async (queued) => {
    // React can't hydrate at once while it's rendering.
    await nextTask();
    for (const [element, restore] of restores) restore(hydrateNow(element), !element.isConnected);
    if (focused && !focused.isConnected) restoreFocus?.(hydrateNow(focused), true);
    for (const event of queued) {
      const element = event.target instanceof Element && event.target.closest(controls);
      if (element) hydrateNow(element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      // One task each, so that the next event sees this one's changes.
      await nextTask();
    }
    document.documentElement.dataset.hydrated = '';
  };
}

function recordState(element: Element): Restore | null {
  if (element instanceof HTMLDetailsElement) return element.open ? restoreOpen : null;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value === element.defaultValue ? null : restoreValue(element.value);
  if (element instanceof HTMLSelectElement) {
    const isChosen = [...element.options].some((option) => option.selected !== option.defaultSelected);
    return isChosen && element.selectedIndex > 0 ? restoreValue(element.value) : null;
  }
  return element instanceof HTMLElement && element.matches(':popover-open') ? restorePopover : null;
}

function restoreOpen(element: Element): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  element.dispatchEvent(new Event('toggle'));
}

function restorePopover(element: Element): void {
  if (element instanceof HTMLElement && !element.matches(':popover-open')) element.showPopover();
}

/** Reports a value to the application. Text fields of the site use `onInput`: React withholds `onChange` of a known value. */
function restoreValue(value: string): Restore {
  return (element, isOther) => {
    const field = element as HTMLInputElement;
    if (isOther) field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function recordFocus(element: Element): Restore {
  const { selectionStart = null, selectionEnd = null } = element as HTMLInputElement;
  return (element) => {
    const field = element as HTMLInputElement;
    field.focus({ preventScroll: true });
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
