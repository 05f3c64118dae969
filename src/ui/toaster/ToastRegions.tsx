import { createContext, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as text from '../Text.module.css';
import { followModals } from './modals.ts';

/** Where a screen reader hears at once, and where when it has finished. */
interface Regions {
  polite: RefObject<HTMLElement | null>;
  assertive: RefObject<HTMLElement | null>;
}

export const RegionsContext = createContext<Regions | null>(null);

/**
 * Where toasts are heard: two live regions that stand in the document from load, empty, since a screen reader may miss
 * what a region is born with. They hold text only, so that an update or a button's name is not read out again with every
 * toast. Mounted once, before any dialog: they stand inside the topmost modal one while there is one, as all else is inert
 * then. So does what is seen, which the top layer frees from where it is hidden.
 */
export function ToastRegions({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (home.current && host.current ? followModals(host.current, home.current) : undefined), []);
  return (
    <div ref={home}>
      <div ref={host} className={text.hidden}>
        <div ref={polite} aria-live="polite" />
        <div ref={assertive} aria-live="assertive" />
        <RegionsContext value={{ polite, assertive }}>{children}</RegionsContext>
      </div>
    </div>
  );
}
