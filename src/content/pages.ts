import { site, trade } from './site.ts';

/** The public pages with their titles for tabs and search results. The header's pages come first, in its order. */
export const pageTitles = {
  '/': fitting(`${site.name} | ${site.tagline}`, `${site.name} | ${trade}`, site.name),
  '/about': titled('About us: team, values and milestones'),
  '/services': titled('AI, web, data and automation services'),
  '/testimonials': titled('Client testimonials with results'),
  '/contact': titled('Contact us about your next project'),
  '/careers': titled('Careers in AI, web, mobile and backend'),
  '/blog': titled('AI Insights Blog: methods from real work'),
  '/chat': titled('Ask our AI assistant about your project'),
  '/privacy': titled('Privacy Policy: what we keep and why'),
  '/terms': titled('Terms & Conditions of our services'),
  '/accessibility': titled('Accessibility: criteria and checks'),
} as const;

export type PagePath = keyof typeof pageTitles;

export const pagePaths = Object.keys(pageTitles) as readonly PagePath[];

export const notFoundTitle = titled('Page not found');

/** Appends the agency's name to a title, unless the result is too long for search results. */
export function titled(title: string): string {
  return fitting(`${title} | ${site.name}`, title);
}

/** Returns the first title that search results show in full (up to 60 characters). Default: the last title. */
export function fitting(...titles: readonly [string, ...string[]]): string {
  return titles.find(({ length }) => length <= 60) ?? titles.at(-1) ?? '';
}
