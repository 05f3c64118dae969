import { articlePath, type BlogPost, feedPath } from '../content/blog/blog.ts';
import { articleDescriptions, posts } from '../content/blog/blog-posts.ts';
import { caseDescriptions } from '../content/cases/case-texts.ts';
import { notFoundDescription, pageDescriptions } from '../content/page-descriptions.ts';
import { type CaseStudy, casePath, caseStudies, caseTitle } from '../content/pages/cases.ts';
import { type Job, jobPath, jobs, jobTitle } from '../content/pages/jobs.ts';
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
  const post = posts.find(({ slug }) => articlePath(slug) === path);
  if (post) return articleHead(post, path);
  const job = jobs.find((each) => jobPath(each) === path);
  if (job) return jobHead(job, path);
  const study = caseStudies.find(({ slug }) => casePath(slug) === path);
  if (study) return caseHead(study, path);
  const page = Object.hasOwn(pageTitles, path) ? (path as PagePath) : null;
  return {
    title: page ? pageTitles[page] : notFoundTitle,
    description: page ? pageDescriptions[page] : notFoundDescription,
    canonical: page ? absolute(page) : null,
    image: absolute(shareImagePath(page ?? '/')),
    ...(page === '/blog' && { feed: absolute(feedPath) }),
    structuredData: page ? structuredData(page) : [],
  };
}

function articleHead(post: BlogPost, path: string): PageHead {
  const image = absolute(shareImagePath(path));
  return {
    title: titled(post.title),
    description: articleDescriptions[post.slug] ?? post.excerpt,
    canonical: absolute(path),
    image,
    feed: absolute(feedPath),
    isArticle: true,
    structuredData: articleData(post, path, image),
  };
}

function jobHead(job: Job, path: string): PageHead {
  return {
    title: titled(jobTitle(job)),
    description: job.description,
    canonical: absolute(path),
    image: absolute(shareImagePath(path)),
    structuredData: jobData(job),
  };
}

function caseHead(study: CaseStudy, path: string): PageHead {
  return {
    title: titled(caseTitle(study)),
    description: caseDescriptions[study.slug] ?? study.description,
    canonical: absolute(path),
    image: absolute(shareImagePath(path)),
    structuredData: [brief],
  };
}
