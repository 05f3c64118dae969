import { type ToastCallbacks, ToastList, type ToastView } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';

/** The whole viewport: what is heard of toasts, and what is seen. */
export function Toaster(props: ToastCallbacks & { toasts: readonly ToastView[] }) {
  return (
    <ToastRegions>
      <ToastList {...props} />
    </ToastRegions>
  );
}
