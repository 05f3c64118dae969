import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from '../../state/toasts/use-toast.ts';
import { ToastRegions } from '../../ui/toaster/ToastRegions.tsx';
import type { PageLoader } from '../page-loader.ts';
import { loadToasts } from './load-toasts.ts';

/** Toasts are rare here, so what draws them comes with the first at the latest; the live regions are there from load. */
export function Toasts({ pages }: { pages: PageLoader }) {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const toastCount = useToasts().length;
  useEffect(() => {
    if (toastCount === 0 || Viewport) return;
    loadToasts(pages).then(
      (loaded) => setViewport(() => loaded),
      // The queue waits, and the next toast tries again.
      () => undefined,
    );
  }, [pages, toastCount, Viewport]);
  return <ToastRegions>{Viewport && <Viewport />}</ToastRegions>;
}
