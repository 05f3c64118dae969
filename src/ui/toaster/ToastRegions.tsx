import type { ReactNode } from 'react';
import * as text from '../Text.module.css';

/**
 * Where screen readers hear of toasts: two live regions that stand in the document from load, empty, since a screen reader
 * may miss what a region is born with. They hold text only, so that an update or a button's name is not read out again
 * with every toast. The list of toasts comes after them.
 */
export function ToastRegions({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className={text.hidden} aria-live="polite" />
      <div className={text.hidden} aria-live="assertive" />
      {children}
    </div>
  );
}
