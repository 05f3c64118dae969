import { createRef, type ReactNode, type Ref } from 'react';
import * as text from '../Text.module.css';

/** Where a screen reader hears when it has finished, and where at once. */
export const regions = { polite: createRef<HTMLDivElement>(), assertive: createRef<HTMLDivElement>() };

interface ToastRegionsProps {
  children: ReactNode;
  /** Of what stands in the `div` that is drawn first, and may be moved elsewhere. */
  ref?: Ref<HTMLElement>;
  /** What is said of toasts that nothing draws yet. */
  polite?: ReactNode;
  assertive?: ReactNode;
}

/**
 * Where toasts are heard: two live regions that stand in the document from load, empty, since a screen reader may miss
 * what a region is born with. They hold text only, so that an update or a button's name is not read out again with every
 * toast. Mounted once, before any dialog. What is seen stands with them: the top layer frees it from where it is hidden.
 */
export function ToastRegions({ children, ref, polite, assertive }: ToastRegionsProps) {
  return (
    <div>
      <div ref={ref as Ref<HTMLDivElement>} className={text.hidden}>
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
