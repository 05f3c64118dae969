import { ToastList, type ToastListProps } from './ToastList.tsx';
import { ToastRegions } from './ToastRegions.tsx';

/** The toast viewport: the live regions and the visible list. */
export function Toaster(props: ToastListProps) {
  return <ToastRegions>{props.toasts.length > 0 && <ToastList {...props} />}</ToastRegions>;
}
