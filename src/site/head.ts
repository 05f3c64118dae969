import { type BlogPost, feedPath } from '../content/blog/blog.ts';
import { articleDescriptions } from '../content/blog/blog-posts.ts';
import { caseDescriptions } from '../content/cases/case-texts.ts';
import type { CaseStudy } from '../content/pages/cases.ts';
import type { SiteHead } from './navigation/page.ts';
import { absolute, structuredData } from './structured-data.ts';

export interface DocumentHead {
  title: string;
  description: string;
  /** Null for the not-found page, which search engines must not index. */
  canonical: string | null;
  image: string;
  feed?: string;
  isArticle: boolean;
  /** Whether search engines leave out a page that has an address. */
  noindex: boolean;
  lang: string;
  /** The path of the page that this one translates. */
  translates: string | undefined;
  structuredData: readonly object[];
}

/** The path of the not-found page, which is served for every unknown address. */
export const notFoundPath = '/404';

/** Returns the path of a page's share image: 1200 by 630 pixels, for previews of links. The build makes it. */
export function shareImagePath(path: string): string {
  return `/images/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

export function documentHead(path: string, head: SiteHead): DocumentHead {
  const isFound = path !== notFoundPath;
  const image = absolute(shareImagePath(isFound ? path : '/'));
  return {
    ...{ title: head.title, description: markdownOf(head).description ?? head.description, image },
    canonical: isFound ? absolute(path) : null,
    ...(head.hasFeed && { feed: absolute(feedPath) }),
    isArticle: typeof head.about === 'object' && 'article' in head.about,
    ...{ noindex: head.noindex === true, lang: head.lang ?? 'en', translates: head.translates },
    structuredData: isFound ? structuredData(path, head, image) : [],
  };
}

/** Returns an article's or a case's Markdown file, and the description in it. Browsers load neither. */
export function markdownOf({ about }: SiteHead): { source?: string; description?: string | undefined } {
  const { article, study }: { article?: BlogPost; study?: CaseStudy } = Object(about);
  if (article)
    return { source: `src/content/articles/${article.slug}.md`, description: articleDescriptions[article.slug] };
  return study ? { source: `src/content/cases/${study.slug}.md`, description: caseDescriptions[study.slug] } : {};
}
