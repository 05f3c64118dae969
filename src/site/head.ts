import { articlePath, feedPath } from '../content/blog/blog.ts';
import { articleDescriptions, posts } from '../content/blog/blog-posts.ts';
import { caseDescriptions } from '../content/cases/case-texts.ts';
import { notFoundDescription, pageDescriptions } from '../content/page-descriptions.ts';
import { casePath, caseStudies, caseTitle } from '../content/pages/cases.ts';
import { jobPath, jobs, jobTitle } from '../content/pages/jobs.ts';
import { notFoundTitle, type PagePath, pageTitles, titled } from '../content/pages.ts';
import { shareImagePath } from './share-image-path.ts';
import { absolute, articleData, brief, jobData, structuredData } from './structured-data.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Null for pages that search engines must not index. */
  canonical: string | null;
  image: string;
  /** The feed that the page belongs to. */
  feed?: string;
  isArticle?: boolean;
  /** schema.org objects. */
  structuredData: readonly object[];
}

/** Returns the `<head>` data of a document. Unknown paths get the not-found page's. */
export function pageHead(path: string): PageHead {
  const isKnown = Object.hasOwn(pageTitles, path);
  const image = absolute(shareImagePath(path));
  const own = articleHead(path, image) ?? jobHead(path) ?? caseHead(path) ?? (isKnown && fixedHead(path as PagePath));
  if (own) return { canonical: absolute(path), image, ...own };
  const home = absolute(shareImagePath('/'));
  return { title: notFoundTitle, description: notFoundDescription, canonical: null, image: home, structuredData: [] };
}

type OwnHead = Omit<PageHead, 'canonical' | 'image'>;

function fixedHead(page: PagePath): OwnHead {
  return {
    title: pageTitles[page],
    description: pageDescriptions[page],
    ...(page === '/blog' && { feed: absolute(feedPath) }),
    structuredData: structuredData(page),
  };
}

function articleHead(path: string, image: string): OwnHead | undefined {
  const post = posts.find(({ slug }) => articlePath(slug) === path);
  return (
    post && {
      title: titled(post.title),
      description: articleDescriptions[post.slug] ?? post.excerpt,
      feed: absolute(feedPath),
      isArticle: true,
      structuredData: articleData(post, path, image),
    }
  );
}

function jobHead(path: string): OwnHead | undefined {
  const job = jobs.find((each) => jobPath(each) === path);
  return job && { title: titled(jobTitle(job)), description: job.description, structuredData: jobData(job) };
}

function caseHead(path: string): OwnHead | undefined {
  const study = caseStudies.find(({ slug }) => casePath(slug) === path);
  if (!study) return undefined;
  const description = caseDescriptions[study.slug] ?? study.description;
  return { title: titled(caseTitle(study)), description, structuredData: [brief] };
}
