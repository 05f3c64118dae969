import type { BlogPosting, JobPosting, Organization } from 'schema-dts';
import type { BlogPost } from '../content/blog/blog.ts';
import { jobWords } from '../content/pages/careers.ts';
import { closingDate, type Job, jobPath, salaryBand } from '../content/pages/jobs.ts';
import { contact, description, site, siteUrl, socials } from '../content/site.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import type { SiteHead } from './navigation/page.ts';

/** Returns the schema.org objects of a page. `schema-dts` types them, so a wrong property doesn't compile. */
export function structuredData(path: string, { about }: SiteHead, image: string): object[] {
  if (typeof about !== 'object') return [about === 'agency' ? organization : brief];
  if ('article' in about) return articleData(about.article, path, image);
  return 'job' in about ? jobData(about.job) : [brief];
}

export function absolute(path: string): string {
  return siteUrl + path;
}

const organizationId = absolute('/#organization');

/** The agency's name and URL, on every page that search engines index. */
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
  ...(contact.phone && { telephone: contact.phone.href.slice('tel:'.length) }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.office.street,
    addressLocality: contact.office.city,
    ...(contact.office.region && { addressRegion: contact.office.region }),
    ...(contact.office.postalCode && { postalCode: contact.office.postalCode }),
    addressCountry: contact.office.country,
  },
  ...(socials.length > 0 && { sameAs: socials.map((social) => social.url) }),
} satisfies Organization;

const employmentTypes: Record<Job['type'], string> = { 'Full-time': 'FULL_TIME', Contract: 'CONTRACTOR' };

/** Returns the schema.org objects of a job's page, without the job itself if its closing date is before `today`. */
export function jobData(job: Job, today = new Date().toISOString().slice(0, 10)): object[] {
  return [brief, ...(closingDate(job) < today ? [] : [jobPosting(job)])];
}

function jobPosting(job: Job): JobPosting {
  const [city = '', country = ''] = job.location.split(', ');
  const { currency, ...band } = salaryBand(job.salary ?? '') ?? {};
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: jobHtml(job),
    datePosted: job.postedDate,
    employmentType: employmentTypes[job.type],
    hiringOrganization: { '@type': 'Organization', '@id': organizationId, name: site.name, sameAs: absolute('/') },
    ...(city === 'Remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
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

/** Returns a job's description and lists as HTML, because search engines require the full description. */
function jobHtml({ description, ...job }: Job): string {
  const list = (title: string, points: readonly string[]) =>
    `<p>${escapeXml(title)}</p><ul>${points.map((point) => `<li>${escapeXml(point)}</li>`).join('')}</ul>`;
  const lists = (['requirements', 'responsibilities', 'benefits'] as const).map((name) =>
    list(jobWords[name], job[name]),
  );
  return `<p>${escapeXml(description)}</p>${lists.join('')}`;
}

/** Returns the schema.org objects of an article's page; `image` is the URL of its share image. */
function articleData(post: BlogPost, path: string, image: string): object[] {
  const url = absolute(path);
  return [
    brief,
    {
      '@type': 'BlogPosting',
      '@id': url,
      mainEntityOfPage: url,
      url,
      headline: post.title,
      description: post.excerpt,
      image,
      datePublished: post.publishDate,
      dateModified: post.updated ?? post.publishDate,
      inLanguage: 'en-US',
      keywords: post.tags.join(', '),
      author: { '@type': 'Person', name: post.author, jobTitle: post.authorRole },
      publisher: { '@id': organizationId },
      isPartOf: { '@type': 'Blog', '@id': absolute('/blog') },
    } satisfies BlogPosting,
  ];
}
