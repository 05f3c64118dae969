/** Splits the site's content into passages that answer one question each. */
import { askedFor } from '../../content/assistant/asked-for.ts';
import { legalPhrases } from '../../content/assistant/legal-phrases.ts';
import { overviews } from '../../content/assistant/overviews.ts';
import type { Passage } from '../../content/assistant/passage.ts';
import { jobPhrases, jobWords, phrases } from '../../content/assistant/phrases.ts';
import { unsaid } from '../../content/assistant/unsaid.ts';
import { articlePath } from '../../content/blog/blog.ts';
import { readArticles } from '../../content/blog/read-articles.ts';
import * as accessibility from '../../content/legal/accessibility.ts';
import type { LegalBlock, LegalPage } from '../../content/legal/legal.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import * as about from '../../content/pages/about.ts';
import * as careers from '../../content/pages/careers.ts';
import { caseStudies } from '../../content/pages/cases.ts';
import * as contactPage from '../../content/pages/contact.ts';
import * as home from '../../content/pages/home.ts';
import { type Job, jobPath, jobs, lpa } from '../../content/pages/jobs.ts';
import { services } from '../../content/pages/services.ts';
import { testimonials } from '../../content/pages/testimonials.ts';
import { isMissing } from '../../content/parts.ts';
import { type TextNode, textOf } from '../../content/text/text.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const all: readonly Passage[] = [
  ...overviews.map((overview) => ({ weight: 1.1, ...overview })),
  ...home.faq.map((item) => question(item, '/')),
  ...contactPage.faq.map((item) => question(item, '/contact')),
  ...services.map(({ title, description, features, benefits }) => ({
    path: '/services',
    title,
    text: `${description}\n\n${list(features)}\n\nWhat you get:\n\n${list(benefits)}`,
  })),
  ...about.values.map((value) => titled(value, '/about', 'values')),
  ...careers.values.map((value) => titled(value, '/careers', 'values')),
  ...about.milestones.map(({ year, ...milestone }) => titled(milestone, '/about', `when ${year}`)),
  ...home.process.steps.map((step) => titled(step, '/', 'phase')),
  ...caseStudies.map(({ client, title, description, result, measure }) => ({
    path: '/',
    title: `${client}: ${title}`,
    asked: 'case study project result',
    text: `${description} ${result} ${measure}.`,
    weight: 0.9,
  })),
  { path: '/about', title: 'Mission and vision', text: `${about.mission.text} ${about.vision.text}` },
  { path: '/about', title: about.whyChoose.title, text: list(about.whyChoose.points.map(({ text }) => text)) },
  ...about.team.map(({ name, role, description, expertise }) => ({
    path: '/about',
    title: `${name}, ${role}`,
    asked: 'who is',
    text: `${description} Expertise: ${expertise.join(', ')}.`,
  })),
  ...jobs.flatMap(ofJob),
  ...testimonials.map(({ company, name, role, quote, project, industry, service, results }) => ({
    path: '/testimonials',
    title: `${company}: ${project}`,
    asked: `who ${industry} ${service} reference client project result`,
    text: `“${quote}” (${name}, ${role})\n\n${list(results)}`,
    weight: 0.9,
  })),
  ...legal(terms, '/terms'),
  ...legal(privacy, '/privacy'),
  ...unsaid.map(([subject, path, phrases]) => ({ path, title: subject, text: '', phrases, isUnsaid: true })),
  ...accessibility.keyMap.map(([keys, effect]) => ({
    path: '/accessibility',
    title: 'Keys',
    asked: 'keyboard key shortcut',
    text: `${keys}: ${effect}.`,
    weight: 0.8,
  })),
  ...readArticles().articles.flatMap(({ post, text }) => {
    const path = articlePath(post.slug);
    const paragraphs = prose(text).filter((words) => words.length > 60 && !/[$€£₹]/.test(words));
    return [
      {
        path,
        title: post.title,
        asked: `article ${post.tags.join(' ')} ${post.author}`,
        text: `${post.excerpt} By ${post.author}, ${post.authorRole}, ${post.publishDate}, ${post.readTime}.`,
        phrases: `article about ${post.tags.join('; article about ')}`,
        weight: 0.9,
      },
      ...paragraphs.map((words) => ({ path, title: post.title, text: words, weight: 0.7 })),
    ];
  }),
];

