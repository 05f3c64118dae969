import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { notFoundTitle, pageTitles } from '../../content/pages.ts';

/** The position to scroll to on the next page; `scrollY` in CSS pixels. */
export interface Arrival {
  scrollY: number;
  hash: string;
}

/**
 * Completes a page change: sets the title, focuses the heading, and scrolls to the right position. `title` is for pages
 * that bring their own.
 */
export function useArrival(path: string, title: string | undefined, arrival: RefObject<Arrival | null>): void {
  const previousPath = useRef(path);
  useEffect(() => {
    const onHashChange = () => reveal(window.location.hash);
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  useLayoutEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    document.title = title ?? Object.entries(pageTitles).find(([known]) => known === path)?.[1] ?? notFoundTitle;
    const { scrollY, hash } = arrival.current ?? { scrollY: 0, hash: '' };
    arrival.current = null;
    // Set before focusing, which forces layout. That layout may skip sections only if the page stays at the top.
    document.documentElement.toggleAttribute('data-at-top', scrollY === 0 && !hash);
    focusHeading();
    if (!reveal(hash)) window.scrollTo(0, scrollY);
  }, [path, title, arrival]);
}

/** Handles a link to the current page: focuses the heading and scrolls to the top. */
export function arriveAtTop(): void {
  focusHeading();
  window.scrollTo(0, 0);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls to a fragment's element, opening the `details` around it. Returns whether the element exists. */
function reveal(hash: string): boolean {
  const target = hash.length > 1 && document.getElementById(decode(hash.slice(1)));
  if (!target) return false;
  const folded = target.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  // An element that is just unfolding has no position yet; its `details` has.
  (folded ?? target).scrollIntoView();
  return true;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
