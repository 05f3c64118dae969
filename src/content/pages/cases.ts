import { clientFigures, leftPercent } from '../client-figures.ts';
import { hasCases, hasTestimonials } from '../parts.ts';

const { inquiries, declarations, priceReview } = clientFigures;

/** A case study. The clients and their projects are fictional. */
export interface CaseStudy {
  /** The slug in the address, `/cases/SLUG`, and in the name of the text, `../cases/SLUG.md`. */
  slug: string;
  client: string;
  title: string;
  description: string;
  /** What the drawing `../cases/SLUG-cover.svg` shows, at the top of the case's page; the home page shows its middle. */
  cover?: string;
  result: string;
  measure: string;
  /** The result in percent of the earlier value, for the bar. */
  afterPercent: number;
  /** The IDs of the services in the project; the first is the most relevant, and alone shows the figures. */
  services: readonly string[];
  /** The ID of the testimonial on the case's page. */
  testimonial: number;
}

export const caseStudies: readonly CaseStudy[] = !hasCases ? [] : [
  {
    slug: 'tern-and-tallow-hotels',
    client: 'Tern & Tallow Hotels',
    title: 'Guest questions answered before the bags are unpacked',
    description: `One assistant for ${inquiries.hotels} hotels, on the web and by text, in four languages.`,
    cover: `Questions pass the keys of ${inquiries.hotels} hotels and a gauge, reach a machine fed with house books, and then the desk`,
    result: `${inquiries.afterMinutes} min`,
    measure: `to resolve a question, down from ${inquiries.beforeHours} h`,
    afterPercent: leftPercent.inquiries,
    services: ['ai-chatbots'],
    testimonial: 1,
  },
  {
    slug: 'ostrander-freight',
    client: 'Ostrander Freight',
    title: 'Customs forms that fill themselves in',
    description: 'Invoices and packing lists in, a checked declaration out. A clerk signs.',
    cover: 'Papers pass a scanner. Each field of a form is linked to its line, and a clerk signs the finished form',
    result: `${declarations.afterMinutes} min`,
    measure: `per declaration, down from ${declarations.beforeMinutes} min`,
    afterPercent: leftPercent.declarations,
    services: ['process-automation', 'ai-implementation'],
    testimonial: 3,
  },
  {
    slug: 'pellworth-supply',
    client: 'Pellworth Supply',
    title: 'Nine thousand competitor prices, read every night',
    description: 'A crawler, a matcher and, every morning, a table of the 40 prices worth changing.',
    cover: 'A net over six shops, a matcher that compares two price tags, and a sheet that a person reads',
    result: `${priceReview.afterMinutes} min`,
    measure: `for the weekly price review, down from ${priceReview.beforeDays} days`,
    afterPercent: leftPercent.priceReview,
    services: ['data-analytics'],
    testimonial: 4,
  },
];

export function caseTitle({ client }: CaseStudy): string {
  return `${client}: case study`;
}

export function casePath(slug: string): string {
  return `/cases/${slug}`;
}

/** The address of a case's drawing; `undefined` without one. */
export function coverOf({ slug, cover }: CaseStudy): string | undefined {
  return cover && `/images/cases/${slug}-cover.svg`;
}

export const caseWords = {
  /** The link to the page above a case: the testimonials, or else the list on the home page. */
  above: hasTestimonials ? 'Testimonials' : 'Case studies',
  client: 'Client',
  industry: 'Industry',
  service: 'Service',
  project: 'Project',
  before: 'before',
  after: 'after',
  voice: 'What the client says',
  next: 'Next case study',
  /** The label of a link from a testimonial or a service; the client's name follows. */
  read: 'Case study:',
  call: {
    title: 'Which task do you repeat every day?',
    text: 'Send us ten real examples. An engineer reads them and tells you which ones a machine should handle.',
  },
} as const;
