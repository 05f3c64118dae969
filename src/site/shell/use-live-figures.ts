import { useEffect } from 'react';

/** Animates figures with `data-figure="live"` while they are visible, by setting the attribute `data-live`. */
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
