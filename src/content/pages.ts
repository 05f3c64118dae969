import { site } from './site.ts';

/** The public pages, in the header's order and then the rest. */
export const pagePaths = [
  '/',
  '/about',
  '/services',
  '/testimonials',
  '/contact',
  '/careers',
  '/blog',
  '/chat',
  '/privacy',
  '/terms',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** What the browser's tab says. */
export const pageTitles: Record<PagePath, string> = {
  '/': `${site.name} | ${site.tagline}`,
  '/about': `About us | ${site.name}`,
  '/services': `Services | ${site.name}`,
  '/testimonials': `Testimonials | ${site.name}`,
  '/contact': `Contact | ${site.name}`,
  '/careers': `Careers | ${site.name}`,
  '/blog': `AI Insights Blog | ${site.name}`,
  '/chat': `Chat with the assistant | ${site.name}`,
  '/privacy': `Privacy Policy | ${site.name}`,
  '/terms': `Terms & Conditions | ${site.name}`,
};

export const notFoundTitle = `Page not found | ${site.name}`;
