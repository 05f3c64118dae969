import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { notFoundTitle, pageTitles } from '../../content/pages.ts';

/** The place on the next page that the reader comes to; `scrollY` in CSS pixels. */
export interface Arrival {
  scrollY: number;
  hash: string;
}

/**
 * Makes a page change one for a person too: new title, focus on the new heading, the right place on the page. `title` is that of a
 * page that brings its own.
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
    // Before the focus, which lays the page out: a place further down is where it is only in a page that is laid out whole.
    document.documentElement.toggleAttribute('data-at-top', scrollY === 0 && !hash);
    focusHeading();
    if (!reveal(hash)) window.scrollTo(0, scrollY);
  }, [path, title, arrival]);
}

/** For a link to the page one is on. */
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

/** Scrolls to what a fragment names, opening it if it is folded. Answers whether there is such a thing. */
function reveal(hash: string): boolean {
  const target = hash.length > 1 && document.getElementById(decode(hash.slice(1)));
  if (!target) return false;
  const folded = target.closest<HTMLDetailsElement>('details:not([open])');
  if (folded) folded.open = true;
  // A part that is just unfolding has no place to scroll to yet; the thing around it has.
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