/** Returns a text's paragraphs, lists, quotes and notes. Omits figures, tables and code, which passages can't contain. */
function prose(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'div') return prose(node.content);
    return /^(p|ul|ol|blockquote|aside)$/.test(node.tag) ? textOf([node]) : [];
  });
}

const existing = all.filter(({ path }) => !isMissing(path));

/** All passages of this site's parts, with more words and phrases that ask for them. */
export const passages: readonly Passage[] = existing.map((passage) => ({
  ...passage,
  asked: `${passage.asked ?? ''} ${wordsFor(passage, askedFor).join(' ')}`,
  phrases: [passage.title, passage.phrases, ...wordsFor(passage, phrases), ...wordsFor(passage, legalPhrases)].join(
    ';',
  ),
}));

/** Returns a table's words for a passage. The table's keys are titles, paths or beginnings of texts. */
function wordsFor({ title, path, text }: Passage, table: Readonly<Record<string, string>>): string[] {
  return Object.entries(table).flatMap(([key, words]) =>
    key === title || key === path || text.startsWith(key) ? words : [],
  );
}

function question({ question, answer }: contactPage.Question, path: string): Passage {
  return { path, title: question, text: answer, weight: 1.1 };
}

function titled({ title, description }: { title: string; description: string }, path: string, asked: string): Passage {
  return { path, title, asked, text: description };
}

/** Splits a job into passages: one for its facts, and one for each list. */
function ofJob(job: Job): Passage[] {
  const { title, location, type, experience, salary, description, postedDate } = job;
  const shared = { path: jobPath(job), asked: 'job position' };
  const short = title.replace(/\b(senior|developer|engineer)\b/gi, '').trim();
  const names = new Set([short, short.split(' ')[0]]);
  const phrasesOf = (words: string) =>
    words
      .split(';')
      .flatMap((word) => [...names].map((name) => `${name} ${word}`))
      .join(';');
  const posted = new Date(postedDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const pay = salary?.endsWith('LPA') ? `${salary} (${lpa})` : salary;
  const facts = [location, type, `${experience} of experience`, pay].filter(Boolean).join(', ');
  return [
    {
      ...shared,
      title,
      asked: jobWords,
      text: `${facts}. Posted on ${posted}. ${description}`,
      phrases: phrasesOf(jobPhrases.facts),
    },
    ...(['requirements', 'responsibilities', 'benefits'] as const).map((part) => ({
      ...shared,
      title: `${title}: ${part}`,
      text: list(job[part]),
      phrases: phrasesOf(jobPhrases[part]),
    })),
  ];
}

/** Splits a legal page into passages: paragraphs, lists with the line above, labeled list items, and whole sections. */
function legal({ sections }: LegalPage, path: string): Passage[] {
  return sections.flatMap(({ id, title, content }) => {
    const shared = { path: `${path}#${id}`, title };
    const texts = content.flatMap((block, index) => {
      const next = content[index + 1];
      if (typeof block !== 'string') return linesOf(block).filter((line) => /^[^.]{4,40}: .{30}/.test(line));
      return typeof next === 'object' && block.endsWith(':') ? `${block}\n\n${list(linesOf(next))}` : block;
    });
    const whole = content.map((block) => (typeof block === 'string' ? block : list(linesOf(block)))).join('\n\n');
    return [...texts.map((text) => ({ ...shared, text, weight: 0.9 })), { ...shared, text: whole, weight: 0.7 }];
  });
}

function linesOf(block: Exclude<LegalBlock, string>): string[] {
  return block.map((item) => (typeof item === 'string' ? item : `${item.label}: ${item.text}`));
}
