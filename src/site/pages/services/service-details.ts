import type { ReactNode } from 'react';
import { toReact } from '../../kit/to-react.ts';

/** What a service's card shows; it never changes. */
export interface ServiceDetails {
  id: string;
  title: string;
  /** The framed drawing. */
  panel: ReactNode;
  words: ReactNode;
}

/** Names the list of services: the hero's link leads there. */
export const LIST_ID = 'list';

const list = typeof document === 'undefined' ? null : document.getElementById(LIST_ID);

/**
 * The five services in order.
 *
 * Drawings and words are two thirds of this page's code. A document that came with them in its HTML reads them back from
 * there; only a move from another page fetches them as code, and the page waits for it. So that code must not import this
 * file: each would wait for the other.
 */
export const serviceDetails: readonly ServiceDetails[] = list
  ? readDetails(list)
  : (await import('./ServiceDetails.tsx')).details;

function readDetails(prerendered: Element): ServiceDetails[] {
  return Array.from(prerendered.children, (section) => {
    const [panel, column] = section.children;
    return {
      id: section.id,
      title: section.querySelector('h2')?.textContent ?? '',
      panel: toReact(panel),
      words: toReact(column?.firstChild),
    };
  });
}
