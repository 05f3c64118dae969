import { contact, site } from './site.ts';

export const hero = {
  title: 'Ask the assistant.',
  lead: 'Services, schedules, how a project starts. Exact prices and contracts come from a person.',
} as const;

export const assistantName = `${site.name} assistant`;

/** The two messages that every conversation opens with. */
export const greeting = `Hello. I answer questions about ${site.name}: what we build, how a project runs, who to talk to.`;
export const quickReplyMessage = 'Pick a question below, or write your own.';

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
  failed: 'The assistant did not answer. Your question is still here: try again, or write to a person.',
  offline: 'You seem to be offline. Try again once you are connected.',
  busy: 'Too many questions are being asked right now. Try again in a minute.',
  late: 'The assistant took too long. Try again, or write to a person.',
  refused: 'The assistant can’t take questions right now. Write to a person.',
  stopped: 'Stopped. Try again whenever you like.',
  left: 'You left before the answer came. Try again, or write to a person.',
} as const;

export type Problem = keyof typeof problems;

export const cleared = 'The conversation was cleared.';

/** What a person is written to with: the conversation follows. */
export const person = {
  label: 'Write to a person',
  mail: 'By mail',
  form: 'By form',
  subject: 'A question from the chat',
} as const;

export const widget = {
  greeting: `Hello. I give short replies about ${site.name}; the full assistant answers questions.`,
  fullChat: 'Open the full assistant',
} as const;

/** For who has no script: the assistant itself can't run. */
export const withoutScript = {
  before: 'The assistant needs JavaScript, which is off in this browser. Write to ',
  between: ' or call ',
  after: `. A person replies within ${contact.replyWithin}.`,
} as const;
