import { claims, contact } from './site.ts';

/** The widget's replies, chosen at random for any question. So none of them may pretend to have understood. */
export const cannedReplies = [
  'I can point you to the right page. For answers, open the full assistant.',
  `Email ${contact.email}: a person replies within ${contact.replyWithin}.`,
  'Start with one task your team repeats.',
  `Simple chatbots take ${claims.simpleChatbot}, complex systems ${claims.complexSystem}.`,
  'Prices depend on the project: ask a person.',
  `Already a client? An engineer is on call ${claims.support}.`,
  'We build chatbots, apps, data pipelines and automations.',
  'The services page lists every service.',
  'The home page answers the first questions.',
  'The careers page lists every open position.',
] as const;
