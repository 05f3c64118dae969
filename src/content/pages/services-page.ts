import type { PageHead } from '../page-head.ts';
import { claims, contact } from '../site.ts';
import { allOf, counted, spelledFirst } from '../spelled.ts';
import { titled } from '../titles.ts';
import { services } from './services.ts';

export const head: PageHead = {
  title: titled('AI, web, data and automation services'),
  description:
    'AI chatbots, web and app development, data scraping, AI implementation and process automation: what goes in, what comes out, and what people still decide.',
};

export interface Technology {
  name: string;
  category: 'AI/ML' | 'Backend' | 'Frontend' | 'Database' | 'Cloud' | 'DevOps';
}

export interface ProcessStep {
  step: number;
  title: string;
  description: string;
}

export const hero = {
  title: `${counted(services.length, 'service', spelledFirst)}, ${counted(services.length, 'drawing')}.`,
  list: 'See the services',
  index: 'Services',
  lead: 'Each one fits on a single sheet of paper. We draw it before we build it, so you know what you’re buying and what it will do.',
} as const;

export const card = {
  features: 'Features',
  benefits: 'Benefits',
  quote: 'Get Quote',
  more: 'Learn More',
} as const;

export const technologies: readonly Technology[] = [
  { name: 'Language models', category: 'AI/ML' },
  { name: 'PyTorch', category: 'AI/ML' },
  { name: 'Python', category: 'Backend' },
  { name: 'Node.js', category: 'Backend' },
  { name: 'React', category: 'Frontend' },
  { name: 'PostgreSQL', category: 'Database' },
  { name: 'AWS', category: 'Cloud' },
  { name: 'Docker', category: 'DevOps' },
];

export const stores = {
  title: 'What we build with.',
  lead: `${technologies.length === 1 ? 'This tool covers' : `These ${counted(technologies.length, 'tool')} cover`} ${services.length === 1 ? 'our service' : allOf(services.length, 'service')}. Already use something else? We’ll work with it.`,
} as const;

export const processSteps: readonly ProcessStep[] = [
  {
    step: 1,
    title: 'Discovery & Analysis',
    description:
      'We watch the process from start to finish, count its steps and its exceptions, and choose with you the one number to improve.',
  },
  {
    step: 2,
    title: 'Design & Planning',
    description:
      'You get the system on one sheet: what goes in, what comes out, who decides what, and what it costs to build and to run.',
  },
  {
    step: 3,
    title: 'Development & Testing',
    description:
      'We build in small steps on your own data and show you each one. Then the system runs in parallel with your team until the results match.',
  },
  {
    step: 4,
    title: 'Deployment & Support',
    description: `We switch it on one group at a time, hand over the documentation, and monitor it ${claims.support}.`,
  },
];

export const route = { title: 'How a project runs.' } as const;

export const callToAction = {
  drawing: 'Five sockets of different shapes, and an arrow pointing at the third',
  title: 'Not sure which one fits?',
  text: `Describe the task in two sentences. We reply within ${contact.replyWithin} with the service that fits, or with a plain no.`,
  label: 'Describe the task by email',
  href: `mailto:${contact.email}?subject=Which%20service%20fits%3F`,
} as const;
