import { contact } from './site.ts';

/** The widget's prepared replies. It picks one at random, so none may pretend to have understood the question. */
export const cannedReplies = [
  'I can’t answer that here. Open the full assistant: your question is ready to send there.',
  'Ask the full assistant the same question. If this site has no answer, it says so.',
  'This small chat only points the way. The full assistant answers from this site’s own pages.',
  'I don’t know that one. The full assistant quotes this site and names its source.',
  'The full assistant may know: it searches every page of this site.',
  `A person can help: email ${contact.email}. You get a reply within ${contact.replyWithin}.`,
  `I’d rather not guess. Open the full assistant, or email ${contact.email}.`,
  `The contact form reaches a person. You get a reply within ${contact.replyWithin}.`,
  `Prefer to talk? Call ${contact.phone.label}.`,
  'I only know two ways on from here: the full assistant, and the contact form for a person.',
] as const;
