import { hero as blogHero } from '../content/blog.ts';
import { posts } from '../content/blog-posts.ts';
import { faq as contactFaq } from '../content/contact.ts';
import { type Job, jobs } from '../content/jobs.ts';
import { type PagePath, pageTitles } from '../content/pages.ts';
import { contact, description, site, siteUrl, socials } from '../content/site.ts';

/** What a page says to search engines: schema.org objects. */
export function structuredData(page: PagePath): object[] {
  const crumbs = page === '/' ? [] : [breadcrumbs(page)];
  return [organization, ...crumbs, ...ofPage(page)];
}

function ofPage(page: PagePath): object[] {
  switch (page) {
    case '/contact':
      return [faqPage(contactFaq)];
    case '/careers':
      return jobs.map(jobPosting);
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

const organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  legalName: site.legalName,
  url: absolute('/'),
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
};

function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs(page: PagePath): object {
  const crumbs = [
    { name: 'Home', item: absolute('/') },
    { name: pageTitles[page].split(' | ')[0], item: absolute(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

const lakh = 100_000;
const employmentTypes: Record<Job['type'], string> = { 'Full-time': 'FULL_TIME', Contract: 'CONTRACTOR' };

function jobPosting(job: Job): object {
  const [place = '', country = ''] = job.location.split(', ');
  const [minValue = 0, maxValue = 0] = (job.salary.match(/\d+/g) ?? []).map((lakhs) => Number(lakhs) * lakh);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
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
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'YEAR' },
    },
    url: absolute('/careers#openings'),
  };
}

function blog(): object {
  return {
    '@type': 'Blog',
    name: blogHero.title,
    url: absolute('/blog'),
    publisher: { '@id': organizationId },
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: absolute(`/blog#article-${post.id}`),
      datePublished: post.publishDate,
      image: absolute(post.image),
      author: { '@type': 'Person', name: post.author },
    })),
  };
}
