import { contact } from '../site.ts';

/** Words that only a submitted form needs. */
export const subscription = {
  success: 'Thank you. Your address is on the list.',
  mailOpened: `Your mail program opens with a message to send. If it does not, write to ${contact.newsletterEmail}.`,
  mailSubject: 'Subscribe to new articles',
  mailBody: 'Please send new articles to this address:',
} as const;
