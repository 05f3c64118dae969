// Notices to the owner about the content, which don't stop the build.
import type { BlogPost } from '../content/blog/blog.ts';
import { categories } from '../content/blog/blog-categories.ts';
import { posts } from '../content/blog/blog-posts.ts';
import { team } from '../content/pages/about.ts';
import { closingDate, type Job, jobs } from '../content/pages/jobs.ts';
import { services } from '../content/pages/services.ts';
import { sampleClients, testimonials } from '../content/pages/testimonials.ts';
import { hasBlog, hasChat } from '../content/parts.ts';
import { siteUrl } from '../content/site.ts';
import { faultIf, inFile } from './content-faults.ts';

/** The address that the contact form posts to. The build inserts `__CONTACT_URL__`. */
declare const __CONTACT_URL__: string | undefined;
const contactUrl = typeof __CONTACT_URL__ === 'string' ? __CONTACT_URL__ : '';

/**
 * Returns notices to the owner that don't stop the build, one sentence each. `env` overrides the build's settings.
 * `read` returns the text of a file of the project; `undefined` if there is no such file.
 */
export function contentNotices(
  env: Readonly<Record<string, string | undefined>> = {},
  companies = testimonials.map(({ company }) => company),
  read: (file: string) => string | undefined = () => undefined,
): string[] {
  const url = env.SITE_URL || siteUrl;
  const isPublic = !/^https?:\/\/(localhost|127\.[\d.]+|\[::1\]|[^/:]+\.(example|test|invalid))(?=[:/]|$)/.test(url);
  return [
    ...inFile(
      'pages/jobs.ts',
      jobs.flatMap((job) => jobNotices(job)),
    ),
    ...(hasBlog ? inFile('blog/blog-categories.ts', countNotices(isPublic)) : []),
    ...(hasBlog ? choiceNotices('.pages.yml', read, [...writers, ...categories.slice(1).map(({ id }) => id)]) : []),
    ...(hasChat ? choiceNotices('.n8n/solvane-chat.json', read, titles) : []),
    // Samples and a simulated form are fine until the site has a public URL.
    ...(isPublic ? inFile('pages/testimonials.ts', clientNotices(url, companies)) : []),
    ...faultIf(
      isPublic && !env.CONTACT_URL && !contactUrl,
      'CONTACT_URL isn’t set: the contact form only simulates sending, and nobody receives its messages.',
    ),
  ];
}

const writers = team.map(({ name }) => name);
const titles = services.map(({ title }) => title);

/** Reports the words that a file must repeat, because it can't read them: the editor's choices, the assistant's services. */
function choiceNotices(file: string, read: (file: string) => string | undefined, words: readonly string[]): string[] {
  const text = read(file) ?? words.join();
  const missing = words.filter((word) => !text.includes(word));
  return inFile(
    file,
    missing.map((word) => `'${word}' is missing: add it.`),
  );
}

function clientNotices(url: string, companies: readonly string[]): string[] {
  const sample = companies.find((company) => sampleClients.includes(company));
  return faultIf(
    sample,
    `${sample} is a fictional client. Replace all sample clients, quotes, people and figures before you publish on ${url}: publishing invented testimonials is illegal in many countries.`,
  );
}

/** Compares the shown counts with the articles. Until the site is public, wrong counts are fine if no category is empty. */
export function countNotices(isPublic: boolean, entries = categories, articles: readonly BlogPost[] = posts): string[] {
  const realOf = (id: string) => articles.filter(({ category }) => id === 'all' || category === id).length;
  const wrong = entries.filter(({ id, count }) => count !== undefined && count !== realOf(id));
  if (!isPublic && wrong.every(({ id }) => realOf(id) > 0)) return [];
  return wrong.map(
    ({ id, name, count }) =>
      `'${name}' shows ${count} articles, but has ${realOf(id)}: remove \`count\` to show the real number.`,
  );
}

/** Warns from `NOTICE_DAYS` days before a job's closing date, after which search engines stop listing the job. */
export function jobNotices(job: Job, now = Date.now()): string[] {
  const closing = closingDate(job);
  const daysLeft = (Date.parse(closing) - now) / 86_400_000;
  return faultIf(
    daysLeft <= NOTICE_DAYS,
    `job ${job.id} ${daysLeft < -1 ? 'left' : 'leaves'} search results after ${closing}: if it is still open, give it a new postedDate.`,
  );
}

const NOTICE_DAYS = 14;
