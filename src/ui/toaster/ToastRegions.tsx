import { createRef, type ReactNode } from 'react';
import * as text from '../Text.module.css';

/** The live regions: screen readers read `polite` when they have finished, `assertive` at once. */
export const regions = { polite: createRef<HTMLDivElement>(), assertive: createRef<HTMLDivElement>() };

interface ToastRegionsProps {
  children: ReactNode;
  /** The texts of toasts that aren't rendered yet. */
  polite?: ReactNode;
  assertive?: ReactNode;
}

/**
 * The two live regions of the toasts, in the document from load and empty, since a screen reader may miss
 * text that a region is mounted with. They hold text only, so that button names aren't announced with every toast.
 * Mounted once, before any dialog. The visible list is inside too: the top layer shows it despite its hidden parent.
 */
export function ToastRegions({ children, polite, assertive }: ToastRegionsProps) {
  return (
    <div>
      <div className={text.hidden}>
        <div ref={regions.polite} aria-live="polite">
          {polite}
        </div>
        <div ref={regions.assertive} aria-live="assertive">
          {assertive}
        </div>
        {children}
      </div>
    </div>
  );
}
