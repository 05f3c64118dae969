/** Everything the site says, in pieces that answer one question each. */

import { overviews, type Passage } from '../../content/assistant-overviews.ts';
import { askedFor, askedOfLaw } from '../../content/assistant-words.ts';
import { articlePath } from '../../content/blog/blog.ts';
import { readArticles, textOf } from '../../content/blog/read-articles.ts';
import type { LegalBlock, LegalPage } from '../../content/legal/legal.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import * as about from '../../content/pages/about.ts';
import * as careers from '../../content/pages/careers.ts';
import * as contactPage from '../../content/pages/contact.ts';
import * as home from '../../content/pages/home.ts';
import { jobPath, jobs } from '../../content/pages/jobs.ts';
import { services } from '../../content/pages/services.ts';
import { testimonials } from '../../content/pages/testimonials.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

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
    path: jobPath(job),
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
