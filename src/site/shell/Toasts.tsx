import { useEffect, useState } from 'react';
import { toastWords } from '../../content/toasts.ts';
import type { ToastList } from '../../toasts/ToastList.tsx';
import { ToastRegions } from '../../toasts/ToastRegions.tsx';
import { useToasts } from '../../toasts/use-toast.ts';
import { addStyles } from '../navigation/styles.ts';

/**
 * Renders the toasts. The code of their list loads after hydration, not with the first toast, which may report a lost
 * connection. After a failed load, each new toast retries, but some browsers cache the failure until the document is
 * reloaded. Screen readers announce toasts even without the list.
 */
export function Toasts() {
  const [List, setList] = useState<typeof ToastList | null>(null);
  const { items } = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast retries
  useEffect(() => {
    if (List) return;
    import('../../toasts/ToastList.tsx').then(
      (loaded) => {
        addStyles(loaded);
        setList(() => loaded.ToastList);
      },
      () => undefined,
    );
  }, [items, List]);
  return <ToastRegions words={toastWords}>{List && <List words={toastWords} />}</ToastRegions>;
}
