import { present } from './present.ts';
import { contact } from './site.ts';

/** The widget's prepared replies. It picks one at random, so none may pretend to have understood the question. */
export const cannedReplies = present(
  'I can’t answer that here. Open the full assistant: your question is ready to send there.',
  'The full assistant can take the same question. If this site has no answer, it says so.',
  'This small chat can’t look things up. The full assistant answers from this site’s own pages.',
  'I don’t know that one. The full assistant quotes this site and names its source.',
  'The full assistant may know: it searches every page of this site.',
  `A person can help: email ${contact.email}. You get a reply within ${contact.replyWithin}.`,
  `I’d rather not guess. Open the full assistant, or email ${contact.email}.`,
  `The contact form reaches a person. You get a reply within ${contact.replyWithin}.`,
  contact.phone && `Prefer to talk? Call ${contact.phone.label}.`,
  'You have two options: the full assistant, or a person through the contact form.',
);
