import type { PageHead } from '../page-head.ts';
import { claims, type Stat, site, trade } from '../site.ts';
import { counted, spelledFirst, withArticle } from '../spelled.ts';
import { titled } from '../titles.ts';

export const head: PageHead = {
  title: titled('About us: team, values and milestones'),
  description:
    'We are an agency that draws each system on one sheet of paper before building it. Meet the team, and read our mission, values and milestones.',
  about: 'agency',
};

export interface TeamMember {
  name: string;
  role: string;
  description: string;
  expertise: readonly string[];
  avatar: string;
  /** The signature's path, 256 by 92 units. Optional: leave it out, or trace the person's own. */
  signature?: string;
}

export interface Value {
  title: string;
  description: string;
  /** The name of the value's color token. */
  color: 'signal' | 'good' | 'warn' | 'ink';
  /** A drawing in `../../site/pages/about/`. Optional. */
  drawing?: 'label' | 'caliper' | 'form' | 'parts';
}

export interface Milestone {
  year: number;
  title: string;
  description: string;
}

export const hero = {
  title: 'We draw the machine before we build it.',
  lead: `${site.name} is ${withArticle(trade)}. We take on tasks that depend on language and data. We draw the solution on one sheet of paper, then build what the drawing shows.`,
  drawings: {
    signed: 'A drawing of a machine in dashed lines, with a signature in its title block',
    built: 'The same machine in solid lines, at the same size, standing on the floor and at work',
    size: 'as drawn',
  },
  caption: 'Fig. 1. One machine twice: as signed, and as built.',
} as const;

export const mission = {
  title: 'Mission',
  text: 'Take repetitive work off people’s desks with systems they can read, correct and switch off.',
} as const;

export const vision = {
  title: 'Vision',
  text: 'We want every company, of any size, to know what each automated step does, what it costs and who is responsible for it.',
} as const;

export const whyChoose = {
  title: 'Why choose us.',
  points: [
    {
      title: 'A drawing first',
      text: 'You sign a drawing, not a promise. It shows what goes in, what comes out and who decides.',
    },
    {
      title: 'Measured twice',
      text: 'We measure before and after on the same work, and we show you both numbers.',
    },
    {
      title: 'A person decides',
      text: 'The machine says when it is unsure, and then a person takes over.',
    },
    {
      title: 'Yours to keep',
      text: 'Your data and accounts are yours from the start. The code and prompts we write become yours once they’re paid for. We test the handover.',
    },
    {
      title: 'Support after launch',
      text: `After launch we stay: someone is on call ${claims.support}.`,
    },
  ],
} as const;

export const values: readonly Value[] = [
  {
    title: 'Say what it can’t do',
    description: 'We list what a system can’t do right next to what it can, in the same size type.',
    color: 'signal',
    drawing: 'label',
  },
  {
    title: 'Measure, then claim',
    description: 'We measure real work before we change it. If we couldn’t measure it, it isn’t in the proposal.',
    color: 'good',
    drawing: 'caliper',
  },
  {
    title: 'Ask before we collect',
    description: 'Personal data comes in only for a stated use, stays for a stated time, and is then deleted.',
    color: 'warn',
    drawing: 'form',
  },
  {
    title: 'Leave it readable',
    description: 'Small parts, plain names, current documents. The next engineer shouldn’t have to call us.',
    color: 'ink',
    drawing: 'parts',
  },
];

export const valuesHead = {
  title: values.length === 1 ? 'What we value.' : `Our ${counted(values.length, 'value')}.`,
} as const;

export const teamHead = {
  title: 'Meet the leads.',
  lead: 'Each one owns part of every drawing, and signs it.',
  expertise: 'Expertise',
} as const;

