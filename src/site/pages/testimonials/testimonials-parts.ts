import type { ReactNode } from 'react';
import type { TestimonialService } from '../../../content/testimonials.ts';
import { followingToReact, toReact } from '../../kit/to-react.ts';

export interface ServedCard {
  id: string;
  service: TestimonialService;
  card: ReactNode;
}

/** What on this page never changes. */
export interface TestimonialsParts {
  hero: ReactNode;
  /** The eight cards in order. */
  cards: readonly ServedCard[];
  /** The sheets below the list. */
  rest: ReactNode;
}

/** Name the hero's frame and the sheet of cards; no other page has these ids, since this may be asked there. */
export const HERO_ID = 'clients';
export const LIST_ID = 'sign-offs';

/** Read back from the HTML that brought them; only a move from another page fetches them as code, and waits for it. */
export const { hero, cards, rest }: TestimonialsParts = readParts() ?? (await import('./TestimonialsParts.tsx')).parts;

function readParts(): TestimonialsParts | null {
  if (typeof document === 'undefined') return null;
  const list = document.getElementById(LIST_ID);
  if (!list) return null;
  return {
    hero: toReact(document.getElementById(HERO_ID)?.firstChild),
    cards: [...list.querySelectorAll<HTMLElement>('[data-service]')].map((item) => ({
      id: item.dataset.id ?? '',
      service: item.dataset.service as TestimonialService,
      card: toReact(item.firstChild),
    })),
    rest: followingToReact(list),
  };
}
