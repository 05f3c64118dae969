import type { PagePath } from '../../content/pages.ts';
import type { LazyComponent } from './lazy-component.ts';

type LoadPage = () => Promise<LazyComponent>;

/** The functions that import each page's code, a separate chunk. */
const routes: Record<PagePath, LoadPage> = {
  '/': () => import('../pages/home/Home.tsx').then(({ Home }) => Home),
  '/about': () => import('../pages/about/About.tsx').then(({ About }) => About),
  '/services': () => import('../pages/services/Services.tsx').then(({ Services }) => Services),
  '/testimonials': () => import('../pages/testimonials/Testimonials.tsx').then(({ Testimonials }) => Testimonials),
  '/contact': () => import('../pages/contact/Contact.tsx').then(({ Contact }) => Contact),
  '/careers': () => import('../pages/careers/Careers.tsx').then(({ Careers }) => Careers),
  '/blog': () => import('../pages/blog/Blog.tsx').then(({ Blog }) => Blog),
  '/chat': () => import('../pages/chat/Chat.tsx').then(({ Chat }) => Chat),
  '/privacy': () => import('../pages/legal/Privacy.tsx').then(({ Privacy }) => Privacy),
  '/terms': () => import('../pages/legal/Terms.tsx').then(({ Terms }) => Terms),
  '/accessibility': () => import('../pages/legal/Accessibility.tsx').then(({ Accessibility }) => Accessibility),
};

/** Loads the page of a path; for an unknown path, the not-found page. Rejects if the code can't be loaded. */
export async function loadPage(path: string): Promise<LazyComponent> {
  if (isPagePath(path)) return routes[path]();
  const own =
    (articlePattern.test(path) && (await (await import('../pages/blog/page/Article.tsx')).loadArticle(path))) ||
    (jobPattern.test(path) && (await import('../pages/careers/page/Job.tsx')).jobPage(path)) ||
    (casePattern.test(path) && (await (await import('../pages/cases/Case.tsx')).loadCase(path)));
  return own || (await import('../pages/not-found/NotFound.tsx')).NotFound;
}

/** Returns whether the application renders a path; an article, job or case may still not exist. */
export function hasPage(path: string): boolean {
  return isPagePath(path) || [articlePattern, jobPattern, casePattern].some((pattern) => pattern.test(path));
}

const jobPattern = /^\/careers\/[a-z0-9-]+$/;
const casePattern = /^\/cases\/[a-z0-9-]+$/;
const articlePattern = /^\/blog\/[a-z0-9-]+$/;

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(routes, path);
}
