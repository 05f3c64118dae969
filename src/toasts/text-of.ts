import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the text of a toast's content: of elements and components, that of their children. */
export function textOf(content: ReactNode): string {
  return Children.toArray(content)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? textOf(part.props.children) : part))
    .join('');
}
