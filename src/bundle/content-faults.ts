import { type BlogPost, hero as blog } from '../content/blog/blog.ts';
import { categories } from '../content/blog/blog-categories.ts';
import { articleDescriptions, articleFaults, posts } from '../content/blog/blog-posts.ts';
import { dateFaults } from '../content/blog/date-faults.ts';
import { caseDescriptions, caseFaults } from '../content/cases/case-texts.ts';
import { accessibility } from '../content/legal/accessibility.ts';
import type { LegalPage } from '../content/legal/legal.ts';
import { privacy } from '../content/legal/privacy.ts';
import { terms } from '../content/legal/terms.ts';
import { ownPageFaults, ownPages } from '../content/own-pages.ts';
import { hero as about, team } from '../content/pages/about.ts';
import { hero as careers, tabs } from '../content/pages/careers.ts';
import { type CaseStudy, caseStudies } from '../content/pages/cases.ts';
import { hero as contact } from '../content/pages/contact.ts';
import { hero as home } from '../content/pages/home.ts';
import { type Job, jobPath, jobs, salaryBand } from '../content/pages/jobs.ts';
import { services } from '../content/pages/services.ts';
import { hero as servicesPage } from '../content/pages/services-page.ts';
import { testimonials } from '../content/pages/testimonials.ts';
import { hero as testimonialsPage } from '../content/pages/testimonials-page.ts';
import { hasTestimonials } from '../content/parts.ts';
import { photographSize } from '../content/text/read-picture.ts';

/**
 * Returns faults in the content's format, one sentence each, starting with the file's name. Any fault stops the build.
 *
 * `read` returns the content of a file by the file's address on the site; `undefined` if there is no such file.
 */
export function contentFaults(read: (address: string) => Uint8Array | undefined): string[] {
  const portraits = (...addresses: string[]) =>
    [...new Set(addresses)].flatMap((address) => portraitFaults(address, read(address)));
  return [
    ...articleFaults,
    ...posts.flatMap((post) =>
      inFile(`articles/${post.slug}.md`, [
        ...faultIf(!read(post.image), `the image ${post.image} is missing.`),
        ...portraits(post.authorAvatar),
        ...postFaults(post),
      ]),
    ),
    ...caseFaults,
    ...ownPageFaults,
    ...ownPages.flatMap((page) =>
      inFile(`pages/own${page.path}.md`, [
        ...(page.title ? lengthFaults('the title', page.title, 3, 60) : []),
        ...(page.description ? lengthFaults('the description', page.description, 40, 160) : []),
      ]),
    ),
    ...Object.entries(caseDescriptions).flatMap(([slug, text]) =>
      inFile(`cases/${slug}.md`, lengthFaults('the description', text, 120, 155)),
    ),
    ...inFile('pages/cases.ts', caseStudies.flatMap(caseLinkFaults)),
    ...inFile('pages/about.ts', portraits(...team.map(({ avatar }) => avatar))),
    ...inFile('pages/testimonials.ts', [
      ...portraits(...testimonials.map(({ avatar }) => avatar)),
      ...entryFaults('testimonial', testimonials),
      ...faultIf(
        hasTestimonials && testimonials.length === 0,
        'the page /testimonials has nothing to show: delete its row in site/pages.ts.',
      ),
    ]),
    ...inFile('pages/services.ts', entryFaults('service', services)),
    ...Object.entries(headlines).flatMap(([file, { title }]) => inFile(file, headlineFaults(title))),
    ...inFile('pages/jobs.ts', [
      ...entryFaults('job', jobs),
      ...repeatedIdFaults(
        'job',
        jobs.map((job) => ({ id: jobPath(job) })),
      ),
      ...jobs.flatMap(jobFaults),
    ]),
    ...inFile('blog/blog-categories.ts', [
      ...entryFaults('category', categories),
      ...faultIf(
        categories[0]?.id !== 'all',
        "the first category must have the id 'all', because it shows every article.",
      ),
    ]),
    ...inFile('legal/privacy.ts', legalFaults(privacy)),
    ...inFile('legal/terms.ts', legalFaults(terms)),
    ...inFile('legal/accessibility.ts', legalFaults(accessibility)),
  ];
}

/** The limits of a person's photo. Pages show it at up to 112 pixels, on screens with up to four times the density. */
const portrait = { bytes: 80 * 1024, pixels: 480 };

