import { followModals } from './modals.ts';
import { ToastList } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastCallbacks, ToastView } from './toast-view.ts';

/** The whole viewport: what is heard of toasts, and what is seen, inside the topmost modal dialog: all else is inert then. */
export function Toaster(props: ToastCallbacks & { toasts: readonly ToastView[] }) {
  return (
    <ToastRegions ref={followModals}>
      <ToastList {...props} />
    </ToastRegions>
  );
}
