import { type ComponentType, useEffect, useState } from 'react';
import { useToasts } from '../../state/toasts/use-toast.ts';
import { ToastRegions } from '../../ui/toaster/ToastRegions.tsx';
import { ToastWords } from '../../ui/toaster/ToastWords.tsx';
import { adoptStyles } from '../navigation/adopt-styles.ts';

/**
 * Toasts are rare here, so what draws them comes after the page, but before it is needed: what tells of a lost network
 * can't be fetched through it. What did not arrive is asked for again with each toast, and those are heard all the same.
 */
export function Toasts() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const toasts = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is another try
  useEffect(() => {
    if (Viewport) return;
    loadViewport().then(
      (loaded) => setViewport(() => loaded),
      () => undefined,
    );
  }, [toasts, Viewport]);
  return (
    <ToastRegions>
      {Viewport ? <Viewport /> : toasts.map((toast) => <ToastWords key={toast.id} {...toast} hidden />)}
    </ToastRegions>
  );
}

/** A browser forgets an import that failed, so the next try is a real one. */
async function loadViewport(): Promise<ComponentType> {
  const { ToastViewport } = await import('./ToastViewport.tsx');
  adoptStyles(ToastViewport);
  return ToastViewport;
}
