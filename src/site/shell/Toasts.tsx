import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { errorToast } from '../../content/pages/shell.ts';
import { ToastsContext, useSlice } from '../../state/contexts.ts';
import { ToastRegions } from '../../ui/toaster/ToastRegions.tsx';
import { adoptStyles } from '../navigation/adopt-styles.ts';

/**
 * Toasts are rare here, so what draws them comes after the page, but before it is needed: what tells of a lost network
 * can't be fetched through it. What did not arrive is asked for again with each toast, which not every browser does before
 * the document is loaded anew; those toasts are heard all the same.
 */
export function Toasts() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const toasts = useSlice(ToastsContext, 'Toasts').items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast is another try
  useEffect(() => {
    if (Viewport) return;
    loadViewport().then(
      (loaded) => setViewport(() => loaded),
      () => undefined,
    );
  }, [toasts, Viewport]);
  const unseen = Viewport ? [] : toasts;
  const wordsOf = (isError: boolean) =>
    unseen
      .filter(({ kind }) => (kind === 'error') === isError)
      .map(({ id, content }) => (
        <p key={id}>
          {isError && errorToast}
          {content as ReactNode}
        </p>
      ));
  return (
    <ToastRegions polite={wordsOf(false)} assertive={wordsOf(true)}>
      {Viewport && <Viewport />}
    </ToastRegions>
  );
}

async function loadViewport(): Promise<ComponentType> {
  const { ToastViewport } = await import('./ToastViewport.tsx');
  adoptStyles(ToastViewport);
  return ToastViewport;
}
