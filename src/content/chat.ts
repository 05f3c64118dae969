import type { PageHead } from './page-head.ts';
import { hasCases } from './parts.ts';
import { site } from './site.ts';
import { titled } from './titles.ts';

export const head: PageHead = {
  title: titled('Ask our AI assistant about your project'),
  description:
    `Ask our AI assistant about services, schedules${hasCases ? ', case studies' : ''} and how a project starts. For prices and contracts, it connects you with a person.`,
};

export const hero = {
  back: 'Home',
  title: 'Ask the assistant.',
  lead: 'It answers from this site and names its source. For a quote or a contract, talk to a person.',
} as const;

export const assistantName = `${site.name} assistant`;

/** The two messages that open the assistant's conversation. The widget has its own greeting. */
export const greeting = `Hello. I answer questions about ${site.name}: what we build and how a project runs.`;
export const quickReplyMessage = 'Pick a question, or write your own.';

export const controls = {
  close: 'Close',
  clear: 'Clear chat',
  undo: 'Undo',
  fullscreen: 'Fullscreen',
  minimize: 'Minimize',
  messages: 'Messages',
  newMessages: 'New messages',
  write: 'Write a message',
  send: 'Send',
  stop: 'Stop',
  whole: 'Show the whole answer',
  retry: 'Retry',
  /** The button's labels before copying, after it, and after a failure. */
  copy: ['Copy', 'Copied', 'Couldn’t copy: text selected'],
  room: (characters: number) => `${Math.abs(characters)} characters ${characters < 0 ? 'too many' : 'left'}`,
} as const;

export const senders = { ai: 'Assistant', user: 'You' } as const;

/** The five quick replies, in the specified order. */
export const suggestions = [
  'Tell me about your services',
  'How much do your services cost?',
  'I want to start a project',
  ...(hasCases ? (['Show me case studies'] as const) : []),
  'Contact sales team',
] as const;

export const typing = 'AI is typing...';

/** The reasons for a missing or incomplete answer, shown below the message. */
export const problems = {
  failed: 'The assistant didn’t answer. Try again, or contact a person.',
  offline: 'You seem to be offline. Check your connection and try again.',
  busy: 'The assistant is busy right now. Try again in a minute.',
  late: 'The assistant took too long. Try again, or contact a person.',
  endless: 'The answer was too long to load. Try again, or contact a person.',
  rejected: 'The assistant is unavailable right now. Contact a person.',
  stopped: 'Stopped.',
} as const;

export type ChatProblem = keyof typeof problems;

export const cleared = 'Conversation cleared.';

/** The words of the links to a person, and of the message to that person, which contains the conversation. */
export const person = {
  label: 'Contact a person:',
  mail: 'Email',
  form: 'Contact form',
  me: 'Me',
  subject: 'Question from the website chat',
} as const;

export const widget = {
  greeting: 'Hi. Ask me anything about our work. The full assistant answers, and your question goes with you.',
  fullChat: 'Open the full assistant',
} as const;

/** Shown without JavaScript, which the assistant needs. An email address follows. */
export const withoutScript = 'This page is out of date, offline, or without JavaScript. Reload it, or email';
