import type { PageHead } from '../page-head.ts';
import { claims, type Stat } from '../site.ts';
import { spelledFirst } from '../spelled.ts';
import { titled } from '../titles.ts';
import { services } from './services.ts';
import { testimonials } from './testimonials.ts';

export const head: PageHead = {
  title: titled('Client testimonials with results'),
  description:
    'Clients describe our chatbots, websites, data work and automation: the task they gave us, their own words, and the results they measured.',
};

export const hero = {
  title: 'Signed off by the people who use it.',
  drawing: 'A stack of drawings. The top sheet has three checked boxes, a stamp that says accepted, and a signature',
  stamp: 'accepted',
  lead:
    testimonials.length === 1
      ? 'A client describes the task, and what changed once the system ran.'
      : `${spelledFirst(testimonials.length)} people describe the task they gave us, what changed once the system ran, and what they think of it.`,
} as const;

export interface TestimonialFilter {
  id: string;
  label: string;
  /** The service to match; `null` matches all services. */
  service: string | null;
}

/** Ends the list of filters, because the specification places it after another service that comes later. */
const lastFilter = 'ai';

/** One filter per service that has testimonials. */
export const filters: readonly TestimonialFilter[] = [
  { id: 'all', label: 'All', service: null },
  ...services
    .filter(({ name }) => testimonials.some(({ service }) => service === name))
    .map(({ id, filter = id, name }) => ({ id: filter, label: name, service: name }))
    .sort((a, b) => Number(a.id === lastFilter) - Number(b.id === lastFilter)),
];

export const sheets = {
  title: 'Their words, and their numbers.',
  filter: 'Filter by service',
  service: 'Service',
  industry: 'Industry',
  results: 'Results',
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} testimonials`,
} as const;

export const stats: readonly Stat[] = [
  { value: claims.clients, label: 'Happy Clients' },
  { value: claims.successRate, label: 'Success Rate' },
  { value: claims.rating, label: 'Average Rating' },
  { value: claims.support, label: 'Support' },
];

export const callToAction = {
  drawing: 'Two signed drawings and a third that is blank',
  title: 'The next drawing is yours.',
  text: 'Tell us about one task. You sign the drawing before we build anything, and you sign again when the system works.',
} as const;
