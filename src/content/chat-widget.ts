import { claims, contact } from './site.ts';

/** The widget's replies, chosen at random for any question. So none of them may pretend to have understood. */
export const cannedReplies = [
  'I can point you to the right page. For answers, open the full assistant.',
  `Email ${contact.email}: a person replies within ${contact.replyWithin}.`,
  'To start a project, tell us one task your team repeats.',
  `Simple chatbots take ${claims.simpleChatbot}, complex systems ${claims.complexSystem}.`,
  'Prices depend on the project. A person can give you a quote.',
  `Already a client? An engineer is on call ${claims.support}.`,
  'We build chatbots, apps, data pipelines and automations.',
  'The services page lists every service.',
  'The home page answers common questions.',
  'The careers page lists every open position.',
] as const;
