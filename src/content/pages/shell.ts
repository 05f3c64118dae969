import { claims, contact } from '../site.ts';

/** Buttons that stand on several pages. */
export const actions = {
  start: 'Start a project',
  services: 'See our services',
  ask: 'Ask the assistant',
} as const;

export const header = { label: 'Main', menu: 'Menu', talk: 'Let’s Talk', dashboard: 'Dashboard' } as const;

export const footer = {
  label: 'Contact',
  write: 'Write to us',
  talk: 'Talk to us',
  chat: 'Chat with the assistant',
  available: `Available ${claims.support}`,
  hours: `The assistant answers at any hour, a person within ${contact.replyWithin}.`,
  links: [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/accessibility', 'Accessibility'],
    ['/sign-in', 'Sign in'],
  ],
} as const;

/** Said before a toast that tells of an error, while none is drawn yet. */
export const errorToast = 'Error: ';

export const renderFailure = {
  title: 'Unexpected Application Error!',
  lead: 'Something on this page broke. Reloading usually mends it.',
  reload: 'Reload',
  home: 'Home',
} as const;

export const loadFailure = {
  title: 'This page could not be loaded.',
  lead: 'Check the connection, then try again.',
  retry: 'Try again',
} as const;

export const notFound = {
  title: 'Page not found.',
  lead: 'Nothing stands at this address: it may be misspelled, or the page has moved. Here is where most people go.',
  home: 'Go to the home page',
  drawing: 'Four parts on one line. The last one, 404, is missing.',
} as const;
