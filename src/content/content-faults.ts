import { categories } from './blog/blog-categories.ts';
import { articleFaults, posts } from './blog/blog-posts.ts';
import { isDate } from './blog/is-date.ts';
import type { LegalPage } from './legal/legal.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { team } from './pages/about.ts';
import { tabs } from './pages/careers.ts';
import { type Job, jobPath, jobs } from './pages/jobs.ts';
import { services } from './pages/services.ts';
import { testimonials } from './pages/testimonials.ts';
import { pageTitles } from './pages.ts';

/**
 * Faults in the form of the content, a plain sentence each; none when it can be published.
 *
 * `hasFile` says whether a file is there, by its address on the site.
 */
export function contentFaults(hasFile: (address: string) => boolean): string[] {
  const missing = (what: string, address: string): string[] =>
    hasFile(address) ? [] : [`${what}: the picture ${address} is missing.`];
  return [
    ...articleFaults,
    ...posts.flatMap(({ id, image, authorAvatar }) => [
      ...missing(`post ${id}`, image),
      ...missing(`post ${id}`, authorAvatar),
    ]),
    ...posts.flatMap(postFaults),
    ...team.flatMap(({ name, avatar }) => missing(name, avatar)),
    ...testimonials.flatMap(({ id, avatar }) => missing(`testimonial ${id}`, avatar)),
    ...[
      ...jobs.map(named('job')),
      ...testimonials.map(named('testimonial')),
      ...services.map(named('service')),
    ].flatMap(({ name, entry }) => emptyFields(entry).map((field) => `${name} has no ${field}.`)),
    ...twice(
      'job',
      jobs.map(({ id }) => id),
    ),
    ...twice('job', jobs.map(jobPath)),
    ...twice(
      'testimonial',
      testimonials.map(({ id }) => id),
    ),
    ...twice(
      'service',
      services.map(({ id }) => id),
    ),
    ...twice(
      'category',
      categories.map(({ id }) => id),
    ),
    ...jobs.flatMap(jobFaults),
    ...[privacy, terms].flatMap(legalFaults),
    ...Object.entries(pageTitles).flatMap(([path, title]) => length(`the title of ${path}`, title, 30, 60)),
    ...Object.entries(pageDescriptions).flatMap(([path, text]) => length(`the description of ${path}`, text, 120, 155)),
  ];
}

function named(kind: string) {
  return (entry: { id: number | string }) => ({ name: `${kind} ${entry.id}`, entry });
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
  return repeated.map((id) => `two ${kind} entries have the id ${id}.`);
}

export function length(what: string, text: string, least: number, most: number): string[] {
  if (text.length >= least && text.length <= most) return [];
  return [`${what} has ${text.length} characters; search results show ${least} to ${most} well: '${text}'`];
}

/** Titles and excerpts of articles become those of their pages. */
function postFaults({ id, title, excerpt, tags }: (typeof posts)[number]): string[] {
  return [
    ...length(`the title of post ${id}`, title, 15, 70),
    ...length(`the excerpt of post ${id}`, excerpt, 40, 160),
    ...(tags.length === 0 ? [`post ${id} has no tags.`] : []),
  ];
}

export function jobFaults({ id, category, location, salary, postedDate }: Job): string[] {
  const [, low, high] = /^(\d+)[-–](\d+) LPA$/.exec(salary) ?? [];
  return [
    ...(Number(low) < Number(high) ? [] : [`job ${id}: the salary '${salary}' is no band such as '8–12 LPA'.`]),
    ...(/^[^,]+, [^,]+$/.test(location) ? [] : [`job ${id}: the location '${location}' is not 'City, Country'.`]),
    ...(isDate(postedDate) ? [] : [`job ${id}: '${postedDate}' is no date: write YYYY-MM-DD.`]),
    ...(tabs.some((tab) => tab.id === category) ? [] : [`job ${id}: no tab shows the category '${category}'.`]),
  ];
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
