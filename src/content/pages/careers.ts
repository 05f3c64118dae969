import { claims, contact, type Stat, site } from '../site.ts';
import type { JobCategory } from './jobs.ts';

export interface CareersValue {
  title: string;
  description: string;
}

export const hero = {
  list: 'See open positions',
  title: 'Come and draw with us.',
  lead: `We build systems that people have to trust at work. The team sits in ${claims.countries} countries, meets in writing, and hands over at the end of the day.`,
} as const;

export const statsTitle = 'The team in figures';

export const stats: readonly Stat[] = [
  { value: claims.teamMembers, label: 'Team Members' },
  { value: claims.employeeSatisfaction, label: 'Employee Satisfaction' },
  { value: claims.countries, label: 'Countries' },
  { value: claims.projects, label: 'Projects Delivered' },
];

export const valuesHead = { tag: 'House rules', title: 'What we hold to.' } as const;

export const values: readonly CareersValue[] = [
  {
    title: 'Write it down',
    description: 'Decisions are made in documents, so the person asleep in another time zone has the same vote.',
  },
  {
    title: 'Small and finished',
    description: 'A change that ships on Thursday beats a branch that is nearly done for a month.',
  },
  {
    title: 'Sit with the user',
    description: 'Everyone spends time beside the people who will work with what we build, engineers first.',
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
  tag: 'Openings',
  title: 'Open positions.',
  search: 'Search by title, description or location',
  category: 'Category',
  /** How many positions the list shows, as a sentence. */
  showing: (found: number, all: number) => `Showing ${found} of ${all} positions`,
  all: 'Show all positions',
  unit: 'LPA: lakh rupees per annum.',
} as const;

/** The words on each job. */
export const jobWords = {
  urgent: 'Urgent',
  location: 'Location',
  type: 'Type',
  experience: 'Experience',
  salary: 'Salary',
  posted: 'Posted',
  apply: 'Apply Now',
  /** The mail address follows. */
  applyTo: 'Applications go to',
  all: 'All open positions',
  view: 'View Details',
  less: 'Show Less',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
} as const;

export const emptyState = {
  title: 'No positions found',
  text: 'Try adjusting your search criteria or check back later for new openings.',
} as const;

export const callToAction = {
  tag: 'Not drawn yet',
  drawing: 'Four places on one axis; the last one is open',
  title: 'No fitting position? Write one.',
  text: `Tell us on one page what you would build at ${site.name}. We answer every letter.`,
  mail: { label: 'Write to us', href: `mailto:${contact.careersEmail}` },
  phone: { ...contact.phone, label: `Call ${contact.phone.label}` },
} as const;
