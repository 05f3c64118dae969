/** The agency's name, addresses and figures. They are defined only here. */

declare const __BUILD_YEAR__: number | undefined;

/** The site's public URL, without a trailing slash. The build inserts `__SITE_URL__`. */
declare const __SITE_URL__: string | undefined;
export const siteUrl: string = typeof __SITE_URL__ === 'string' ? __SITE_URL__ : 'http://localhost:3000';

const name = 'Solvane';

export const site = {
  name,
  legalName: 'Solvane Systems',
  tagline: 'Machines built from language and data',
  copyrightYear: typeof __BUILD_YEAR__ === 'number' ? __BUILD_YEAR__ : new Date().getFullYear(),
} as const;

/** The kind of agency, in two or three words. */
export const trade = 'AI solutions agency';

/** Separate from `site`, to keep the sentence out of the browsers' bundles. */
export const description = `An ${trade}. We build and run chatbots, web and mobile apps, data pipelines, AI implementations and process automation.`;

interface Link {
  label: string;
  href: string;
}

interface Contact {
  email: string;
  privacyEmail: string;
  legalEmail: string;
  phone?: Link;
  whatsApp?: Link;
  /** `lines` is the address as on an envelope in its country. Search engines get the other fields. */
  office: {
    lines: readonly string[];
    street: string;
    city: string;
    region?: string;
    postalCode?: string;
    country: string;
  };
  legalSeat: { city: string; country: string };
  replyWithin: string;
}

// Variables, not fields of an object: the build leaves out `contact` where a page doesn't use it.
const street = '400 Example Street, Suite 1200';
const city = 'Chicago';
const region = 'IL';
const postalCode = '60601';

/** Leave out `phone`, `whatsApp` or the office's `region` and `postalCode` if there is none. */
export const contact: Contact = {
  email: 'hello@solvane.example',
  privacyEmail: 'privacy@solvane.example',
  legalEmail: 'legal@solvane.example',
  phone: { label: '(312) 555-0148', href: 'tel:+13125550148' },
  whatsApp: { label: '(312) 555-0176', href: 'https://wa.me/13125550176' },
  office: { street, city, region, postalCode, country: 'US', lines: [street, `${city}, ${region} ${postalCode}`] },
  legalSeat: { city: 'Mumbai', country: 'India' },
  replyWithin: '24 hours',
};

/** For applications. Separate from `contact`, like the next one: without careers, no page contains it. */
export const careersEmail = 'careers@solvane.example';
/** The sender of the newsletter, and the address of its readers' messages. */
export const newsletterEmail = 'insights@solvane.example';

export interface Social {
  name: string;
  url: string;
}

/** Placeholders: `.example` is a reserved domain that never resolves. */
export const socials: readonly Social[] = [
  { name: 'LinkedIn', url: 'https://linkedin.example/solvane' },
  { name: 'GitHub', url: 'https://github.example/solvane' },
  { name: 'X', url: 'https://x.example/solvane' },
  { name: 'YouTube', url: 'https://youtube.example/@solvane' },
  { name: 'Instagram', url: 'https://instagram.example/solvane' },
];

/** The agency's own figures (specification §2 and §9). Every text takes these figures from here. */
export const claims = {
  clients: '50+',
  projects: '100+',
  satisfaction: '99%',
  successRate: '95%',
  rating: '5.0',
  support: '24/7',
  supportCostReduction: 'up to 60%',
  responseTime: 'under 30 seconds',
  simultaneousConversations: '1000+',
  teamMembers: '50+',
  employeeSatisfaction: '95%',
  countries: '15+',
  simpleChatbot: '2 to 4 weeks',
  complexSystem: '2 to 3 months',
} as const;

/** A figure on the home, about, testimonials and careers pages. */
export interface Stat {
  value: string;
  label: string;
  /** A sentence that says what the figure counts, in small type. */
  note?: string;
}
