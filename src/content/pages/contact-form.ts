import { contact } from '../site.ts';
import { services } from './services.ts';

export interface ServiceOption {
  value: string;
  label: string;
}

export const serviceOptions: readonly ServiceOption[] = [
  { value: '', label: 'Select a service' },
  ...services.map(({ id, name }) => ({ value: id, label: name })),
  { value: 'consultation', label: 'Consultation' },
  { value: 'other', label: 'Other' },
];

export const form = {
  name: { label: 'Full Name *', autoComplete: 'name' },
  email: { label: 'Email Address *', autoComplete: 'email' },
  company: { label: 'Company', autoComplete: 'organization' },
  phone: { label: 'Phone Number', autoComplete: 'tel' },
  service: { label: 'Service Interest *' },
  message: {
    label: 'Project Details *',
    rows: 6,
    hint: 'The task, how often it comes up, and the systems it touches.',
  },
  submit: 'Send Message',
  submitting: 'Sending Message...',
  success: `Thank you! Your message has been sent successfully. We’ll get back to you within ${contact.replyWithin}.`,
  sending: 'Sending your message.',
  /** An email address follows. */
  failure: 'We couldn’t send your message. Everything you wrote is still here. Try again, or email',
  /** The text on the next visit if the page closed before the response arrived. An email address follows. */
  unknown:
    'The page closed before we could confirm your message, so we don’t know whether it arrived. Everything you wrote is still here. Send it again, or email',
  /** The toast's text if the visitor has left the form. */
  unsent: 'We couldn’t send your message. Everything you wrote is still in the form.',
  unsentAction: 'Open the form',
  required: '* Required',
  use: 'We use your message only to reply to you.',
  /** A link that reloads the page, and an email address follow. */
  withoutScript: 'This page is out of date, offline, or without JavaScript.',
  reload: 'Reload it with your text',
  orEmail: 'or email',
} as const;
