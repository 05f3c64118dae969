import { type ComponentType, useEffect, useState } from 'react';
import { toastWords } from '../../content/toasts.ts';
import { ToastsContext, useSlice } from '../../state/contexts.ts';
import { ToastRegions } from '../../ui/toaster/ToastRegions.tsx';
import { adoptStyles } from '../navigation/adopt-styles.ts';

/**
 * Renders the toasts, which are rare here: their code loads after the page, but before any toast, because one about
 * a lost network couldn't load it. After a failed load each new toast retries, though some browsers cache it until
 * the document is reloaded; screen readers announce those toasts anyway.
 */
export function Toasts() {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const toasts = useSlice(ToastsContext, 'Toasts').items;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast retries
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
          {isError && toastWords.error}
          {content}
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
