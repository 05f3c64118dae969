/** The open modal dialogs, the topmost last: what is not inside that one can be neither pressed nor heard. */
let modals: readonly HTMLDialogElement[] = [];
let follower: { element: Element; home: Element | null } | undefined;

/** Shows a dialog above everything; the toasts go along. Every modal dialog is opened and closed by these two. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  modals = [...modals.filter((modal) => modal !== dialog), dialog];
  place();
}

export function closeModal(dialog: HTMLDialogElement): void {
  modals = modals.filter((modal) => modal !== dialog);
  place();
  dialog.close();
}

/** The ref of what goes into the topmost dialog, and home when there is none. There is one such element. */
export function followModals(element: Element | null): () => void {
  const home = element?.parentElement ?? null;
  follower = element ? { element, home } : undefined;
  return () => {
    if (element) home?.append(element);
    follower = undefined;
  };
}

function place(): void {
  if (!follower) return;
  const { element, home } = follower;
  const parent = modals.at(-1) ?? home;
  // The newer way keeps focus and movement.
  if (parent?.moveBefore) parent.moveBefore(element, null);
  else parent?.append(element);
  for (const list of element.querySelectorAll<HTMLElement>('[popover]')) {
    list.hidePopover();
    list.showPopover();
  }
}
