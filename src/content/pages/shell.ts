import type { PageHead } from '../page-head.ts';
import { hasChat, hasConsole, hasWidget } from '../parts.ts';
import { claims, contact } from '../site.ts';
import { titled } from '../titles.ts';

/** The labels of buttons on several pages. */
export const actions = {
  start: 'Start a project',
  services: 'See our services',
  ask: hasChat ? 'Ask the assistant' : '',
} as const;

export const header = {
  skip: 'Skip to content',
  label: 'Main',
  menu: 'Menu',
  talk: 'Let’s Talk',
  chat: hasWidget ? 'Chat' : '',
  unread: hasWidget ? 'new' : '',
  dashboard: hasConsole ? 'Dashboard' : '',
} as const;

export const footer = {
  label: 'Contact',
  write: 'Email us',
  talk: 'Talk to us',
  chat: hasChat ? 'Chat with the assistant' : '',
  available: hasChat ? `Available ${claims.support}` : 'When we reply',
  hours: hasChat
    ? `The assistant answers at any hour, a person within ${contact.replyWithin}.`
    : `A person replies within ${contact.replyWithin}.`,
  signIn: hasConsole ? 'Sign in' : '',
} as const;

export const renderFailure = {
  title: 'Unexpected Application Error!',
  lead: 'Something on this page broke. Reloading usually fixes it.',
  reload: 'Reload',
  home: 'Home',
} as const;

export const loadFailure = {
  title: 'Couldn’t load this page.',
  lead: 'Check your connection and try again.',
  retry: 'Retry',
} as const;

export const notFoundHead: PageHead = {
  title: titled('Page not found'),
  description: 'This page doesn’t exist.',
};

export const notFound = {
  title: 'Page not found.',
  lead: 'There’s no page here. The link may be mistyped, or the page may have moved.',
  home: 'Go to the home page',
  drawing: 'A machine of five parts on one pipe. The last part, 404, is missing.',
} as const;
