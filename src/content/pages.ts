import { site, trade } from './site.ts';

/** The public pages, in the header's order and then the rest, with their titles in the browser's tab and in search results. */
export const pageTitles = {
  '/': fitting(`${site.name} | ${site.tagline}`, `${site.name} | ${trade}`, site.name),
  '/about': titled('About the people who draw first'),
  '/services': titled('AI, web, data and automation services'),
  '/testimonials': titled('Client testimonials with results'),
  '/contact': titled('Contact us about a job to automate'),
  '/careers': titled('Careers in AI, web, mobile and backend'),
  '/blog': titled('AI Insights Blog: methods from real jobs'),
  '/chat': titled('Chat with our AI assistant about a job'),
  '/privacy': titled('Privacy Policy: what we keep and why'),
  '/terms': titled('Terms & Conditions of our services'),
  '/accessibility': titled('Accessibility: criteria and checks'),
} as const;

export type PagePath = keyof typeof pageTitles;

export const pagePaths = Object.keys(pageTitles) as readonly PagePath[];

export const notFoundTitle = titled('Page not found');

/** A title with the agency's name behind it, where there is room. */
export function titled(title: string): string {
  return fitting(`${title} | ${site.name}`, title);
}

/** The first that search results show whole, up to 60 characters; none fitting, the last. */
export function fitting(...titles: readonly [string, ...string[]]): string {
  return titles.find(({ length }) => length <= 60) ?? titles.at(-1) ?? '';
}
