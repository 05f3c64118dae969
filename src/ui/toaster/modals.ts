import { regions } from './ToastRegions.tsx';

/** The open modal dialogs, the topmost last: what is not inside that one can be neither pressed nor heard. */
let modals: readonly HTMLDialogElement[] = [];
/** The parent of the toasts without a dialog. */
let home: Element | null | undefined;

/** The element that holds the toasts with their live regions. */
const toaster = () => regions.polite.current?.parentElement;

/** Shows a dialog above everything; the toasts go along. Every modal dialog is opened and closed by these two. */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  if (modals.length === 0) home = toaster()?.parentElement;
  modals = [...modals.filter((modal) => modal !== dialog), dialog];
  placeToasts();
}

export function closeModal(dialog: HTMLDialogElement): void {
  modals = modals.filter((modal) => modal !== dialog);
  placeToasts();
  dialog.close();
}

/** Puts the toasts into the topmost dialog, or home. */
function placeToasts(): void {
  const toasts = toaster();
  const parent = modals.at(-1) ?? home;
  if (!toasts || !parent) return;
  // The newer way keeps focus and movement.
  if (parent.moveBefore) parent.moveBefore(toasts, null);
  else parent.append(toasts);
  for (const list of toasts.querySelectorAll<HTMLElement>('[popover]')) {
    list.hidePopover();
    list.showPopover();
  }
}
