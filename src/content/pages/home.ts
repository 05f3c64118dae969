import { clientFigures, halves, scheduleWeeks } from '../client-figures.ts';
import type { PageHead } from '../page-head.ts';
import { hasCases, hasChat, hasTestimonials } from '../parts.ts';
import { claims, description, type Stat, site, trade } from '../site.ts';
import { counted, spelled, spelledFirst } from '../spelled.ts';
import { fitting } from '../titles.ts';
import { caseStudies } from './cases.ts';

export const head: PageHead = {
  title: fitting(`${site.name} | ${site.tagline}`, `${site.name} | ${trade}`, site.name),
  description,
};

const { toPerson, inquiries, schedule } = clientFigures;

export const hero = {
  title: 'We build machines out of language and data.',
  lead: `${site.name} builds AI chatbots and automation. We study how the work gets done, draw the system that should do it, build it and keep it running.`,
  /** The drawing's text alternative. */
  drawing: `How an inquiry becomes a line in the weekly report. Chat, email and forms flow through triage to the answer, the CRM and the Friday report. ${spelledFirst(toPerson.one)} in ${spelled(toPerson.in)} goes to a person. Every Monday, corrections go from the report back to triage.`,
  /** Captions in the drawing, next to its parts. */
  notes: {
    reply: `${claims.responseTime} to a first reply`,
    replyTime: `${claims.responseTime},`,
    person: `${toPerson.one} in ${toPerson.in} to a person`,
    documents: 'your documents',
    corrections: 'corrections return every Monday',
    report: 'Friday, 9:00',
    reportTime: 'every Friday, 9:00',
    ways: 'chat, email, forms',
    source: 'with its source',
    record: `${inquiries.recordMinutes} min to the record`,
    recordTime: `written in ${inquiries.recordMinutes} min`,
  },
  ask: 'Ask it a question',
  send: 'Ask',
  machines: ['Inquiry', 'Triage', 'Answer', 'CRM', 'Report'],
  caption: 'Fig. 1. One inquiry at Tern & Tallow Hotels, from message to Friday report.',
} as const;

export const stats: readonly Stat[] = [
  { value: claims.successRate, label: 'Success Rate', note: 'of projects met their goal' },
  { value: claims.clients, label: 'Clients', note: 'hotels, freight, wholesale, clinics, libraries' },
  { value: claims.support, label: 'Support', note: 'systems monitored around the clock' },
];

export interface TechItem {
  name: string;
  description: string;
}

export const parts = {
  title: 'Standard parts. No lock-in.',
  /** The beginning of the drawing's text alternative. The parts' names follow. */
  drawing: 'The standard parts, from top to bottom:',
} as const;

/** The tech stack, from the top of the exploded view to its base. */
export const techStack: readonly TechItem[] = [
  { name: 'React', description: 'Screens for your customers and your team.' },
  { name: 'Node.js', description: 'Integrations, queues, webhooks.' },
  { name: 'Python', description: 'Extraction, statistics and models.' },
  { name: 'PostgreSQL', description: 'Records and their full history.' },
  { name: 'Language models', description: 'Hosted, or on your own servers.' },
  { name: 'Docker', description: 'The same build in test and in production.' },
];

export const offer = {
  title: 'Good at a few things, on purpose.',
  lead: 'Each is small enough to plan in a week and large enough to take a task off someone’s desk.',
  also: 'Also:',
} as const;

export interface ProcessStep {
  title: string;
  description: string;
  /** The step's duration in the project that the schedule shows. */
  span: string;
}

/** The four steps of a project. The home page draws them as one client's schedule. */
export const process = {
  title: `${spelledFirst(scheduleWeeks)} weeks from first call to first shift.`,
  lead: 'Drawn to scale from the Ostrander Freight project, one column per week.',
  /** The column heads of the schedule: weeks, and the time after the project. */
  columns: ['week 1', '2', '3', '4', '5', '6', '7', '8', 'after', ''],
  steps: [
    {
      title: 'Discovery and planning',
      description:
        'We sit with the people who do the work, count the steps, and agree on one number to move. You get a drawing and a fixed price.',
      span: `${schedule.discovery} week`,
    },
    {
      title: 'Design and development',
      description: 'A working version early, on your own data. A demo every week.',
      span: `${halves(schedule.development)} weeks`,
    },
    {
      title: 'Testing and deployment',
      description: 'It runs alongside your team until its results match theirs. Then we switch it on, group by group.',
      span: `${halves(schedule.testing)} weeks`,
    },
    {
      title: 'Support and maintenance',
      description: 'We monitor the system around the clock, fix what drifts, and report the number we agreed on.',
      span: 'every month',
    },
  ] satisfies readonly ProcessStep[],
} as const;

export const work = {
  title: hasCases ? `${counted(caseStudies.length, 'system', spelledFirst)} still in service.` : '',
  link: hasTestimonials ? 'Read what clients say' : '',
} as const;

export const signOff = { title: 'What clients say' } as const;

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const notes = {
  title: 'Questions before you sign.',
  elsewhere: 'Not here?',
  ask: hasChat ? 'Ask the assistant' : '',
  or: 'or',
  write: hasChat ? 'write to us' : 'Write to us',
} as const;

export const faq: readonly Question[] = [
  {
    id: 'faq-time',
    question: 'How long does a project take?',
    answer: `Simple chatbots take ${claims.simpleChatbot}. Complex systems take ${claims.complexSystem}. You see the schedule before you sign.`,
  },
  {
    id: 'faq-savings',
    question: 'What can a chatbot take off our team?',
    answer: `Our assistants have cut support costs by ${claims.supportCostReduction}. They answer in ${claims.responseTime} and hold ${claims.simultaneousConversations} conversations at once. What they can’t answer goes to a person.`,
  },
  {
    id: 'faq-tools',
    question: 'Will it work with the tools we already use?',
    answer: 'Almost always. If a tool has an API, an export or a screen a person can use, we can connect it.',
  },
  {
    id: 'faq-wrong',
    question: 'What happens when the AI is wrong?',
    answer:
      'Below a confidence threshold you set, a person answers. If it was sure and wrong, its source shows why. Your team can switch it off at any time.',
  },
  {
    id: 'faq-own',
    question: 'What do we own at the end?',
    answer:
      'Your content stays yours. What we write for you becomes yours once it’s paid for. The accounts are yours from the start. At handover you also get the documentation and the drawings.',
  },
];

export const callToAction = {
  title: 'Bring us the task nobody wants.',
  drawing: 'A blank drawing: five outlines to fill in',
  /** The five questions of a first call, each below an outline in the drawing. */
  questions: ['what comes in', 'who decides', 'what goes out', 'where it is kept', 'who reads it'],
  text: 'Tell us one task your team repeats every week. We’ll tell you whether a machine should do it.',
} as const;
