import { createRef, type ReactNode } from 'react';
import * as text from '../Text.module.css';

/** The live regions: a screen reader reads `polite` when it has finished, `assertive` at once. */
export const regions = { polite: createRef<HTMLDivElement>(), assertive: createRef<HTMLDivElement>() };

interface ToastRegionsProps {
  children: ReactNode;
  /** The words of toasts that nothing draws yet. */
  polite?: ReactNode;
  assertive?: ReactNode;
}

/**
 * The two live regions of the toasts. They stand in the document from load, empty, since a screen reader may miss
 * what a region is born with. They hold text only, so that an update or a button's name is not read out again with every
 * toast. Mounted once, before any dialog. What is seen stands with them: the top layer frees it from where it is hidden.
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