export function portraitFaults(address: string, content: Uint8Array | undefined): string[] {
  if (!content) return [`the image ${address} is missing.`];
  const size = address.endsWith('.svg') ? undefined : photographSize(content);
  const problem =
    content.length > portrait.bytes
      ? `is ${Math.ceil(content.length / 1024)} KB; the limit is ${portrait.bytes / 1024} KB`
      : size === null
        ? 'is damaged or has an unsupported format'
        : size && Math.min(size.width, size.height) < portrait.pixels
          ? `has ${size.width} by ${size.height} pixels, which is too small`
          : '';
  const advice = `Save it as a JPEG or WebP of ${portrait.pixels} by ${portrait.pixels} pixels or more.`;
  return faultIf(problem, `the photo ${address} ${problem}. ${advice}`);
}

const headlines = {
  'pages/home.ts': home,
  'pages/about.ts': about,
  'pages/services-page.ts': servicesPage,
  'pages/testimonials-page.ts': testimonialsPage,
  'pages/contact.ts': contact,
  'pages/careers.ts': careers,
  'blog/blog.ts': blog,
};

/** The maximum length of a headline in characters. A longer headline fills a phone's screen, even in small type. */
const longestHeadline = 120;

/** Returns the fault in a list if the condition holds. */
export function faultIf(isFaulty: unknown, fault: string): string[] {
  return isFaulty ? [fault] : [];
}

/** Puts a file's name before each of its faults. */
export function inFile(file: string, faults: readonly string[]): string[] {
  return faults.map((fault) => `${file}: ${fault}`);
}

function entryFaults(kind: string, entries: readonly { id: number | string }[]): string[] {
  return [
    ...entries.flatMap((entry) => emptyFields(entry).map((field) => `${kind} ${entry.id} has no ${field}.`)),
    ...repeatedIdFaults(kind, entries),
  ];
}

export function emptyFields(entry: object): string[] {
  const isEmpty = (value: unknown) =>
    typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
  return Object.keys(entry).filter((name) => isEmpty(entry[name as keyof typeof entry]));
}

export function repeatedIdFaults(kind: string, entries: readonly { id: number | string }[]): string[] {
  const repeated = entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) !== index);
  return repeated.map(({ id }) => `the ${kind} ${id} occurs twice.`);
}

export function lengthFaults(what: string, text: string, least: number, most: number): string[] {
  const isRight = text.length >= least && text.length <= most;
  return faultIf(!isRight, `${what} has ${text.length} characters; use ${least} to ${most}: '${text}'`);
}

/** Checks the lengths of an article's title, excerpt and description, and that the article has tags. */
export function postFaults({ slug, title, excerpt, tags }: BlogPost): string[] {
  const { [slug]: description = excerpt } = articleDescriptions;
  return [
    ...lengthFaults('the title', title, 15, 60),
    ...lengthFaults('the excerpt', excerpt, 40, 160),
    ...(description === excerpt ? [] : lengthFaults('the description', description, 120, 155)),
    ...faultIf(tags.length === 0, 'it has no tags.'),
  ];
}

export function jobFaults(job: Job): string[] {
  const { id, title, category, location, salary, postedDate } = job;
  return [
    ...inFile(`job ${id}`, [
      ...faultIf(
        salary && !salaryBand(salary),
        `the salary '${salary}' isn’t a range such as '8–12 LPA' or '$90,000–120,000'; you can leave it out.`,
      ),
      ...faultIf(!/^[^,]+, [^,]+$/.test(location), `the location '${location}' isn’t in the form 'City, Country'.`),
      ...dateFaults(postedDate),
      ...faultIf(!tabs.some((tab) => tab.id === category), `no tab shows the category '${category}'.`),
    ]),
    ...lengthFaults(`the title of job ${id}`, title, 2, 60),
  ];
}

export function headlineFaults(title: string): string[] {
  return faultIf(
    title.length > longestHeadline,
    `the headline has ${title.length} characters; shorten it to ${longestHeadline}, or to 60 for the large size: '${title}'`,
  );
}

function caseLinkFaults({ slug, testimonial, ...study }: CaseStudy): string[] {
  const unknown = study.services.filter((id) => !services.some((service) => service.id === id));
  return [
    ...unknown.map((id) => `in the case '${slug}', a link leads to the service '${id}', which doesn’t exist.`),
    ...faultIf(
      testimonials.length > 0 && !testimonials.some(({ id }) => id === testimonial),
      `the case '${slug}' quotes the testimonial ${testimonial}, which doesn’t exist.`,
    ),
  ];
}

function legalFaults({ title, sections }: LegalPage): string[] {
  return [
    ...repeatedIdFaults(`${title} section`, sections),
    ...sections.filter(({ content }) => content.length === 0).map(({ id }) => `${title}: section '${id}' has no text.`),
  ];
}
