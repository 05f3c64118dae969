import { useToaster } from '../../state/toasts/use-toaster.ts';
import { ToastList } from '../../ui/toaster/ToastList.tsx';

/** The list of toasts, bound to the queue. Fetched with the first toast: until then its time stands still. */
export function ToastViewport() {
  return <ToastList {...useToaster()} />;
}
