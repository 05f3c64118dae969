import type { ReactNode } from 'react';
import { followingToReact, toReact } from '../../kit/to-react.ts';

/** What on this page never changes. */
export interface ContactParts {
  /** Title and lead, before the form. */
  words: ReactNode;
  /** The other channels, after it. */
  channels: ReactNode;
  /** The sheets below. */
  rest: ReactNode;
}

/** Names the first sheet, which holds the form; no other page has this id, since this may be asked there. */
export const INTRO_ID = 'contact-us';

const intro = typeof document === 'undefined' ? null : document.getElementById(INTRO_ID);

/** Read back from the HTML that brought them; only a move from another page fetches them as code, and waits for it. */
export const contactParts: ContactParts = intro
  ? {
      words: toReact(intro.firstElementChild),
      channels: toReact(intro.lastElementChild),
      rest: followingToReact(intro),
    }
  : (await import('./ContactParts.tsx')).parts;
