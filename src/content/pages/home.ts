import { clientFigures, halves, leftPercent, scheduleWeeks } from '../client-figures.ts';
import { claims, type Stat, site, trade } from '../site.ts';
import { spelled, spelledFirst } from '../spelled.ts';

const { toPerson, inquiries, declarations, priceReview, schedule } = clientFigures;

export const hero = {
  title: 'We build machines out of language and data.',
  lead: `${site.name} is an ${trade}. We study how a job gets done in your company, draw the system that should do it, then build it and keep it running.`,
  /** The drawing in words, for who does not see it. */
  drawing: `How an inquiry becomes a line in the weekly report. Chat, email and forms flow through one pipe into triage, then to the answering machine, the CRM and the Friday report. ${spelledFirst(toPerson.one)} in ${spelled(toPerson.in)} goes to a person, corrections return every Monday.`,
  /** Captions in the drawing, beside its parts. */
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
  ask: 'Put your question through it',
  send: 'Run it',
  machines: ['Inquiry', 'Triage', 'Answer', 'CRM', 'Report'],
  stop: 'Stop the machine',
  run: 'Run the machine',
  caption: 'Fig. 1. The inquiry desk we built for Tern & Tallow Hotels, on its way to the Friday report.',
} as const;

export const stats: readonly Stat[] = [
  { value: claims.successRate, label: 'Success Rate', note: 'projects that met the goal agreed at the start' },
  { value: claims.clients, label: 'Clients', note: 'hotels, freight, wholesale, clinics, schools' },
  { value: claims.support, label: 'Support', note: 'the systems are watched day and night' },
];

export interface TechItem {
  name: string;
  description: string;
}

export const parts = {
  tag: 'Parts list',
  title: 'Standard parts, so nothing locks you in.',
  /** The drawing's name; the parts' names follow. */
  drawing: 'The standard parts, from top to bottom:',
} as const;

/** The tech stack, from the top of the exploded view to its base. */
export const techStack: readonly TechItem[] = [
  { name: 'React', description: 'Screens for your customers and your team.' },
  { name: 'Node.js', description: 'Services in the middle: integrations, queues, webhooks.' },
  { name: 'Python', description: 'Extraction, statistics and model work, tested like any other code.' },
  { name: 'PostgreSQL', description: 'One place for the records, with history, so every answer can be traced.' },
  {
    name: 'Language models',
    description: 'Hosted or on your own servers, behind one interface, so the vendor can change.',
  },
  { name: 'Docker', description: 'The same build on a laptop, in test and in production.' },
];

export const offer = {
  tag: 'Details',
  title: 'Good at a few things, on purpose.',
  lead: 'Each service is small enough to plan in a week and large enough to take a job off someone’s desk.',
  also: 'Also on the bench:',
} as const;

export interface ServiceCard {
  id: string;
  title: string;
  description: string;
  link: string;
}

export const serviceCards: readonly [ServiceCard, ServiceCard, ServiceCard] = [
  {
    id: 'ai-chatbots',
    title: 'AI Chatbots & Automation',
    description:
      'Assistants that answer from your own documents, act in your systems, and hand over to a person where you choose.',
    link: 'See chatbots',
  },
  {
    id: 'web-development',
    title: 'Web & App Development',
    description: 'Fast, accessible products for the browser and the phone, from one code base.',
    link: 'See web and apps',
  },
  {
    id: 'data-analytics',
    title: 'Data Scraping & AI Solutions',
    description: 'Public pages and private exports in, clean tables and a weekly answer out.',
    link: 'See data',
  },
];

export const furtherServices = [
  { id: 'ai-implementation', title: 'AI Implementation & ML Integration' },
  { id: 'process-automation', title: 'Process Automation' },
] as const;

export interface ProcessStep {
  title: string;
  description: string;
  /** How long it took on the job the schedule is drawn from. */
  span: string;
}

