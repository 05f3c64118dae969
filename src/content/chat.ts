import { contact, site } from './site.ts';

export const hero = {
  title: 'Ask the assistant.',
  lead: 'Services, schedules, how a project starts. Questions about prices and contracts go to a person.',
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

export const failure =
  'The assistant did not answer. Your question is still here: try again, or send it to us by mail.';
export const stopped = 'You left before the answer came. Ask again, or send the question to us by mail.';

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
