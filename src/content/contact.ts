import { claims, contact } from './site.ts';

export interface ServiceOption {
  value: string;
  label: string;
}

export interface Channel {
  kind: 'email' | 'phone' | 'whatsapp' | 'office';
  label: string;
  /** One entry a line. */
  lines: readonly string[];
  /** Absent where there is nothing to follow. */
  href?: string;
  note: string;
}

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const hero = {
  title: 'Tell us about the job.',
  lead: `Which task, how often, and who does it today. We read every message and reply within ${contact.replyWithin}.`,
} as const;

export const serviceOptions: readonly ServiceOption[] = [
  { value: '', label: 'Select a service' },
  { value: 'ai-chatbots', label: 'AI Chatbots' },
  { value: 'web-development', label: 'Web Development' },
  { value: 'data-analytics', label: 'Data Analytics' },
  { value: 'ai-implementation', label: 'AI Implementation' },
  { value: 'process-automation', label: 'Process Automation' },
  { value: 'consultation', label: 'Consultation' },
  { value: 'other', label: 'Other' },
];

export const form = {
  name: { label: 'Full Name *', autoComplete: 'name' },
  email: { label: 'Email Address *', autoComplete: 'email' },
  company: { label: 'Company', autoComplete: 'organization' },
  phone: { label: 'Phone Number', autoComplete: 'tel' },
  service: { label: 'Service Interest *' },
  message: {
    label: 'Project Details *',
    rows: 6,
    hint: 'The task, how often it comes up, and the systems it touches.',
  },
  submit: 'Send Message',
  submitting: 'Sending Message...',
  success: `Thank you! Your message has been sent successfully. We'll get back to you within ${contact.replyWithin}.`,
  sending: 'Your message is on its way.',
  /** The mail address follows. */
  failure: 'Your message was not sent. Everything you wrote is still in the form. Please try again, or write to',
  required: 'Fields marked * are required.',
  use: 'We use what you write to answer you.',
  withoutScript: 'This form needs JavaScript. Without it, please write to',
} as const;

export interface NextStep {
  title: string;
  text: string;
}

/** From the message to the reply, in order. */
export const nextSteps: readonly NextStep[] = [
  { title: 'It lands in one inbox', text: 'No ticket number, and no mailing list that you did not ask for.' },
  {
    title: 'A person reads it',
    text: 'Somebody who builds these systems, so that the first answer can be a useful one.',
  },
  { title: 'You get a reply', text: 'A question, a date for a call, or an honest no with the reason.' },
];

const { office } = contact;

export const channels: readonly Channel[] = [
  {
    kind: 'email',
    label: 'Email',
    lines: [contact.email],
    href: `mailto:${contact.email}`,
    note: `A person replies within ${contact.replyWithin}.`,
  },
  {
    kind: 'phone',
    label: 'Phone',
    lines: [contact.phone.label],
    href: contact.phone.href,
    note: `Answered ${claims.support}.`,
  },
  {
    kind: 'whatsapp',
    label: 'WhatsApp',
    lines: [contact.whatsApp.label],
    href: contact.whatsApp.href,
    note: 'Good for a photo of the paper form.',
  },
  {
    kind: 'office',
    label: 'Office',
    lines: [office.street, `${office.city}, ${office.region} ${office.postalCode}`],
    note: 'By appointment. Please write first.',
  },
];

export const faq: readonly Question[] = [
  {
    id: 'reply',
    question: 'How soon will I hear back?',
    answer: `Within ${contact.replyWithin}, from a person who has read your message. If the job is not one for us, the reply says so and, where we can, names who might take it.`,
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
    answer: `A simple chatbot takes ${claims.simpleChatbot}. A complex system, with several connections and its own data, takes ${claims.complexSystem}. The drawing you sign carries the dates.`,
  },
  {
    id: 'confidential',
    question: 'Do you sign a confidentiality agreement?',
    answer:
      'Yes, yours or ours, before we see any document. Samples you send are used for the estimate only and are deleted if we do not work together.',
  },
];

export const callToAction = {
  title: 'Not ready to write?',
  text: 'See what each service takes in, gives back and leaves to a person.',
  label: 'See the five services',
} as const;
