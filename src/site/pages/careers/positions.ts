import type { ReactNode } from 'react';
import type { JobCategory } from '../../../content/jobs.ts';
import { toReact } from '../../kit/to-react.ts';
import type { SearchedJob } from './job-search.ts';

/** An open position: what the search looks at, and how it is drawn, which never changes. */
export interface Position extends SearchedJob {
  id: number;
  sheet: ReactNode;
}

export const LIST_ID = 'positions';

const list = typeof document === 'undefined' ? null : document.getElementById(LIST_ID);

/**
 * The open positions in order.
 *
 * Their words are most of this page's code. A document that came with them in its HTML reads them back from there; only
 * a move from another page fetches them as code, and the page waits for it. So that code must not import this file: each
 * would wait for the other.
 */
export const positions: readonly Position[] = list
  ? Array.from(list.children, readPosition)
  : (await import('./JobDetails.tsx')).positions;

/** A position stands as title, description and facts, of which the location is the first. */
function readPosition(item: Element): Position {
  const textOf = (selector: string) => item.querySelector(selector)?.firstChild?.nodeValue ?? '';
  return {
    id: Number(item.getAttribute('data-id')),
    category: item.getAttribute('data-category') as JobCategory,
    title: textOf('h3'),
    description: textOf('p'),
    location: textOf('dd'),
    sheet: toReact(item.firstChild),
  };
}
