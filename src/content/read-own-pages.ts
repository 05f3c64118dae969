// Reads the pages that consist of a Markdown file. Runs only in Node: the build inlines the result for browsers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFrontMatter } from './text/read-front-matter.ts';
import { readMarkdown } from './text/read-markdown.ts';
import { picturesIn } from './text/read-picture.ts';
import type { TextNode } from './text/text.ts';

/** A page that consists of a Markdown file, `pages/own/ADDRESS.md`. */
export interface OwnPage {
  path: string;
  title: string;
  description: string;
  /** The sentence below the title. */
  lead?: string;
  /** The text of its link in the header or the footer. */
  header?: string;
  footer?: string;
  /** The language of the page, such as `de`. Default: English. */
  lang?: string;
  /** The path of the page in another language that says the same. */
  translates?: string;
  /** Whether search engines leave it out. */
  noindex?: boolean;
  /** Whether it has neither the header nor the links of the footer. */
  bare?: boolean;
  /** The call to action at its end. */
  call?: { title: string; text: string; label: string; link: string };
}

const ownFolder = fileURLToPath(new URL('pages/own', import.meta.url));
const texts = ['title', 'description', 'lead', 'header', 'footer', 'lang', 'translates'] as const;
const switches = ['noindex', 'bare'] as const;
const call = ['callTitle', 'callText', 'callLabel', 'callLink'] as const;

export interface OwnText {
  page: OwnPage;
  text: readonly TextNode[];
}

/** Returns the pages of the folder and its subfolders, and the faults of all, one sentence each. */
export function readOwnPages(folder: string = ownFolder): { pages: OwnText[]; faults: string[] } {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => /(^|\/)[^.][^/]*\.md$/.test(name));
  const read = files.sort().map((name) => readOwnPage(folder, name));
  return { pages: read.map(({ own }) => own), faults: read.flatMap(({ faults }) => faults) };
}

function readOwnPage(folder: string, name: string): { own: OwnText; faults: string[] } {
  const file = join(folder, name);
  const { values, body, faults } = readFrontMatter(readFileSync(file, 'utf8'), [...texts, ...switches, ...call]);
  const images = join('/images/pages/own', dirname(name)).replaceAll('\\', '/');
  const isReadable = faults.length === 0 || values.size > 0;
  const { nodes, faults: textFaults } = readMarkdown(body, picturesIn(dirname(file), images));
  const [callTitle, text = '', label = '', link = '/contact'] = call.map((field) => values.get(field));
  const pick = (fields: readonly string[]) => fields.flatMap((field) => (values.has(field) ? [[field, values.get(field)]] : []));
  const page = {
    ...{ path: `/${name.slice(0, -'.md'.length)}`, title: '', description: '' },
    ...Object.fromEntries([...pick(texts), ...pick(switches).map(([field, value]) => [field, value === 'true'])]),
    ...(callTitle && { call: { title: callTitle, text, label, link } }),
  };
  faults.push(...textFaults);
  const required = ['title', 'description', ...(call.some((field) => values.has(field)) ? ['callTitle', 'callLabel'] : [])];
  for (const field of isReadable ? required : []) if (!values.has(field)) faults.push(`it has no ${field}.`);
  for (const field of switches)
    if (!/^(true|false)?$/.test(values.get(field) ?? '')) faults.push(`'${field}' must be true or false.`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(page.path))
    faults.push('its name becomes its address: use small letters, digits and single hyphens only.');
  if (!/^([a-z]{2,3}(-[A-Z]{2})?)?$/.test(values.get('lang') ?? ''))
    faults.push(`'lang' must be the code of a language, such as de or pt-BR.`);
  return { own: { page, text: nodes }, faults: faults.map((fault) => `pages/own/${name}: ${fault}`) };
}