export const team: readonly TeamMember[] = [
  {
    name: 'June Halloran',
    role: 'Founder and Managing Director',
    description:
      'Ran operations for a parcel carrier and drew every process on paper before she let anyone touch software. She still signs each drawing.',
    expertise: ['Process design', 'Pricing', 'Contracts'],
    avatar: '/images/avatars/june-halloran.svg',
    signature:
      'M31 22c3-2 8-8 16-10 7-2 11-1 18 0 6 1 8 5 10 6M58 14c-1 6-3 14-7 26-5 12-7 19-13 28-6 9-9 12-15 14-5 2-9-2-10-6-1-4 1-8 6-12 6-4 10-3 18-6 8-3 11-3 19-6 8-3 9-2 16-8 6-6 12-19 14-18 1 1-4 13-7 22-3 9-8 16-8 18-1 2 1-5 6-10 5-5 8-9 15-12 6-3 9 3 14-2 5-5 9-22 9-20-1 2-9 18-13 28-3 10-6 14-5 16 1 2 5-4 10-8 4-4 5-6 9-8 5-2 10-3 10 0 1 3-5 10-8 12-3 2-6 1-6-2 0-3 2-8 6-10 4-2 10-3 12 0 2 3-4 11-2 12 2 1 5 1 12-8 6-9 14-27 17-34 3-7-2-6-6 0-4 6-8 18-10 28-2 10-3 16 0 16 4 0 9-4 15-14 7-10 13-24 15-30 2-6-3-5-6 2-4 7-9 19-11 28-1 9 0 13 3 14 4 1 9-7 15-10 5-3 7-6 8-4 1 2-2 10-4 12-3 2-8 1-8-2 0-3 4-9 8-10 5-1 8 6 11 6 4 0 5-7 5-6 1 1-4 11-2 12 1 1 5-6 10-8 4-2 4-1 10 0 5 1 7 4 15 4 7 0 15-5 19-6',
  },
  {
    name: 'Tomas Virtanen',
    role: 'Head of AI Engineering',
    description:
      'Built search for a law library, where a wrong citation was noticed within the hour. Writes the test set first and the prompt last.',
    expertise: ['Retrieval', 'Evaluation', 'Model serving'],
    avatar: '/images/avatars/tomas-virtanen.svg',
    signature:
      'M24 24c6-2 16-8 28-10 13-2 17 3 30 2 13-1 23-5 29-6M70 16c-3 6-8 16-14 28-6 12-13 22-14 26-1 4 5-6 10-10 5-4 8-8 12-10 5-2 8-1 8 2 0 3-3 10-7 12-3 2-9 1-9-2 0-3 4-10 8-12 5-2 9 4 14 4 4 0 6-6 6-4 1 2-6 14-5 14 2 0 10-12 13-12 3 0-1 10 2 10 3 0 9-10 12-10 3 0-3 11-1 12 3 1 6 0 12-6 5-6 8-13 12-22 5-9 6-20 6-18 1 2-3 15-3 26-1 11-4 24 0 24 5 0 11-12 20-24 8-12 16-31 19-32 2-1-7 18-8 28-2 10-2 15 0 18 1 3 6-7 7-6 1 1-6 10-5 12 1 2 5-1 9-4 4-3 8-11 8-10 1 1-7 14-5 14 3 0 9-5 15-14 7-9 14-26 14-26 0 0-10 17-14 26-3 9-4 13-1 14 4 1 8-7 16-8 8-1 17 3 21 4M189 36c4 0 10-2 17-2 7 0 11 1 14 1M27 82c14-1 35-5 62-6 26-1 30 2 59 1 30-1 57-4 74-5',
  },
  {
    name: 'Noor Achterberg',
    role: 'Conversation Design Lead',
    description:
      'Trained as a court interpreter. Reads transcripts before anyone writes a prompt, and decides where the assistant must stop.',
    expertise: ['Chatbots', 'Transcript analysis', 'Handover rules'],
    avatar: '/images/avatars/noor-achterberg.svg',
    signature:
      'M9 74c4-7 10-17 17-30 7-13 11-29 14-30 4-1 0 14 1 26 1 12-1 28 3 28 5 0 9-16 17-28 7-12 14-28 16-28 2 0-5 17-8 28-4 11-10 19-9 22 0 3 7-7 12-10 5-3 9-5 10-2 2 3-1 11-5 14-3 3-9 1-9-2 0-3 4-10 8-12 5-2 9 2 14 2 5 0 8-5 8-2 1 3-2 11-5 14-2 3-7 1-7-2 0-3 4-10 8-12 5-2 10 4 14 4 3 0 4-6 4-4 1 2-4 10-2 12 1 2 8-2 10-2M116 70c6-7 15-21 25-34 11-13 18-27 22-26 4 1-3 17-4 30-2 13-4 24-3 28 2 4 6-8 11-12 5-4 11-5 11-4 0 1-10 7-10 10 0 3 3 7 9 2 6-5 12-14 18-24 5-10 9-22 8-22 0 0-6 12-10 22-5 10-10 21-10 24 1 3 7-10 11-12 3-2 4 1 5 4 1 3-3 8 0 8 3 0 5-6 14-6 8 0 19 3 25 4M131 48c4-1 12-3 21-4 9-1 15 0 20 0',
  },
  {
    name: 'Rafael Quist',
    role: 'Web Engineering Lead',
    description:
      'Kept a ticketing site up through eleven on-sale mornings. Cares about queues, small bundles and keyboard access.',
    expertise: ['React and TypeScript', 'Node.js', 'Web performance'],
    avatar: '/images/avatars/rafael-quist.svg',
    signature:
      'M23 76c3-7 9-19 15-32 6-13 9-22 12-28M23 30c5-4 12-16 22-20 11-4 20-3 26 0 7 3 6 7 3 14-3 7-10 12-17 16-8 4-16 1-17 4-1 3 7 3 12 8 5 5 4 14 8 16 5 2 9-4 14-8 5-4 6-6 10-8 4-2 8-3 8 0 0 3-5 10-9 12-3 2-7 1-7-2 0-3 4-10 8-10 4 0 4 11 10 8 6-3 11-11 17-20 5-9 9-18 8-22 0-4-6-5-10 4-5 9-6 24-11 38-4 14-7 22-10 26-2 4-5-2-2-8 3-6 9-15 17-20 7-5 13-3 17-4M178 14c-3-1-9-8-17-4-8 4-15 10-20 20-6 10-7 18-4 26 3 8 8 12 16 10 8-2 15-8 22-18 6-10 8-18 8-26-1-8-8-8-10-10M152 50c3 3 6 9 11 14 5 5 8 10 13 8 4-2 8-16 10-18 1-2-4 9-3 10 2 1 6-3 10-6 3-3 4-7 5-6 1 1-5 12-3 12 2 0 10-10 13-10 2 0-3 11 0 8 3-3 11-22 13-22 1 0-8 18-7 22 1 4 5 1 12-2 7-3 16-8 20-10',
  },
];

