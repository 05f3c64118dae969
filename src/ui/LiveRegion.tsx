import type { ComponentProps } from 'react';

/** Announces changes of its text. Without the paragraph, Orca reads "status bar" instead of the text. */
export function LiveRegion({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div role="status" {...props}>
      <p>{children}</p>
    </div>
  );
}
