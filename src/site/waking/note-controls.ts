const controls = 'a,button,input,textarea,select,summary,details,form,[popover]';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Does to the element that stands there now what a person did to the one that stood there; most often it is the same. */
type Redo = (element: Element, isOther: boolean) => void;

/**
 * Notes what a person has done to the document, before it is hydrated: typed, chosen, opened, focused. Answers what brings
 * all of it, and the events that were kept, to the application.
 *
 * React takes over elements as they are and never asks what was done to them; and where the HTML was changed by others it
 * draws a section anew, so that an element may be another: it is known by its place among all controls.
 */
export function noteControls(root: HTMLElement): (kept: readonly Event[]) => Promise<void> {
  const list = () => [...root.querySelectorAll(controls)];
  const noted = list();
  const redos = noted.flatMap((element) => {
    const redo = noteDone(element);
    return redo ? [[element, redo] as const] : [];
  });
  const focused = noted.find((element) => element === document.activeElement);
  const redoFocus = focused && noteFocus(focused);

  /** React hydrates at once what an event reaches; this one tells it nothing else. */
  const present = (element: Element): Element => {
    element.dispatchEvent(new Event('change', { bubbles: true }));
    return (element.isConnected ? element : list()[noted.indexOf(element)]) ?? element;
  };

  return async (kept) => {
    // React does nothing at once while it is at work itself.
    await nextTask();
    for (const [element, redo] of redos) redo(present(element), !element.isConnected);
    if (focused && !focused.isConnected) redoFocus?.(present(focused), true);
    for (const event of kept) {
      const element = event.target instanceof Element && event.target.closest(controls);
      if (element) present(element).dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
      // A task each, so that the next finds what this one has changed.
      await nextTask();
    }
    document.documentElement.dataset.awake = '';
  };
}

function noteDone(element: Element): Redo | null {
  if (element instanceof HTMLDetailsElement) return element.open ? redoOpen : null;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value === element.defaultValue ? null : redoValue(element.value);
  if (element instanceof HTMLSelectElement) {
    const isChosen = [...element.options].some((option) => option.selected !== option.defaultSelected);
    return isChosen && element.selectedIndex > 0 ? redoValue(element.value) : null;
  }
  return element instanceof HTMLElement && element.matches(':popover-open') ? redoPopover : null;
}

function redoOpen(element: Element): void {
  if (element instanceof HTMLDetailsElement) element.open = true;
  element.dispatchEvent(new Event('toggle'));
}

function redoPopover(element: Element): void {
  if (element instanceof HTMLElement && !element.matches(':popover-open')) element.showPopover();
}

/**
 * React hears of a change only where the value is another than the one it saw last. It sees values by a setter of its own
 * on each field: given another field to write to, that one takes note of the empty text, and nothing happens to what a
 * person, or an input method, is writing.
 */
function redoValue(value: string): Redo {
  return (element, isOther) => {
    const field = element as HTMLInputElement;
    if (isOther) field.value = value;
    Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(document.createElement(field.localName), '');
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

function noteFocus(element: Element): Redo {
  const { selectionStart = null, selectionEnd = null } = element as HTMLInputElement;
  return (present) => {
    const field = present as HTMLInputElement;
    field.focus({ preventScroll: true });
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
