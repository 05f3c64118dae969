import { claims, contact } from './site.ts';

/** The widget's replies: one of these, whatever was asked. So none of them may pretend to have understood. */
export const cannedReplies = [
  'I give short replies. The full assistant answers questions.',
  `Write to ${contact.email}: a person replies within ${contact.replyWithin}.`,
  'A good start is one task your team repeats.',
  `Simple chatbots take ${claims.simpleChatbot}, complex systems ${claims.complexSystem}.`,
  'Prices depend on the job: ask a person.',
  `For a system in service an engineer is on call ${claims.support}.`,
  'We build chatbots, apps, data pipelines and automations.',
  'The services page lists every service.',
  'The home page answers the first questions.',
  'The careers page lists every open position.',
] as const;
