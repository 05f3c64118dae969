import type { PagePath } from './pages.ts';
import { claims, contact, description } from './site.ts';

/** Descriptions of one or two sentences for search results and shared links. Only prerendered HTML contains them. */
export const pageDescriptions: Record<PagePath, string> = {
  '/': description,
  '/about':
    'We are an agency that draws each system on one sheet of paper before building it. Meet the team, and read our mission, values and milestones.',
  '/services':
    'AI chatbots, web and app development, data scraping, AI implementation and process automation: what goes in, what comes out, and what people still decide.',
  '/testimonials':
    'Clients describe our chatbots, websites, data work and automation: the task they gave us, their own words, and the results they measured.',
  '/contact': `Tell us about one task your team repeats, by form, email, phone or WhatsApp. A person reads it and replies within ${contact.replyWithin}.`,
  '/careers': `Open positions in frontend, backend, mobile and AI, with requirements, benefits and salary bands. We work from ${claims.countries} countries, mostly in writing.`,
  '/blog':
    'Articles on AI, web development and automation by the people who build the systems: code, tables, worked examples, and what went wrong.',
  '/chat':
    'Ask our AI assistant about services, schedules, case studies and how a project starts. For prices and contracts, it connects you with a person.',
  '/privacy':
    'What personal data we collect, why and for how long, who sees it, how we secure it, and how you can get, correct or delete yours.',
  '/terms':
    'The terms for our services in plain words: what you may expect, what we expect of you, payment and refunds, liability, termination and contact.',
  '/accessibility':
    'How this site meets WCAG 2.2 at level AA: the test or check behind each criterion, the known limits, and the keyboard controls.',
};

/** The names of pages in the demo assistant's answers. */
export const pageNames: Record<PagePath, string> = {
  '/': 'Home',
  '/about': 'About',
  '/services': 'Services',
  '/testimonials': 'Testimonials',
  '/contact': 'Contact',
  '/careers': 'Careers',
  '/blog': 'Blog',
  '/chat': 'Assistant',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms & Conditions',
  '/accessibility': 'Accessibility',
};

export const notFoundDescription = 'This page doesn’t exist.';
