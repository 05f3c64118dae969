import { ToastList } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastCallbacks, ToastView } from './toast-view.ts';

/** The toast viewport: the live regions and the visible list. */
export function Toaster(props: ToastCallbacks & { toasts: readonly ToastView[] }) {
  return <ToastRegions>{props.toasts.length > 0 && <ToastList {...props} />}</ToastRegions>;
}
