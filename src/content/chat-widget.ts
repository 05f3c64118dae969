import { claims, contact } from './site.ts';

/** What the widget replies: one of these, whatever was asked. So none of them may pretend to have understood. */
export const cannedReplies = [
  'I only have short replies here. The full assistant can go into your question.',
  `For an answer from a person, write to ${contact.email}. The reply comes within ${contact.replyWithin}.`,
  'A good start is one task your team repeats every week. The full assistant can take it from there.',
  `Simple chatbots take ${claims.simpleChatbot}, complex systems ${claims.complexSystem}. The full assistant can tell you more.`,
  'Prices depend on the job: after discovery you get a drawing and a fixed price. The contact page is the way to ask.',
  `You can call ${contact.phone.label} at any hour, ${claims.support}.`,
  'We build chatbots, web and mobile apps, data pipelines, AI implementations and process automation.',
  'The services page shows what each service takes in, gives back and leaves to a person.',
  'The home page answers the questions most people ask before signing. The full assistant knows them too.',
  'If you are looking for work with us, the careers page lists every open position.',
] as const;
