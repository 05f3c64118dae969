import { site } from './site.ts';

export const hero = {
  back: 'Home',
  title: 'Ask the assistant.',
  lead: 'Exact prices and contracts come from a person.',
} as const;

export const assistantName = `${site.name} assistant`;

/** The two messages that every conversation opens with. */
export const greeting = `Hello. I answer questions about ${site.name}: what we build and how a project runs.`;
export const quickReplyMessage = 'Pick a question, or write your own.';

/** The names of the controls. */
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
  retry: 'Retry',
  more: 'Show more',
  /** At first, once the text is copied, and where that failed. */
  copy: ['Copy', 'Copied', 'Not copied'],
  /** How much more room a message has. */
  room: (characters: number) => `${Math.abs(characters)} characters ${characters < 0 ? 'too many' : 'left'}`,
} as const;

/** The name over a message, by its sender. */
export const senders = { ai: 'Assistant', user: 'You' } as const;

/** The five quick replies, in the specified order. */
export const suggestions = [
  'Tell me about your services',
  'How much do your services cost?',
  'I want to start a project',
  'Show me case studies',
  'Contact sales team',
] as const;

export const typing = 'AI is typing...';

/** Why an answer did not come, in the words that stand under its question. */
export const problems = {
  failed: 'The assistant did not answer. Try again, or write to a person.',
  offline: 'You seem to be offline. Try again later.',
  busy: 'Too many questions right now. Try again later.',
  late: 'The assistant took too long. Try again, or write to a person.',
  endless: 'The answer did not end. Try again, or write to a person.',
  refused: 'The assistant takes no questions right now. Write to a person.',
  stopped: 'Stopped.',
} as const;

export type Problem = keyof typeof problems;

export const cleared = 'Conversation cleared.';

/** The ways to a person, who gets the conversation. */
export const person = {
  label: 'Write to a person:',
  mail: 'By mail',
  form: 'By form',
  me: 'Me',
  subject: 'From the chat',
} as const;

export const widget = {
  greeting: 'Hello. I give short replies; the full assistant answers questions.',
  fullChat: 'Open the full assistant',
} as const;

/** For who has no script: the assistant itself can't run. An address follows. */
export const withoutScript = 'The assistant needs JavaScript. Write to';
