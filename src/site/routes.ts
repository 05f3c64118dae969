import type { ComponentType } from 'react';
import type { PagePath } from '../content/pages.ts';

export interface PageModule {
  Page: ComponentType;
}

/** Where each public page's code is; each is a chunk of its own. */
export const routes: Record<PagePath, () => Promise<PageModule>> = {
  '/': () => import('./pages/home/Home.tsx'),
  '/about': () => import('./pages/about/About.tsx'),
  '/services': () => import('./pages/services/Services.tsx'),
  '/testimonials': () => import('./pages/testimonials/Testimonials.tsx'),
  '/contact': () => import('./pages/contact/Contact.tsx'),
  '/careers': () => import('./pages/careers/Careers.tsx'),
  '/blog': () => import('./pages/blog/Blog.tsx'),
  '/chat': () => import('./pages/chat/Chat.tsx'),
  '/privacy': () => import('./pages/privacy/Privacy.tsx'),
  '/terms': () => import('./pages/terms/Terms.tsx'),
};