/** The 4-step process, drawn as the schedule of one client's job. */
export const process = {
  tag: 'Schedule',
  title: `${spelledFirst(scheduleWeeks)} weeks from first call to first shift.`,
  lead: 'Drawn to scale from the Ostrander Freight job, a week a column.',
  /** Over the columns of the schedule: its weeks, and what follows. */
  columns: ['week 1', '2', '3', '4', '5', '6', '7', '8', 'then on', ''],
  steps: [
    {
      title: 'Discovery and planning',
      description:
        'We sit with the people who do the job, count the steps, and agree on one number to move. You get a drawing and a fixed price.',
      span: `${schedule.discovery} week`,
    },
    {
      title: 'Design and development',
      description: 'A working version early, on your own data. A demo every week.',
      span: `${halves(schedule.development)} weeks`,
    },
    {
      title: 'Testing and deployment',
      description:
        'The system runs beside your team on real work until its results match theirs. Then we switch it on, one group at a time.',
      span: `${halves(schedule.testing)} weeks`,
    },
    {
      title: 'Support and maintenance',
      description: 'We watch it day and night, fix what drifts, and report on the number we agreed to move.',
      span: 'every month',
    },
  ] satisfies readonly ProcessStep[],
} as const;

export const work = {
  tag: 'As built',
  title: 'Three machines still in service.',
  before: 'before',
  after: 'after',
  link: 'Read what clients say',
} as const;

export const signOff = { tag: 'Sign-off', title: 'What clients say' } as const;

export interface CaseStudy {
  client: string;
  title: string;
  description: string;
  result: string;
  measure: string;
  /** The result in percent of what it was before, for the bar. */
  afterPercent: number;
}

export const caseStudies: readonly CaseStudy[] = [
  {
    client: 'Tern & Tallow Hotels',
    title: 'Guest questions answered before the bag is unpacked',
    description: `One assistant for ${inquiries.hotels} hotels, on the web and by text, in four languages.`,
    result: `${inquiries.afterMinutes} min`,
    measure: `until a question is settled, was ${inquiries.beforeHours} h`,
    afterPercent: leftPercent.inquiries,
  },
  {
    client: 'Ostrander Freight',
    title: 'Customs forms that fill themselves in',
    description: 'Invoices and packing lists in, a checked declaration out. A clerk signs.',
    result: `${declarations.afterMinutes} min`,
    measure: `per declaration, was ${declarations.beforeMinutes} min`,
    afterPercent: leftPercent.declarations,
  },
  {
    client: 'Pellworth Supply',
    title: 'Nine thousand competitor prices, read every night',
    description: 'A crawler, a matcher and a morning table of the 40 prices worth changing.',
    result: `${priceReview.afterMinutes} min`,
    measure: `weekly price review, was ${priceReview.beforeDays} days`,
    afterPercent: leftPercent.priceReview,
  },
];

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const notes = {
  tag: 'General notes',
  title: 'Asked before signing.',
  elsewhere: 'Not here?',
  ask: 'Ask the assistant',
  or: 'or',
  write: 'write to us',
} as const;

export const faq: readonly Question[] = [
  {
    id: 'faq-time',
    question: 'How long does a project take?',
    answer: `Simple chatbots take ${claims.simpleChatbot}. Complex systems take ${claims.complexSystem}. You see the schedule, drawn to scale, before you sign.`,
  },
  {
    id: 'faq-savings',
    question: 'What can a chatbot take off our team?',
    answer: `Our assistants have cut support costs by ${claims.supportCostReduction}. They answer in ${claims.responseTime} and hold ${claims.simultaneousConversations} conversations at the same time. What they cannot answer goes to a person, with the whole conversation.`,
  },
  {
    id: 'faq-tools',
    question: 'Will it work with the tools we already use?',
    answer:
      'Almost always. If a tool has an API, an export or a screen a person can use, we can connect it. We list every connection on the drawing before work begins.',
  },
  {
    id: 'faq-wrong',
    question: 'What happens when the AI is wrong?',
    answer:
      'Below a confidence you set, the work goes to a person. Every answer keeps its sources, corrections are reviewed and fed back, and your team can switch the machine off at any time.',
  },
  {
    id: 'faq-own',
    question: 'What do we own at the end?',
    answer:
      'Your content stays yours, always. So does what we write for you, once paid for. At handover you get the documentation, the accounts and the drawings, so that another team could take over.',
  },
];

export const callToAction = {
  tag: 'Not drawn yet',
  title: 'Bring us the job nobody wants.',
  drawing: 'A blank drawing: five outlines to fill in',
  /** The five questions of a first call, each under its outline. */
  questions: ['what comes in', 'who decides', 'what goes out', 'where it is kept', 'who reads it'],
  text: 'Tell us one task your team repeats every week. We will say whether a machine should do it, and how we would build it.',
} as const;
