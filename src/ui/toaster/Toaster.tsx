import { ToastList } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastCallbacks, ToastView } from './toast-view.ts';

/** The whole viewport: what is heard of toasts, and what is seen. */
export function Toaster(props: ToastCallbacks & { toasts: readonly ToastView[] }) {
  return <ToastRegions>{props.toasts.length > 0 && <ToastList {...props} />}</ToastRegions>;
}
