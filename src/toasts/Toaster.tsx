import { useRef } from 'react';
import { ToastList } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastWords } from './toast.ts';
import { useTopModal } from './use-top-modal.ts';

/** The toasts of an application with modal dialogs. While a dialog is open, they are in the topmost one. */
export function Toaster({ words }: { words: ToastWords }) {
  const host = useRef<HTMLDivElement>(null);
  useTopModal(host);
  return (
    <ToastRegions ref={host} words={words}>
      <ToastList words={words} />
    </ToastRegions>
  );
}
