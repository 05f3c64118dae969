const controls = 'a,button,input,textarea,select,summary,details,form,[popover]';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Records the state of the controls before hydration: typed text, choices, open menus, the focus. Returns a function
 * that dispatches the queued events after hydration.
 *
 * If a translator or an extension has changed the HTML, React may create new elements. The function then restores the
 * recorded state there. A new element has the same index among all controls.
 */
export function recordControls(root: HTMLElement): (queued: readonly Event[]) => Promise<void> {
  const list = () => [...root.querySelectorAll<HTMLElement>(controls)];
  const recorded = list();
  const restores = recorded.map(recordState);

  /** Dispatches a harmless event, for which React hydrates the element's section first. Returns the current element. */
  const hydrateNow = (element: HTMLElement): HTMLElement => {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return (element.isConnected ? element : list()[recorded.indexOf(element)]) ?? element;
  };

  return async (queued) => {
    // React can't hydrate synchronously while it's rendering.
    await nextTask();
    for (const [index, element] of recorded.entries()) {
      const restore = restores[index];
      const current = restore ? hydrateNow(element) : element;
      if (current !== element) restore?.(current);
    }
    for (const event of queued) {
      const element = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
      if (element) hydrateNow(element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      // One task per event, so that each event sees the changes of the previous one.
      await nextTask();
    }
    document.documentElement.dataset.hydrated = '';
  };
}

/** Returns a function that gives another element the state that a reader has given `element`, if any. */
function recordState(element: HTMLElement): ((current: HTMLElement) => void) | undefined {
  const restoreContent = recordContent(element);
  if (element !== document.activeElement) return restoreContent;
  const { selectionStart = null, selectionEnd = null } = element as HTMLInputElement;
  return (current) => {
    restoreContent?.(current);
    current.focus({ preventScroll: true });
    if (selectionStart !== null) (current as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}

function recordContent(element: HTMLElement): ((current: HTMLElement) => void) | undefined {
  if (element.matches('details[open]')) return (current) => current.setAttribute('open', '');
  if (element.matches(':popover-open')) return (current) => current.showPopover();
  const isSelect = element instanceof HTMLSelectElement;
  if (!isSelect && !(element instanceof HTMLInputElement) && !(element instanceof HTMLTextAreaElement)) return;
  const { value } = element;
  const isChosen = isSelect && [...element.options].some((option) => option.selected && !option.defaultSelected);
  if (isSelect ? !isChosen || element.selectedIndex === 0 : value === element.defaultValue) return;
  return (current) => {
    (current as HTMLInputElement).value = value;
    for (const type of ['input', 'change']) current.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
