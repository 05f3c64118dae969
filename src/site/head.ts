import { notFoundDescription, pageDescriptions } from '../content/page-descriptions.ts';
import { notFoundTitle, type PagePath, pageTitles } from '../content/pages.ts';
import { absolute, structuredData } from './structured-data.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Null where search engines are asked to stay away. */
  canonical: string | null;
  image: string;
  /** schema.org objects. */
  structuredData: readonly object[];
}

/** What a document's `<head>` says about it. Any path that is none of the pages gets the not-found page's. */
export function pageHead(path: string): PageHead {
  const page = Object.hasOwn(pageTitles, path) ? (path as PagePath) : null;
  return {
    title: page ? pageTitles[page] : notFoundTitle,
    description: page ? pageDescriptions[page] : notFoundDescription,
    canonical: page ? absolute(page) : null,
    image: absolute(shareImagePath(page ?? '/')),
    structuredData: page ? structuredData(page) : [],
  };
}

/** The picture that a shared link to a page shows, 1200 by 630 pixels. Drawn by the build. */
export function shareImagePath(path: string): string {
  return `/images/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}
