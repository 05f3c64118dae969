import type { ReactNode } from 'react';

interface FigureProps {
  viewBox: string;
  /** A text alternative; omitted if the text next to it says the same. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A line drawing. Its line types are chosen by `data-l` (styles/figure.css); it carries no color of its own. */
export function Figure({ viewBox, label, className, children }: FigureProps) {
  return (
    <svg
      className={className ? `fig ${className}` : 'fig'}
      viewBox={viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
