// Compares blog, legal pages and wording of the shipped content with the specification and the house style.
import { statSync } from 'node:fs';
import * as blog from '../../src/content/blog/blog.ts';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { readArticles } from '../../src/content/blog/read-articles.ts';
import type { LegalPage } from '../../src/content/legal/legal.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { promises } from '../../src/content/promises.ts';
import { claims, contact, site } from '../../src/content/site.ts';
import { textOf } from '../../src/content/text/text.ts';
import { figuresIn } from '../support/figures.ts';
import { filesBelow, readText } from '../support/files.ts';
import { each, type Fact, fact, includes, lacks, lines } from './fact.ts';

const idsOf = (list: readonly blog.BlogPost[]) => each(list, 'id').toSorted((a, b) => a - b);
const idsWith = (key: keyof blog.BlogPost, value: unknown = true) => idsOf(posts.filter((post) => post[key] === value));
const inCategory = (wanted: string) => idsWith('category', wanted);
const textIn = (page: LegalPage) => JSON.stringify(page.sections);
const blogFacts: readonly Fact[] = [
  fact('The blog has twelve articles.', idsOf(posts), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  fact('They are in their categories.', ['ai-ml', 'web-dev', 'tech-trends', 'company'].map(inCategory), [
    [1, 3, 7, 10],
    [2, 5, 9, 11],
    [4, 8],
    [6, 12],
  ]),
  fact('Four are featured.', idsWith('featured'), [1, 2, 5, 6]),
  fact('Four are trending.', idsWith('trending'), [1, 3, 5, 6]),
  fact(
    'The newest and the oldest are dated.',
    [posts[0]?.publishDate, posts.at(-1)?.publishDate],
    ['2024-01-15', '2023-12-18'],
  ),
  fact(
    'Each has a list and more than 900 characters.',
    readArticles()
      .articles.filter(
        ({ text }) => !text.some((node) => typeof node === 'object' && node.tag === 'ul') || textOf(text).length <= 900,
      )
      .map(({ post }) => post.slug),
    [],
  ),
  fact('The categories have their fixed counts.', lines(categories, 'name', 'count'), [
    'All Posts 18',
    'AI & Machine Learning 8',
    'Web Development 5',
    'Tech Trends 3',
    'Company Updates 2',
  ]),
  fact(
    'The blog has its title and badges.',
    [blog.hero.title, ...blog.hero.badges],
    ['AI Insights Blog', 'Expert Authors', 'Latest Trends'],
  ),
  fact(
    'It shows six a page, three featured, five trending and three tags.',
    [blog.pageSize, blog.featuredMax, blog.trendingMax, blog.tagsShown],
    [6, 3, 5, 3],
  ),
  fact('The blog says when nothing is found.', Object.values(blog.emptyState), [
    'No articles found',
    'Try adjusting your search criteria or browse all categories.',
  ]),
];

const legalFacts: readonly Fact[] = [
  fact(
    'The terms have nine sections.',
    each(terms.sections, 'id'),
    'overview definitions service-description user-obligations intellectual-property payment-terms limitation-liability termination contact'.split(
      ' ',
    ),
  ),
  fact(
    'The privacy policy has seven sections.',
    each(privacy.sections, 'id'),
    'overview information-collection how-we-use data-sharing data-security your-rights contact'.split(' '),
  ),
  fact(
    'The legal pages have their badges.',
    [...terms.badges, ...privacy.badges],
    ['Last Updated: January 15, 2024', 'Legal Document', 'Last Updated: January 15, 2024', 'GDPR Compliant'],
  ),
  fact(
    'The privacy policy begins with its sentence.',
    privacy.subtitle.startsWith('Your privacy is our priority'),
    true,
  ),
  fact(
    'The legal pages end with an email link and a link to each other.',
    [terms, privacy].flatMap(({ closing: { title, mail, other } }) => [title, mail.label, other.label, other.href]),
    [
      'Questions About Our Terms?',
      'Contact Legal Team',
      'View Privacy Policy',
      '/privacy',
      'Questions About Privacy?',
      'Contact Privacy Team',
      'View Terms & Conditions',
      '/terms',
    ],
  ),
  includes('The terms say', textIn(terms), [
    /99\.9% uptime.*not guaranteed/,
    /phishing/,
    /limited license/,
    /anonymized, aggregated data/,
    /30-day money-back guarantee.*refunds are pro-rated.*no refund once work has begun/,
    /monthly or annually.*prices exclude taxes.*late fees and interest/,
    /capped at the amount you paid us in the 12 months/,
    /Indemnification/,
    /30 days’ notice before discontinuing/,
    /cancel at any time in your account settings.*canceling needs written notice/,
    /deleted 30 days after termination/,
    /within 5 business days/,
    /law of India.*courts of Mumbai/,
  ]),
  includes('The privacy policy says', textIn(privacy), [/answer privacy requests within 30 days/]),
];

const texts = filesBelow('src/content', /\.(ts|md)$/).map(
  (file) => [file.replace('src/content/', ''), readText(file)] as const,
);
const drawings = filesBelow('public/images', /\/(avatars|covers)\//);
const { office, legalSeat, phone, whatsApp } = contact;
const names = [
  site.name,
  office.street,
  office.city,
  legalSeat.city,
  legalSeat.country,
  phone?.label,
  whatsApp?.label,
].filter((each) => each !== undefined);
const own = Object.values({ ...claims, uptime: promises.uptimeTarget }).map(
  (claim) => new RegExp(`(?<![\\w.])${claim.replace(/[+.]/g, '\\$&')}(?![\\w%])`),
);
/** Files that may contain figures: claims, promises, clients' figures and words, jobs, readers, text. */
const exempt = /^(site|promises|client-figures|pages\/(testimonials|jobs)|(blog|text)\/read-.*)\.ts$|\.md$/;

const voice: readonly Fact[] = [
  lacks(
    'No text has an exclamation mark',
    // The patterns in talk.ts match visitors’ words.
    texts.filter(([file]) => file !== 'assistant/talk.ts'),
    (text) => /\w!/.test(text.replace(/Thank you!|Application Error!/, '').replace(/!==?|!\w/g, '')),
  ),
  lacks('No text boasts', texts, (text) => /unlock|seamless|leverage|revolutioni|cutting-edge|world-class/i.test(text)),
  lacks(
    'Only site.ts has the agency’s name, address and phone numbers',
    texts.filter(([file]) => file !== 'site.ts'),
    (text) =>
      names.some((name) => text.toLowerCase().includes(name.toLowerCase())) ||
      /[\w.]+@[\w.]+\.\w+|\b555-?01\d\d\b/.test(text),
  ),
  lacks(
    'Figures of time, money and percent are only in site.ts and promises.ts',
    texts.filter(([file]) => !exempt.test(file)),
    (text) => figuresIn(text).length > 0,
  ),
  lacks(
    'What the agency claims about itself is only in site.ts and promises.ts',
    texts.filter(([file]) => !/^(site|promises)\.ts$/.test(file)),
    (text) => own.some((claim) => claim.test(text)),
  ),
  fact(
    'Drawings take at most 2.25 KB.',
    drawings.filter((file) => statSync(file).size > 2304),
    [],
  ),
];

export const textFacts: readonly Fact[] = [...blogFacts, ...legalFacts, ...voice];
