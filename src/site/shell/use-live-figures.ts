import { useEffect } from 'react';

/** Runs the page's live figures (`data-figure="live"`) while they are visible, by setting `data-live` on them. */
export function useLiveFigures(path: string): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('data-live', isIntersecting);
    });
    const figures = path ? document.querySelectorAll('[data-figure="live"]') : [];
    for (const figure of figures) observer.observe(figure);
    return () => observer.disconnect();
  }, [path]);
}
