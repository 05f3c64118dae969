import { contact } from '../site.ts';

export interface ServiceOption {
  value: string;
  label: string;
}

export const serviceOptions: readonly ServiceOption[] = [
  { value: '', label: 'Select a service' },
  { value: 'ai-chatbots', label: 'AI Chatbots' },
  { value: 'web-development', label: 'Web Development' },
  { value: 'data-analytics', label: 'Data Analytics' },
  { value: 'ai-implementation', label: 'AI Implementation' },
  { value: 'process-automation', label: 'Process Automation' },
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
  sending: 'Your message is on its way.',
  /** The mail address follows. */
  failure: 'Your message was not sent. Everything you wrote is still here. Please try again, or write to',
  /** Told where the form has been left. */
  unsent: 'Your message was not sent. Everything you wrote is still there.',
  unsentAction: 'Open the form',
  required: 'Fields marked * are required.',
  use: 'We use what you write to answer you.',
  withoutScript: 'This form needs JavaScript, which does not run here. Please write to',
} as const;
