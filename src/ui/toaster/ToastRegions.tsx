import type { ReactNode } from 'react';
import * as text from '../Text.module.css';
import { followModals } from './modals.ts';
import { regions } from './say.ts';

/**
 * Where toasts are heard: two live regions that stand in the document from load, empty, since a screen reader may miss
 * what a region is born with. They hold text only, so that an update or a button's name is not read out again with every
 * toast. Mounted once, before any dialog: they stand inside the topmost modal one while there is one, as all else is inert
 * then. So does what is seen, which the top layer frees from where it is hidden.
 */
export function ToastRegions({ children }: { children: ReactNode }) {
  return (
    <div>
      <div ref={followModals} className={text.hidden}>
        <div ref={regions.polite} aria-live="polite" />
        <div ref={regions.assertive} aria-live="assertive" />
        {children}
      </div>
    </div>
  );
}
