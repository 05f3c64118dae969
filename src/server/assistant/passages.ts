/** Everything the site says, in pieces that answer one question each. */
import * as about from '../../content/about.ts';
import { articlePath } from '../../content/blog.ts';
import * as careers from '../../content/careers.ts';
import * as contactPage from '../../content/contact.ts';
import * as home from '../../content/home.ts';
import { jobs } from '../../content/jobs.ts';
import type { LegalBlock, LegalPage } from '../../content/legal.ts';
import { privacy } from '../../content/privacy.ts';
import { readArticles, textOf } from '../../content/read-articles.ts';
import { services } from '../../content/services.ts';
import { processSteps, technologies } from '../../content/services-page.ts';
import { claims, contact, description, site, socials } from '../../content/site.ts';
import { terms } from '../../content/terms.ts';
import { testimonials } from '../../content/testimonials.ts';
import { askedFor, askedOfLaw } from './asked-for.ts';

export interface Passage {
  /** Where it stands: a path of the site, with a fragment where the page has one for it. */
  path: string;
  title: string;
  /** What is answered, in Markdown. */
  text: string;
  /** Words that people ask for it with and that it does not hold. */
  asked?: string;
  /** What an article says by the way counts less than what a page is for: 1 where left out. */
  weight?: number;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const steps = processSteps.map(({ step, title, description }) => `${step}. **${title}**: ${description}`).join('\n');
const { office, legalSeat } = contact;

/** What is asked most, told as a whole. */
const overviews: readonly Passage[] = [
  {
    path: '/services',
    title: 'Our services',
    asked: 'services service offering overview list solutions company does',
    weight: 1.3,
    text: `We do five things:\n\n${list(services.map(({ title, subtitle }) => `**${title}**: ${subtitle}.`))}`,
  },
  {
    path: '/contact',
    title: 'Prices',
    asked: 'price cost services quote rate budget much hourly discount package plan free trial estimate',
    text: `I can’t name a price: it depends on the job. After discovery you get a drawing and a fixed price, before you sign anything. Tell us about the job, and a person replies within ${contact.replyWithin}.`,
  },
  {
    path: '/contact',
    title: 'Start a project',
    asked: 'start project begin new idea get started first step hire you work with you proposal',
    text: `Tell us three things: which task, how often it comes up, and who does it today. A person reads it and replies within ${contact.replyWithin}. What happens then:\n\n${steps}`,
  },
  {
    path: '/contact',
    title: 'Reach a person',
    asked:
      'contact sales team person human someone phone number call email mail whatsapp reach talk office address hours open meeting demo',
    text: `A person replies within ${contact.replyWithin}:\n\n${list([
      `Mail: mailto:${contact.email}`,
      `Phone: [${contact.phone.label}](${contact.phone.href})`,
      `WhatsApp: [${contact.whatsApp.label}](${contact.whatsApp.href})`,
      `Office: ${office.street}, ${office.city}, ${office.region} ${office.postalCode}, by appointment`,
    ])}`,
  },
  {
    path: '/',
    title: 'Case studies',
    asked: 'case studies show examples portfolio references past work results projects done',
    text: `Three of the jobs we drew:\n\n${list(home.caseStudies.map(({ client, title, result, measure }) => `**${client}**: ${title}. ${result} ${measure}.`))}`,
  },
  {
    path: '/testimonials',
    title: 'What clients say',
    asked:
      'reviews testimonials what clients customers think say satisfied rating feedback happy opinions how many clients projects success rate',
    text: `${claims.clients} clients and ${claims.projects} projects, a success rate of ${claims.successRate}, satisfaction ${claims.satisfaction}, an average rating of ${claims.rating}. Eight clients tell of it in their own words.`,
  },
  {
    path: '/services',
    title: 'The process of a project',
    asked: 'process process steps method approach phases project run happens after',
    text: `A project runs in four steps:\n\n${steps}`,
  },
  {
    path: '/services',
    title: 'What we build with',
    asked:
      'technology stack tech framework language database cloud programming python react node aws docker postgresql use',
    text: `We build with ${technologies.map(({ name }) => name).join(', ')}: standard parts, so nothing locks you in.`,
  },
  {
    path: '/careers',
    title: 'Open positions',
    asked: 'jobs careers hiring open positions vacancies apply work for you internship openings salary join team',
    text: `These positions are open:\n\n${list(jobs.map((job) => `**${job.title}**, ${job.location}, ${job.type}, ${job.salary}`))}\n\nNone that fits? Write to mailto:${contact.careersEmail}`,
  },
  {
    path: '/about',
    title: `About ${site.name}`,
    asked: `who are you company agency about ${site.name} what is history old year founded`,
    text: `${description} Founded in ${about.milestones[0]?.year}.`,
    weight: 0.8,
  },
  {
    path: '/about',
    title: 'Who is in the team',
    asked: 'team founder ceo who runs people staff leads boss director management',
    text: list(about.team.map(({ name, role }) => `**${name}**, ${role}`)),
  },
  {
    path: '/contact',
    title: 'Where we are',
    asked: 'where located office address headquarters based city country visit',
    text: `Our office is at ${office.street}, ${office.city}, ${office.region} ${office.postalCode}, by appointment. The legal seat is ${legalSeat.city}, ${legalSeat.country}.`,
  },
  {
    path: '/contact',
    title: 'Social media',
    asked: 'linkedin github twitter youtube instagram social media follow',
    text: list(socials.map(({ name, url }) => `[${name}](${url})`)),
  },
  {
    path: '/blog',
    title: 'The blog',
    asked: 'blog articles read newsletter subscribe insights write topics',
    text: 'Twelve articles on AI, web development and trends, by the people who build the systems. The newsletter is on the same page.',
  },
];

/** All passages, made once. */
export const passages: readonly Passage[] = [
  ...overviews.map((overview) => ({ weight: 1.15, ...overview })),
  ...home.faq.map((item) => question(item, '/')),
  ...contactPage.faq.map((item) => question(item, '/contact')),
  ...services.map(({ id, title, description, features, benefits }) => ({
    path: '/services',
    title,
    asked: askedFor[id] ?? '',
    text: `${description}\n\n${list(features)}\n\nWhat you get:\n\n${list(benefits)}`,
  })),
  ...about.values.map(({ title, description }) => ({
    path: '/about',
    title,
    asked: 'values principles',
    text: description,
  })),
  { path: '/about', title: 'Mission and vision', text: `${about.mission.text} ${about.vision.text}` },
  {
    path: '/about',
    title: about.whyChoose.title,
    asked: 'why choose you better different competitors',
    text: list(about.whyChoose.points),
  },
  ...about.team.map(({ name, role, description, expertise }) => ({
    path: '/about',
    title: `${name}, ${role}`,
    text: `${description} Expertise: ${expertise.join(', ')}.`,
  })),
  ...about.milestones.map(({ year, title, description }) => ({
    path: '/about',
    title: `${year}: ${title}`,
    text: description,
  })),
  ...careers.values.map(({ title, description }) => ({
    path: '/careers',
    title,
    asked: 'culture remote',
    text: description,
  })),
  ...jobs.map((job) => ({
    path: '/careers',
    title: job.title,
    asked: 'salary pay requirements experience job position benefits',
    text: `${job.location}, ${job.type}, ${job.experience}, ${job.salary}. ${job.description}\n\n${list(job.requirements)}`,
  })),
  ...testimonials.map(({ company, name, role, quote, project, industry, results }) => ({
    path: '/testimonials',
    title: `${company}: ${project}`,
    asked: industry,
    text: `“${quote}” (${name}, ${role})\n\n${list(results)}`,
    weight: 0.8,
  })),
  ...legal(terms, '/terms'),
  ...legal(privacy, '/privacy'),
  ...readArticles().articles.flatMap(({ post, text }) => {
    const path = articlePath(post.slug);
    const paragraphs = text.map((node) => textOf([node])).filter((words) => words.length > 60 && !/[$€£₹]/.test(words));
    return [
      { path, title: post.title, asked: `article ${post.tags.join(' ')}`, text: post.excerpt, weight: 0.7 },
      ...paragraphs.map((words) => ({ path, title: post.title, text: words, weight: 0.5 })),
    ];
  }),
];

function question({ id, question, answer }: contactPage.Question, path: string): Passage {
  return { path, title: question, asked: askedFor[id] ?? '', text: answer, weight: 1.15 };
}

/** A legal page in pieces: each paragraph, a list with the line above it, each named line of a list, and the whole section. */
function legal({ sections }: LegalPage, path: string): Passage[] {
  return sections.flatMap(({ id, title, content }) => {
    const place = { path: `${path}#${id}`, title, asked: askedOfLaw[`${path}#${id}`] ?? askedOfLaw[id] ?? '' };
    const texts = content.flatMap((block, index) => {
      const next = content[index + 1];
      if (typeof block !== 'string') return linesOf(block).filter((line) => /^[^.]{4,40}: .{45}/.test(line));
      return typeof next === 'object' && block.endsWith(':') ? `${block}\n\n${list(linesOf(next))}` : block;
    });
    const whole = content.map((block) => (typeof block === 'string' ? block : list(linesOf(block)))).join('\n\n');
    return [...texts.map((text) => ({ ...place, text, weight: 0.9 })), { ...place, text: whole, weight: 0.7 }];
  });
}

function linesOf(block: Exclude<LegalBlock, string>): string[] {
  return block.map((item) => (typeof item === 'string' ? item : `${item.label}: ${item.text}`));
}
