import type { BlogPost } from './blog/blog.ts';
import { categories } from './blog/blog-categories.ts';
import { articleDescriptions, articleFaults, posts } from './blog/blog-posts.ts';
import { dateFaults } from './blog/date-faults.ts';
import type { LegalPage } from './legal/legal.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { team } from './pages/about.ts';
import { tabs } from './pages/careers.ts';
import { furtherServices, serviceCards } from './pages/home.ts';
import { closingDate, type Job, jobPath, jobs, salaryBand } from './pages/jobs.ts';
import { services } from './pages/services.ts';
import { testimonials } from './pages/testimonials.ts';
import { pageTitles } from './pages.ts';

/**
 * Faults in the form of the content, a plain sentence each, with the file's name first; none when it can be published.
 *
 * `hasFile` says whether a file is there, by its address on the site.
 */
export function contentFaults(hasFile: (address: string) => boolean): string[] {
  const missing = (...addresses: string[]) =>
    addresses.filter((address) => !hasFile(address)).map((address) => `the picture ${address} is missing.`);
  return [
    ...articleFaults,
    ...posts.flatMap((post) =>
      inFile(`articles/${post.slug}.md`, [...missing(post.image, post.authorAvatar), ...postFaults(post)]),
    ),
    ...inFile('pages/about.ts', missing(...team.map(({ avatar }) => avatar))),
    ...inFile('pages/testimonials.ts', [
      ...missing(...testimonials.map(({ avatar }) => avatar)),
      ...entryFaults('testimonial', testimonials),
    ]),
    ...inFile('pages/services.ts', entryFaults('service', services)),
    ...inFile('pages/home.ts', [...serviceCards, ...furtherServices].flatMap(linkFaults)),
    ...inFile('pages/jobs.ts', [
      ...entryFaults('job', jobs),
      ...twice('job', jobs.map(jobPath)),
      ...jobs.flatMap(jobFaults),
    ]),
    ...inFile('blog/blog-categories.ts', entryFaults('category', categories)),
    ...inFile('legal/privacy.ts', legalFaults(privacy)),
    ...inFile('legal/terms.ts', legalFaults(terms)),
    ...Object.entries(pageTitles).flatMap(([path, title]) =>
      inFile('pages.ts', length(`the title of ${path}`, title, 30, 60)),
    ),
    ...Object.entries(pageDescriptions).flatMap(([path, text]) =>
      inFile('page-descriptions.ts', length(`the description of ${path}`, text, 120, 155)),
    ),
  ];
}

/** Notices to the owner that stop no build, a plain sentence each. */
export function contentNotices(): string[] {
  return inFile(
    'pages/jobs.ts',
    jobs.flatMap((job) => jobNotices(job)),
  );
}

/** From `NOTICE_DAYS` before a job's closing date on: without a new date it leaves search results, though not the site. */
export function jobNotices(job: Job, now = Date.now()): string[] {
  const closing = closingDate(job);
  const daysLeft = (Date.parse(closing) - now) / 86_400_000;
  if (daysLeft > NOTICE_DAYS) return [];
  const leaves = daysLeft < -1 ? 'has left' : 'leaves';
  return [`job ${job.id} ${leaves} search results after ${closing}: if it is still open, give it a new postedDate.`];
}

const NOTICE_DAYS = 14;

function inFile(file: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${file}: ${fault}`);
}

function entryFaults(kind: string, entries: readonly { id: number | string }[]): string[] {
  return [
    ...entries.flatMap((entry) => emptyFields(entry).map((field) => `${kind} ${entry.id} has no ${field}.`)),
    ...twice(
      kind,
      entries.map(({ id }) => id),
    ),
  ];
}

/** The names of the fields that hold nothing. */
export function emptyFields(entry: object): string[] {
  return Object.entries(entry)
    .filter(([, value]) =>
      typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0,
    )
    .map(([name]) => name);
}

export function twice(kind: string, ids: readonly (number | string)[]): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => `the ${kind} ${id} is there twice.`);
}

export function length(what: string, text: string, least: number, most: number): string[] {
  if (text.length >= least && text.length <= most) return [];
  return [`${what} has ${text.length} characters; search results show ${least} to ${most} well: '${text}'`];
}

/** Titles and descriptions of articles become those of their pages. */
export function postFaults({ slug, title, excerpt, tags }: BlogPost): string[] {
  const { [slug]: description = excerpt } = articleDescriptions;
  return [
    ...length('the title', title, 15, 60),
    ...length('the excerpt', excerpt, 40, 160),
    ...(description === excerpt ? [] : length('the description', description, 120, 155)),
    ...(tags.length === 0 ? ['it has no tags.'] : []),
  ];
}

export function jobFaults(job: Job): string[] {
  const { id, title, category, location, salary, postedDate } = job;
  return [
    ...(!salary || salaryBand(salary)
      ? []
      : [`job ${id}: the salary '${salary}' is no band such as '8–12 LPA' or '$90,000–120,000'; it may be left out.`]),
    ...(/^[^,]+, [^,]+$/.test(location) ? [] : [`job ${id}: the location '${location}' is not 'City, Country'.`]),
    ...inFile(`job ${id}`, dateFaults(postedDate)),
    ...length(`the title of job ${id}`, title, 2, 60),
    ...(tabs.some((tab) => tab.id === category) ? [] : [`job ${id}: no tab shows the category '${category}'.`]),
  ];
}

/** The home page leads to some of the services. */
function linkFaults({ id }: { id: string }): string[] {
  return services.some((service) => service.id === id) ? [] : [`it leads to the service '${id}', which is gone.`];
}

function legalFaults({ title, sections }: LegalPage): string[] {
  return [
    ...twice(
      `${title} section`,
      sections.map(({ id }) => id),
    ),
    ...sections.filter(({ content }) => content.length === 0).map(({ id }) => `${title}: section '${id}' has no text.`),
  ];
}
