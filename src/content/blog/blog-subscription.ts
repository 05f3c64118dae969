import { contact } from '../site.ts';

/** Words that only a submitted form needs. */
export const subscription = {
  success: 'Thank you. You’re subscribed.',
  mailOpened: `Your email app should open with a message ready to send. If it doesn’t, email ${contact.newsletterEmail}.`,
  mailSubject: 'Subscribe to new articles',
  mailBody: 'Please send new articles to this address:',
} as const;
