import { useEffect } from 'react';

/**
 * Runs the page's live drawings (`data-drawing="live"`) while they are on screen: `data-live` says which are.
 *
 * They rest until the script is here, which is after the first paint, and without a script they stay at rest.
 */
export function useLiveDrawings(path: string): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-live', isIntersecting);
    });
    const drawings = path ? document.querySelectorAll('[data-drawing="live"]') : [];
    for (const drawing of drawings) observer.observe(drawing);
    return () => observer.disconnect();
  }, [path]);
}
