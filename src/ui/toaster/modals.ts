import { regions } from './ToastRegions.tsx';

/** The open modal dialogs, the topmost last; everything outside that one is inert. */
let modals: readonly HTMLDialogElement[] = [];
/** The toasts' parent while no dialog is open. */
let home: Element | null | undefined;

/** The element that holds the toasts with their live regions. */
const toaster = () => regions.polite.current?.parentElement;

/** Opens a modal dialog, and moves the toasts into it. Every modal must use `openModal` and `closeModal`. */
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

/** Moves the toasts into the topmost dialog, or back to their own parent. */
function placeToasts(): void {
  const toasts = toaster();
  const parent = modals.at(-1) ?? home;
  if (!toasts || !parent) return;
  // `moveBefore` keeps focus and animations, but isn't supported everywhere.
  if (parent.moveBefore) parent.moveBefore(toasts, null);
  else parent.append(toasts);
  for (const list of toasts.querySelectorAll<HTMLElement>('[popover]')) {
    list.hidePopover();
    list.showPopover();
  }
}
