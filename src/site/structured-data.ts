import type { Blog, BlogPosting, BreadcrumbList, FAQPage, ItemList, JobPosting, Organization } from 'schema-dts';
import { articlePath, type BlogPost, hero as blogHero } from '../content/blog/blog.ts';
import { posts } from '../content/blog/blog-posts.ts';
import { pageNames } from '../content/page-descriptions.ts';
import { jobWords } from '../content/pages/careers.ts';
import { faq as contactFaq } from '../content/pages/contact.ts';
import { closingDate, type Job, jobPath, jobs, salaryBand } from '../content/pages/jobs.ts';
import type { PagePath } from '../content/pages.ts';
import { contact, description, site, siteUrl, socials } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';

/** The schema.org objects of a page. Their types are schema.org's own definitions, so that a wrong property fails the types. */
export function structuredData(page: PagePath): object[] {
  const crumbs = page === '/' ? [] : [breadcrumbs([{ name: pageNames[page], item: absolute(page) }])];
  return [tellsAll.includes(page) ? organization : brief, ...crumbs, ...ofPage(page)];
}

function ofPage(page: PagePath): object[] {
  switch (page) {
    case '/contact':
      return [faqPage(contactFaq)];
    case '/careers':
      return [jobList];
    case '/blog':
      return [blog()];
    default:
      return [];
  }
}

/** The address of a path, or of a fragment of one, on the web. */
export function absolute(path: string): string {
  return siteUrl + path;
}

const organizationId = absolute('/#organization');

/** The pages that are about the agency itself; the others name it. */
const tellsAll: readonly PagePath[] = ['/about', '/contact'];

const brief = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absolute('/'),
} satisfies Organization;

const organization = {
  ...brief,
  legalName: site.legalName,
  logo: absolute('/images/icon-512.png'),
  description,
  email: contact.email,
  telephone: contact.phone.href.slice('tel:'.length),
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.office.street,
    addressLocality: contact.office.city,
    addressRegion: contact.office.region,
    postalCode: contact.office.postalCode,
    addressCountry: contact.office.country,
  },
  sameAs: socials.map((social) => social.url),
} satisfies Organization;

function faqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Crumb {
  name: string;
  item: string;
}

/** The way from the home page to here. */
function breadcrumbs(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: pageNames['/'], item: absolute('/') }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

const employmentTypes: Record<Job['type'], string> = { 'Full-time': 'FULL_TIME', Contract: 'CONTRACTOR' };

const jobList = {
  '@type': 'ItemList',
  itemListElement: jobs.map((job, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: job.title,
    url: absolute(jobPath(job)),
  })),
} satisfies ItemList;

/** Structured data of a job's own page; search engines are told of no position whose closing date is over on `today`. */
export function jobData(job: Job, path: string, today = new Date().toISOString().slice(0, 10)): object[] {
  return [
    brief,
    breadcrumbs([
      { name: pageNames['/careers'], item: absolute('/careers') },
      { name: job.title, item: absolute(path) },
    ]),
    ...(closingDate(job) < today ? [] : [jobPosting(job)]),
  ];
}

function jobPosting(job: Job): JobPosting {
  const [place = '', country = ''] = job.location.split(', ');
  const { currency, ...band } = salaryBand(job.salary ?? '') ?? {};
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    datePosted: job.postedDate,
    employmentType: employmentTypes[job.type],
    hiringOrganization: { '@type': 'Organization', '@id': organizationId, name: site.name, sameAs: absolute('/') },
    ...(place === 'Remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
          },
        }),
    ...(currency && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency,
        value: { '@type': 'QuantitativeValue', ...band, unitText: 'YEAR' },
      },
    }),
    identifier: { '@type': 'PropertyValue', name: site.name, value: `job-${job.id}` },
    validThrough: closingDate(job),
    directApply: false,
    experienceRequirements: job.experience,
    url: absolute(jobPath(job)),
  };
}

/** The whole job, as search engines ask for it. */
function jobHtml({ description, ...job }: Job): string {
  const list = (title: string, points: readonly string[]) =>
    `<p>${escapeXml(title)}</p><ul>${points.map((point) => `<li>${escapeXml(point)}</li>`).join('')}</ul>`;
  const lists = (['requirements', 'responsibilities', 'benefits'] as const).map((name) =>
    list(jobWords[name], job[name]),
  );
  return `<p>${escapeXml(description)}</p>${lists.join('')}`;
}

function blog(): Blog {
  return {
    '@type': 'Blog',
    '@id': absolute('/blog'),
    name: blogHero.title,
    url: absolute('/blog'),
    publisher: { '@id': organizationId },
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: absolute(articlePath(post.slug)),
      datePublished: post.publishDate,
      image: absolute(post.image),
      author: { '@type': 'Person', name: post.author },
    })),
  };
}

/** The schema.org objects of an article's page; `image` is the one that a shared link shows. */
export function articleData(post: BlogPost, path: string, image: string): object[] {
  const url = absolute(path);
  return [
    brief,
    breadcrumbs([
      { name: pageNames['/blog'], item: absolute('/blog') },
      { name: post.title, item: url },
    ]),
    {
      '@type': 'BlogPosting',
      '@id': url,
      mainEntityOfPage: url,
      url,
      headline: post.title,
      description: post.excerpt,
      image,
      datePublished: post.publishDate,
      dateModified: post.publishDate,
      inLanguage: 'en-US',
      keywords: post.tags.join(', '),
      author: { '@type': 'Person', name: post.author, jobTitle: post.authorRole },
      publisher: { '@id': organizationId },
      isPartOf: { '@type': 'Blog', '@id': absolute('/blog') },
    } satisfies BlogPosting,
  ];
}
