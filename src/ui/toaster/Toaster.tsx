import { type ToastCallbacks, ToastList, type ToastView } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';

/** The whole viewport: what is heard and what is seen. Mounted once. */
export function Toaster(props: ToastCallbacks & { toasts: readonly ToastView[] }) {
  return (
    <ToastRegions>
      <ToastList {...props} />
    </ToastRegions>
  );
}
