import type { PageHead } from '../page-head.ts';
import { claims, type Stat } from '../site.ts';
import { spelledFirst } from '../spelled.ts';
import { titled } from '../titles.ts';
import { type TestimonialService, testimonials } from './testimonials.ts';

export const head: PageHead = {
  title: titled('Client testimonials with results'),
  description:
    'Clients describe our chatbots, websites, data work and automation: the task they gave us, their own words, and the results they measured.',
};

export const hero = {
  title: 'Signed off by the people who use it.',
  drawing: 'A stack of drawings. The top sheet has three checked boxes, a stamp that says accepted, and a signature',
  stamp: 'accepted',
  lead: `${spelledFirst(testimonials.length)} people describe the task they gave us, what changed once the system ran, and what they think of it.`,
} as const;

export interface TestimonialFilter {
  id: 'all' | 'chatbots' | 'webdev' | 'data' | 'automation' | 'ai';
  label: string;
  /** The service to match; `null` matches all services. */
  service: TestimonialService | null;
}

export const filters: readonly TestimonialFilter[] = [
  { id: 'all', label: 'All', service: null },
  { id: 'chatbots', label: 'AI Chatbots', service: 'AI Chatbots' },
  { id: 'webdev', label: 'Web Development', service: 'Web Development' },
  { id: 'data', label: 'Data Analytics', service: 'Data Analytics' },
  { id: 'automation', label: 'Process Automation', service: 'Process Automation' },
  { id: 'ai', label: 'AI Implementation', service: 'AI Implementation' },
];

export const sheets = {
  tag: 'Testimonials',
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
  tag: 'Next step',
  drawing: 'Two signed drawings and a third that is blank',
  title: 'The next drawing is yours.',
  text: 'Tell us about one task. You sign the drawing before we build anything, and you sign again when the system works.',
} as const;
