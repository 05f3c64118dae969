import { newsletterEmail } from '../site.ts';

/** The words that the newsletter form needs only after submission. */
export const subscription = {
  success: 'Thank you. If we email you to confirm your address, please do.',
  mailOpened: `Your email app should open with a message ready to send. If it doesn’t, email ${newsletterEmail}.`,
  mailSubject: 'Subscribe to new articles',
  mailBody: 'Please send new articles to this address:',
} as const;
