import type { PageHead } from '../page-head.ts';
import { careersEmail, claims, contact, type Stat, site } from '../site.ts';
import { titled } from '../titles.ts';
import type { JobCategory } from './jobs.ts';

export const head: PageHead = {
  title: titled('Careers in AI, web, mobile and backend'),
  description:
    `Open positions in frontend, backend, mobile and AI, with requirements, benefits and salary bands. We work from ${claims.countries} countries, mostly in writing.`,
};

export interface CareersValue {
  title: string;
  description: string;
}

export const hero = {
  list: 'See open positions',
  title: 'Build with us.',
  lead: `We build systems that people have to trust at work. We work from ${claims.countries} countries, mostly in writing, and hand off at the end of each day.`,
  drawing: 'One machine on three workbenches, more complete on each. The third bench’s stool is free',
  /** In the drawing, under each bench. */
  day: 'daylight',
  caption: 'Fig. 1. One machine, more complete at each bench. One seat is free.',
} as const;

export const statsTitle = 'The team in figures';

export const stats: readonly Stat[] = [
  { value: claims.teamMembers, label: 'Team Members' },
  { value: claims.employeeSatisfaction, label: 'Employee Satisfaction' },
  { value: claims.countries, label: 'Countries' },
  { value: claims.projects, label: 'Projects Delivered' },
];

export const valuesHead = { title: 'How we work.' } as const;

export const values: readonly CareersValue[] = [
  {
    title: 'Write it down',
    description: 'Decisions are made in documents, so the person asleep in another time zone has the same vote.',
  },
  {
    title: 'Small and finished',
    description: 'A change that ships on Thursday beats a branch that has been nearly done for a month.',
  },
  {
    title: 'Sit with the user',
    description: 'Everyone, engineers included, spends time with the people who will use what we build.',
  },
  {
    title: 'Daylight only',
    description: 'Support passes around the globe. Nobody is paged at night for somebody else’s afternoon.',
  },
];

export interface JobTab {
  id: 'all' | JobCategory;
  label: string;
}

export const tabs: readonly JobTab[] = [
  { id: 'all', label: 'All' },
  { id: 'frontend', label: 'Frontend' },
  { id: 'backend', label: 'Backend' },
  { id: 'mobile', label: 'Mobile' },
  { id: 'ai', label: 'AI' },
];

export const openings = {
  title: 'Open positions.',
  search: 'Search by title, description or location',
  category: 'Category',
  showing: (found: number, all: number) => `Showing ${found} of ${all} positions`,
  all: 'Show all positions',
} as const;

export const jobWords = {
  urgent: 'Urgent',
  location: 'Location',
  type: 'Type',
  experience: 'Experience',
  salary: 'Salary',
  posted: 'Posted',
  apply: 'Apply Now',
  /** An email address follows. */
  applyTo: 'Applications go to',
  all: 'All open positions',
  view: 'View Details',
  less: 'Show Less',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
} as const;

export const jobPage = {
  careers: 'Open positions',
  how: 'How we hire',
  firstDays: 'Your first ninety days',
  /** The deadlines for the three goals in a job's `firstDays`. */
  days: ['Week 1', 'By day 30', 'By day 90'],
  responsibilities: 'What you’ll do',
  requirements: 'What you bring',
  benefits: 'What we offer',
  /** A job's drawing: its text alternative, and the texts in it. */
  drawings: {
    frontend: {
      label: 'A dense table and a long form in a wide window, and on a phone a queue with one entry being worked on',
      words: { table: 'dense table', form: 'form', queue: 'queue' },
    },
    backend: {
      label: 'A webhook and its retry. The first adds one line to a record, and a gate stops the second',
      words: { first: 'webhook', retry: 'retry', record: 'one record' },
    },
    mobile: {
      label: 'A phone without a signal, from the front and from the side. Its one button is wide enough for gloves',
      words: { height: '160 mm', button: '18 mm' },
    },
    ai: {
      label:
        'Cases of two kinds, and the line that a model draws between them. Those close to the line go to a person. One case, circled, is on the wrong side',
      words: { yes: 'yes', no: 'no', person: 'to a person' },
    },
    migration: {
      label: 'An old and a new app of six screens. Two have moved to the new app, and the third is on its way',
      words: { old: 'old app', new: 'new app' },
    },
  },
  next: 'Another open position',
  call: {
    title: 'Send one page.',
    text: 'Tell us what you would build here, and about one thing that went wrong and how you found it. No cover letter needed.',
  },
} as const;

/** The steps of hiring, in order. Sample facts: replace them with yours before you publish a job. */
export const hiring = {
  title: 'How we hire.',
  steps: [
    {
      title: 'You email one page',
      description: 'A person from the team reads it, not software. We reply to everyone.',
    },
    {
      title: 'We talk',
      description: 'A call with the person you would work with. Bring your questions; ours are about your work.',
    },
    {
      title: 'We work together',
      description:
        'Half a day on a task from a finished project, with your own tools. It’s paid, whatever the outcome.',
    },
    { title: 'You get an answer', description: 'An offer in writing, or a no with a reason you can use.' },
  ],
} as const;

export const emptyState = {
  title: 'No positions found',
  text: 'Try adjusting your search criteria or check back later for new openings.',
} as const;

export const callToAction = {
  drawing: 'Four positions on one axis; the last one is open',
  title: 'Don’t see your role? Pitch one.',
  text: `Tell us on one page what you would build at ${site.name}. We reply to everyone.`,
  mail: { label: 'Email us', href: `mailto:${careersEmail}` },
  phone: contact.phone && { ...contact.phone, label: `Call ${contact.phone.label}` },
} as const;
