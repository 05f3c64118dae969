import { toastWords } from '../../content/toasts.ts';
import { useToaster } from '../../state/toasts/use-toaster.ts';
import { ToastList } from '../../ui/toaster/ToastList.tsx';

/** The list of toasts, bound to the queue. */
export function ToastViewport() {
  return <ToastList {...useToaster()} words={toastWords} />;
}
