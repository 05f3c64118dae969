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
  '/accessibility',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** Titles of pages in the browser's tab and in search results. */
export const pageTitles: Record<PagePath, string> = {
  '/': `${site.name} | ${site.tagline}`,
  '/about': titled('About the people who draw first'),
  '/services': titled('AI, web, data and automation services'),
  '/testimonials': titled('Client testimonials with results'),
  '/contact': titled('Contact us about a job to automate'),
  '/careers': titled('Careers in AI, web and mobile'),
  '/blog': titled('AI Insights Blog: methods from real jobs'),
  '/chat': titled('Chat with our AI assistant'),
  '/privacy': titled('Privacy Policy: what we keep and why'),
  '/terms': titled('Terms & Conditions of our services'),
  '/accessibility': titled('Accessibility: criteria and checks'),
};

export const notFoundTitle = titled('Page not found');

/** Search results cut titles at about 60 characters: then the agency's name goes first. */
export function titled(title: string): string {
  const whole = `${title} | ${site.name}`;
  return whole.length > 60 ? title : whole;
}
