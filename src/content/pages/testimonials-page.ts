import { claims, type Stat } from '../site.ts';
import { spelledFirst } from '../spelled.ts';
import { type TestimonialService, testimonials } from './testimonials.ts';

export const hero = {
  title: 'Signed off by the people who use it.',
  drawing:
    'A stack of drawings. On the top sheet three checks are ticked, a stamp says accepted, and the signature is new',
  stamp: 'accepted',
  lead: `${spelledFirst(testimonials.length)} people, each with the job they gave us, what changed once it ran, and their own words about it.`,
} as const;

export interface TestimonialFilter {
  id: 'all' | 'chatbots' | 'webdev' | 'data' | 'automation' | 'ai';
  label: string;
  /** The service label it lets through; `null` lets everything through. */
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
  tag: 'Sign-off sheets',
  title: 'What they ordered, and what they got.',
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
  tag: 'Not drawn yet',
  drawing: 'Two signed drawings and a third that is blank',
  title: 'The next sheet is blank.',
  text: 'Tell us one job. You get a drawing to sign before anything is built, and the last signature is yours too.',
} as const;
