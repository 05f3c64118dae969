import type { ComponentType } from 'react';
import type { PagePath } from '../content/pages.ts';

export interface PageModule {
  Page: ComponentType;
}

export interface Route {
  /** Fetches the page's code; each page is a chunk of its own. */
  load: () => Promise<PageModule>;
  /**
   * Whether the page is finished as HTML: no state, no context, nothing to take over. Its prerendered HTML is then left
   * as it is, and its code is only fetched for a move to it from another page.
   */
  isStatic: boolean;
}

export const routes: Record<PagePath, Route> = {
  '/': { load: () => import('./pages/home/Home.tsx'), isStatic: true },
  '/about': { load: () => import('./pages/about/About.tsx'), isStatic: true },
  '/services': { load: () => import('./pages/services/Services.tsx'), isStatic: false },
  '/testimonials': { load: () => import('./pages/testimonials/Testimonials.tsx'), isStatic: false },
  '/contact': { load: () => import('./pages/contact/Contact.tsx'), isStatic: false },
  '/careers': { load: () => import('./pages/careers/Careers.tsx'), isStatic: false },
  '/blog': { load: () => import('./pages/blog/Blog.tsx'), isStatic: false },
  '/chat': { load: () => import('./pages/chat/Chat.tsx'), isStatic: false },
  '/privacy': { load: () => import('./pages/privacy/Privacy.tsx'), isStatic: true },
  '/terms': { load: () => import('./pages/terms/Terms.tsx'), isStatic: true },
};

/** What answers for every other path. */
export const notFoundRoute: Route = { load: () => import('./pages/not-found/NotFound.tsx'), isStatic: true };

/** The route of a path. */
export function routeOf(path: string): Route {
  return isPagePath(path) ? routes[path] : notFoundRoute;
}

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(routes, path);
}
