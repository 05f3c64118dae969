import type { PageHead } from '../page-head.ts';
import { hasPhone, hasWhatsApp } from '../parts.ts';
import { present } from '../present.ts';
import { claims, contact } from '../site.ts';
import { titled } from '../titles.ts';

const { office, phone, whatsApp } = contact;
const ways = present('form', 'email', hasPhone && 'phone', hasWhatsApp && 'WhatsApp');

export const head: PageHead = {
  title: titled('Contact us about your next project'),
  description:
    `Tell us about one task your team repeats, by ${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}. A person ${ways.length < 4 ? 'who builds these systems ' : ''}reads it and replies within ${contact.replyWithin}.`,
  about: 'agency',
};

export interface Channel {
  kind: 'email' | 'phone' | 'whatsapp' | 'office';
  label: string;
  /** One entry per line. */
  lines: readonly string[];
  href?: string;
  note: string;
}

export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The page on which visitors book a call. The build inserts `__BOOKING_URL__`; without it, no button leads there. */
declare const __BOOKING_URL__: string | undefined;
export const booking = {
  url: typeof __BOOKING_URL__ === 'string' ? __BOOKING_URL__ : '',
  label: 'Book a call',
};

export const hero = {
  title: 'Tell us about the task.',
  lead: `Which task is it, how often does it come up, and who does it today? We read every message and reply within ${contact.replyWithin}.`,
} as const;

export interface NextStep {
  title: string;
  text: string;
}

export const headings = {
  channels: 'Other ways to reach us',
  form: 'Send a message',
  privacy: 'Privacy policy',
  flow: { title: 'What happens to your message.' },
  span: `within ${contact.replyWithin}`,
  faq: { title: 'Questions before you write.' },
  socials: { title: 'Social links', newTab: ' (opens in a new tab)' },
} as const;

/** The steps from the message to the reply, in order. */
export const nextSteps: readonly NextStep[] = [
  { title: 'It reaches one inbox', text: 'No ticket queue, no mailing list.' },
  {
    title: 'A person reads it',
    text: 'Someone who builds these systems, so the first reply is useful.',
  },
  { title: 'You get a reply', text: 'A question, a date for a call, or an honest no with the reason.' },
];

export const channels = present<Channel>(
  {
    kind: 'email',
    label: 'Email',
    lines: [contact.email],
    href: `mailto:${contact.email}`,
    note: `A person replies within ${contact.replyWithin}.`,
  },
  hasPhone && phone && {
    kind: 'phone',
    label: 'Phone',
    lines: [phone.label],
    href: phone.href,
    note: `Already a client? An engineer is on call ${claims.support}.`,
  },
  hasWhatsApp && whatsApp && {
    kind: 'whatsapp',
    label: 'WhatsApp',
    lines: [whatsApp.label],
    href: whatsApp.href,
    note: 'Handy for a photo of the blank form or screen you want automated.',
  },
  {
    kind: 'office',
    label: 'Office',
    lines: office.lines,
    note: 'By appointment. Please write first.',
  },
);

export const faq: readonly Question[] = [
  {
    id: 'reply',
    question: 'How soon will I hear back?',
    answer: `Within ${contact.replyWithin}, from a person who has read your message. If the project isn’t one for us, we’ll say so and, if we can, recommend someone who might take it.`,
  },
  {
    id: 'message',
    question: 'What should I put in the message?',
    answer:
      'One task your team repeats: what starts it, what the result is, roughly how many a week, and the systems involved. Leave out personal data and passwords. We never need them at this stage.',
  },
  {
    id: 'duration',
    question: 'How long does a first project take?',
    answer: `A simple chatbot takes ${claims.simpleChatbot}. A complex system, with several connections and its own data, takes ${claims.complexSystem}. The drawing you sign lists the dates.`,
  },
  {
    id: 'confidential',
    question: 'Do you sign a confidentiality agreement?',
    answer:
      'Yes, yours or ours, before we see any document. Samples you send are used for the estimate only and are deleted if we don’t work together.',
  },
];

export const callToAction = {
  drawing: 'Five sheets with drawings of different shapes, and an arrow to the next page',
  title: 'Not ready to write?',
  text: 'See what goes into each service, what comes out, and what stays with a person.',
  label: 'See the services',
} as const;
