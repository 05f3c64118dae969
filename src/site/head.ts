import { articlePath, type BlogPost, feedPath } from '../content/blog/blog.ts';
import { articleDescriptions, posts } from '../content/blog/blog-posts.ts';
import { caseDescriptions } from '../content/cases/case-texts.ts';
import { notFoundDescription, pageDescriptions } from '../content/page-descriptions.ts';
import { type CaseStudy, casePath, caseStudies, caseTitle } from '../content/pages/cases.ts';
import { type Job, jobPath, jobs, jobTitle } from '../content/pages/jobs.ts';
import { notFoundTitle, type PagePath, pagePaths, pageTitles, titled } from '../content/pages.ts';
import { shareImagePath } from './share-image-path.ts';
import { absolute, articleData, brief, jobData, pageData } from './structured-data.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Null for the not-found page, which search engines must not index. */
  canonical: string | null;
  image: string;
  feed?: string;
  isArticle?: boolean;
  /** The page's schema.org objects. */
  structuredData: readonly object[];
}

type OwnHead = Omit<PageHead, 'canonical' | 'image'>;

/** The `<head>` data of every page, article, job and case, by path. */
const heads: ReadonlyMap<string, OwnHead> = new Map([
  ...pagePaths.map(pageEntry),
  ...posts.map(articleEntry),
  ...jobs.map(jobEntry),
  ...caseStudies.map(caseEntry),
]);

/** The path of the not-found page, which is served for every unknown address. */
export const notFoundPath = '/404';

/** The paths of the documents that the build makes. */
export const documentPaths: readonly string[] = [...heads.keys(), notFoundPath];

/** Returns the `<head>` data of a document. Unknown paths get the not-found page's. */
export function pageHead(path: string): PageHead {
  const own = heads.get(path);
  if (own) return { canonical: absolute(path), image: shareImage(path), ...own };
  const words = { title: notFoundTitle, description: notFoundDescription };
  return { ...words, canonical: null, image: shareImage('/'), structuredData: [] };
}

function shareImage(path: string): string {
  return absolute(shareImagePath(path));
}

function pageEntry(path: PagePath): [path: string, OwnHead] {
  const words = { title: pageTitles[path], description: pageDescriptions[path] };
  return [path, { ...words, ...(path === '/blog' && { feed: absolute(feedPath) }), structuredData: pageData(path) }];
}

function articleEntry(post: BlogPost): [path: string, OwnHead] {
  const path = articlePath(post.slug);
  const description = articleDescriptions[post.slug] ?? post.excerpt;
  const words = { title: titled(post.title), description };
  const structuredData = articleData(post, path, shareImage(path));
  return [path, { ...words, feed: absolute(feedPath), isArticle: true, structuredData }];
}

function jobEntry(job: Job): [path: string, OwnHead] {
  return [jobPath(job), { title: titled(jobTitle(job)), description: job.description, structuredData: jobData(job) }];
}

function caseEntry(study: CaseStudy): [path: string, OwnHead] {
  const description = caseDescriptions[study.slug] ?? study.description;
  return [casePath(study.slug), { title: titled(caseTitle(study)), description, structuredData: [brief] }];
}
