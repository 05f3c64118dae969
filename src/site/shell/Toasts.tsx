import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from '../../state/toasts/use-toast.ts';
import { ToastRegions } from '../../ui/toaster/ToastRegions.tsx';
import { adoptStyles } from '../navigation/adopt-styles.ts';

/** Toasts are rare here, so what draws them comes with the first at the latest; the live regions are there from load. */
export function Toasts() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const toastCount = useToasts().length;
  useEffect(() => {
    if (toastCount === 0 || Viewport) return;
    loadToasts().then(
      (loaded) => setViewport(() => loaded),
      // The queue waits, and the next toast tries again.
      () => undefined,
    );
  }, [toastCount, Viewport]);
  return <ToastRegions>{Viewport && <Viewport />}</ToastRegions>;
}

/** Fetches what draws the toasts. A browser forgets an import that failed, so the next try is a real one. */
export async function loadToasts(): Promise<ComponentType> {
  const { ToastViewport } = await import('./ToastViewport.tsx');
  adoptStyles(ToastViewport);
  return ToastViewport;
}
