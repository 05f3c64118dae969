import type { PageHead } from '../page-head.ts';
import { claims, type Stat, site, trade } from '../site.ts';
import { counted, spelledFirst } from '../spelled.ts';
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
}

export interface Value {
  title: string;
  description: string;
  /** The name of the value's color token. */
  color: 'signal' | 'good' | 'warn' | 'ink';
}

export interface Milestone {
  year: number;
  title: string;
  description: string;
}

export const hero = {
  title: 'We draw the machine before we build it.',
  lead: `${site.name} is an ${trade}. We take on tasks that depend on language and data. We draw the solution on one sheet of paper, then build what the drawing shows.`,
  drawings: {
    signed: 'A drawing of a machine in dashed lines, with a signature in its title block',
    built: 'The same machine in solid lines, at the same size, standing on the floor and at work',
    size: 'as drawn',
  },
  caption: 'Fig. 1. One machine twice: as signed, and as built.',
} as const;

export const mission = {
  tag: 'What we do',
  title: 'Mission',
  text: 'Take repetitive work off people’s desks with systems they can read, correct and switch off.',
} as const;

export const vision = {
  tag: 'Where we’re going',
  title: 'Vision',
  text: 'We want every company, of any size, to know what each automated step does, what it costs and who is responsible for it.',
} as const;

export const whyChoose = {
  tag: 'Reasons',
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
  },
  {
    title: 'Measure, then claim',
    description: 'We measure real work before we change it. If we couldn’t measure it, it isn’t in the proposal.',
    color: 'good',
  },
  {
    title: 'Ask before we collect',
    description: 'Personal data comes in only for a stated use, stays for a stated time, and is then deleted.',
    color: 'warn',
  },
  {
    title: 'Leave it readable',
    description: 'Small parts, plain names, current documents. The next engineer shouldn’t have to call us.',
    color: 'ink',
  },
];

export const valuesHead = {
  tag: 'In practice',
  title: values.length === 1 ? 'What we value.' : `Our ${counted(values.length, 'value')}.`,
} as const;

export const teamHead = {
  tag: 'The team',
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
  },
  {
    name: 'Tomas Virtanen',
    role: 'Head of AI Engineering',
    description:
      'Built search for a law library, where a wrong citation was noticed within the hour. Writes the test set first and the prompt last.',
    expertise: ['Retrieval', 'Evaluation', 'Model serving'],
    avatar: '/images/avatars/tomas-virtanen.svg',
  },
  {
    name: 'Noor Achterberg',
    role: 'Conversation Design Lead',
    description:
      'Trained as a court interpreter. Reads transcripts before anyone writes a prompt, and decides where the assistant must stop.',
    expertise: ['Chatbots', 'Transcript analysis', 'Handover rules'],
    avatar: '/images/avatars/noor-achterberg.svg',
  },
  {
    name: 'Rafael Quist',
    role: 'Web Engineering Lead',
    description:
      'Kept a ticketing site up through eleven on-sale mornings. Cares about queues, small bundles and keyboard access.',
    expertise: ['React and TypeScript', 'Node.js', 'Web performance'],
    avatar: '/images/avatars/rafael-quist.svg',
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
  tag: 'Timeline',
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
  tag: 'Next step',
  drawing: 'A blank drawing: a pile of paper, a machine in dashed lines, one sheet, a tidy stack',
  title: 'What’s on your pile?',
  text: 'Name the paperwork your team repeats every week. We’ll tell you whether a machine should take it over.',
} as const;
