import { faq } from '../content/home.ts';
import { notFoundDescription, pageDescriptions } from '../content/page-descriptions.ts';
import { notFoundTitle, type PagePath, pageTitles } from '../content/pages.ts';
import { contact, site, siteUrl, socials } from '../content/site.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Null where search engines are asked to stay away. */
  canonical: string | null;
  image: string;
  imageAlt: string;
  /** schema.org objects, one script element each. */
  structuredData: readonly object[];
}

/** What a document's `<head>` says about it. Any path that is none of the pages gets the not-found page's. */
export function pageHead(path: string): PageHead {
  const page = Object.hasOwn(pageTitles, path) ? (path as PagePath) : null;
  return {
    title: page ? pageTitles[page] : notFoundTitle,
    description: page ? pageDescriptions[page] : notFoundDescription,
    canonical: page ? absolute(page) : null,
    image: absolute(shareImagePath(page ?? '/')),
    imageAlt: `${site.name}: ${site.tagline}`,
    structuredData: page ? [organization, ...structuredData(page)] : [],
  };
}

function structuredData(page: PagePath): object[] {
  switch (page) {
    case '/':
      return [faqPage(faq)];
    default:
      return [breadcrumbs(page)];
  }
}

/** The picture that a shared link to a page shows, 1200 by 630 pixels. Drawn by `npm run images`. */
export function shareImagePath(path: PagePath): string {
  return `/images/share/${path === '/' ? 'home' : path.slice(1)}.png`;
}

function absolute(path: string): string {
  return siteUrl + path;
}

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': absolute('/#organization'),
  name: site.name,
  legalName: site.legalName,
  url: absolute('/'),
  logo: absolute('/images/icon-512.png'),
  description: site.description,
  email: contact.email,
  telephone: contact.phone.href.slice('tel:'.length),
  foundingDate: String(site.foundingYear),
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
    '@context': 'https://schema.org',
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
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}
