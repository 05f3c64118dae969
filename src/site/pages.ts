import { ownPages } from '../content/own-pages.ts';
import { hasChat, hasOwnPages } from '../content/parts.ts';
import type { PageTable } from './navigation/page.ts';

/** The pages that consist of a Markdown file in src/content/pages/own. */
const own: PageTable['pages'] = hasOwnPages
  ? ownPages.map((each) => ({
      ...each,
      pattern: each.path,
      async load() {
        const module = await import('./pages/own/Own.tsx');
        return { ...module, page: await module.page(each) };
      },
    }))
  : [];

/**
 * The public pages, in the order of their links. Router, prefetching, build, sitemap and speculation rules read this
 * table, and nothing else lists pages. Without its row, a page and the links to it are gone.
 */
const pages: PageTable['pages'] = [
  { pattern: '/', load: () => import('./pages/home/Home.tsx'), header: 'Home' },
  { pattern: '/about', load: () => import('./pages/about/About.tsx'), header: 'About' },
  { pattern: '/services', load: () => import('./pages/services/Services.tsx'), header: 'Services' },
  { pattern: '/testimonials', load: () => import('./pages/testimonials/Testimonials.tsx'), header: 'Testimonials' },
  { pattern: '/contact', load: () => import('./pages/contact/Contact.tsx'), header: 'Contact' },
  { pattern: '/careers', load: () => import('./pages/careers/Careers.tsx'), header: 'Careers' },
  { pattern: '/blog', load: () => import('./pages/blog/Blog.tsx'), header: 'Blog' },
  ...(hasChat ? [{ pattern: '/chat', load: () => import('./pages/chat/Chat.tsx') }] : []),
  { pattern: '/privacy', load: () => import('./pages/legal/Privacy.tsx'), footer: 'Privacy' },
  { pattern: '/terms', load: () => import('./pages/legal/Terms.tsx'), footer: 'Terms' },
  { pattern: '/accessibility', load: () => import('./pages/legal/Accessibility.tsx'), footer: 'Accessibility' },
  { pattern: '/blog/:slug', load: () => import('./pages/blog/page/Article.tsx') },
  { pattern: '/careers/:slug', load: () => import('./pages/careers/page/Job.tsx') },
  { pattern: '/cases/:slug', load: () => import('./pages/cases/Case.tsx') },
  ...own,
];

export const table: PageTable = {
  pages,
  async loadNotFound() {
    const module = await import('./pages/not-found/NotFound.tsx');
    return { ...module, page: module.page(pageLinks('header')) };
  },
};

/** Returns the pages' links in the header or the footer. */
export function pageLinks(place: 'header' | 'footer'): { href: string; label: string }[] {
  return pages.flatMap(({ pattern, [place]: label }) => (label ? { href: pattern, label } : []));
}
