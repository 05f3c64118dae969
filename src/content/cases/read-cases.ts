// Reads the case studies' texts. Runs only in Node: the build inlines the result for browsers (src/bundle/texts.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caseStudies } from '../pages/cases.ts';
import { readFrontMatter } from '../text/read-front-matter.ts';
import { readMarkdown } from '../text/read-markdown.ts';
import { picturesIn } from '../text/read-picture.ts';
import type { TextNode } from '../text/text.ts';

export interface CaseText {
  slug: string;
  description: string;
  text: readonly TextNode[];
}

export const casesFolder: string = fileURLToPath(new URL('../cases', import.meta.url));

/** Returns the text of every case in a folder, and the faults of all cases, one sentence each. */
export function readCases(folder: string = casesFolder): { cases: readonly CaseText[]; faults: string[] } {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => /^[^.].*\.md$/.test(file));
  const read = files.map((file) => readCase(join(folder, file)));
  const cases = read.map(({ text }) => text);
  const find = picturesIn(folder, '/images/cases');
  const covers = caseStudies.map((study) => (study.cover ? find(`${study.slug}-cover.svg`) : undefined));
  const missing = caseStudies.filter(({ slug }) => !files.includes(`${slug}.md`));
  return {
    cases,
    faults: [
      ...read.flatMap(({ text, faults }) => faults.map((fault) => `cases/${text.slug}.md: ${fault}`)),
      ...covers.filter((cover) => typeof cover === 'string').map((fault) => `pages/cases.ts: ${fault}`),
      ...missing.map(({ slug }) => `pages/cases.ts: the case '${slug}' has no text: write cases/${slug}.md.`),
    ],
  };
}

/** Reads a case from its file. In the fields, `#` comments show how figures were calculated. */
export function readCase(file: string): { text: CaseText; faults: string[] } {
  const slug = basename(file, '.md');
  const { values, body, faults } = readFrontMatter(readFileSync(file, 'utf8'), ['description']);
  const { nodes, faults: textFaults } = readMarkdown(body, picturesIn(dirname(file), '/images/cases'));
  faults.push(...textFaults);
  if (nodes.length === 0) faults.push('it needs a description between two lines of ---, and text below them.');
  if (!caseStudies.some((study) => study.slug === slug))
    faults.push('no case in pages/cases.ts has the name of this file as its slug.');
  return { text: { slug, description: values.get('description') ?? '', text: nodes }, faults };
}