export const milestones: readonly Milestone[] = [
  {
    year: 2023,
    title: 'Founded at one drawing table',
    description:
      'We open with two services, chatbots and web development, and one rule: no code before a signed sheet.',
  },
  {
    year: 2024,
    title: 'Support around the clock',
    description: `Engineers in several time zones hand over to each other, so a person is on call ${claims.support} without night shifts.`,
  },
  {
    year: 2024,
    title: 'Five services',
    description:
      'Data work, AI implementation and process automation join chatbots and web development, each with its own test method.',
  },
  {
    year: 2025,
    title: `${claims.clients} clients, ${claims.projects} projects`,
    description: `We count them once a year. The average satisfaction score in our client surveys is ${claims.satisfaction}.`,
  },
];

const years = milestones.map(({ year }) => year);

export const timeline = {
  title: `${counted(Math.max(...years) - Math.min(...years) + 1, 'year', spelledFirst)}, ${counted(milestones.length, 'milestone')}.`,
} as const;

export const statsTitle = 'In figures';

export const stats: readonly Stat[] = [
  { value: claims.clients, label: 'Clients' },
  { value: claims.projects, label: 'Projects' },
  { value: claims.support, label: 'Support' },
  { value: claims.satisfaction, label: 'Satisfaction' },
];

export const callToAction = {
  drawing: 'A blank drawing: a pile of paper, a machine in dashed lines, one sheet, a tidy stack',
  title: 'What’s on your pile?',
  text: 'Name the paperwork your team repeats every week. We’ll tell you whether a machine should take it over.',
} as const;
