import type { ComponentType } from 'react';
import type { PageLoader } from '../page-loader.ts';

/** Fetches what draws the toasts, at most once; a failure is forgotten, so that the next try is a real one. */
export async function loadToasts(pages: PageLoader): Promise<ComponentType> {
  const [module] = await Promise.all([import('./ToastViewport.tsx'), pages.loadStyles('toasts')]);
  return module.ToastViewport;
}
