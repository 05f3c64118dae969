// Makes an owner's typical changes in a copy of the project.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { categories } from '../../src/content/blog/blog-categories.ts';
import { hasBlog, hasCareers, hasCases, hasTestimonials } from '../../src/content/parts.ts';

/** The parts that the lists in a file need. */
const parts: Readonly<Record<string, boolean>> = {
  'pages/testimonials.ts': hasTestimonials,
  'pages/jobs.ts': hasCareers,
  'pages/cases.ts': hasCases,
  'blog/blog-categories.ts': hasBlog,
};

const avatar = `/images/avatars/${readdirSync('public/images/avatars')[0]}`;

/** Each list of the content: its file, its export, and a new entry, or its differences from the first. */
const all = [
  ['pages/home.ts', 'faq', { id: 'owner-faq', question: 'An owner’s question?', answer: 'An owner’s answer.' }],
  ['pages/home.ts', 'stats', { value: '7', label: 'An owner’s stat', note: 'counted by hand' }],
  ['pages/home.ts', 'techStack', { name: 'An owner’s part', description: 'One more.' }],
  ['pages/about.ts', 'values', { title: 'An owner’s value' }],
  ['pages/about.ts', 'team', { name: 'Ines O’Rourke', signature: '' }],
  ['pages/about.ts', 'milestones', { year: 2031, title: 'An owner’s year' }],
  [
    'pages/services.ts',
    'services',
    {
      id: 'owner-service-901',
      title: 'An owner’s service',
      name: 'Their service',
      filter: 'theirs',
      description: 'A thing that only this owner does.',
      features: ['A feature of the owner'],
      benefits: ['A benefit of the owner'],
    },
  ],
  ['pages/services-page.ts', 'technologies', { name: 'An owner’s technology' }],
  ['pages/testimonials.ts', 'testimonials', { id: 901, name: 'Piet de Vries', company: 'An owner’s client' }],
  ['pages/jobs.ts', 'jobs', { id: 901, title: 'Donaudampfschifffahrtsgesellschaftsdatenpfleger' }],
  ['pages/contact.ts', 'faq', { id: 'owner-contact', question: 'An owner’s other question?' }],
  ['pages/home.ts', 'process.steps', { title: 'An owner’s step' }],
  ['pages/services-page.ts', 'processSteps', { step: 901, title: 'An owner’s other step' }],
  ['pages/cases.ts', 'caseStudies', { slug: 'owner', client: 'An owner’s case' }],
  ['legal/terms.ts', 'terms.sections', { id: 'owner-terms', title: 'An owner’s clause' }],
  ['legal/privacy.ts', 'privacy.sections', { id: 'owner-privacy', title: 'An owner’s right' }],
  ['blog/blog-categories.ts', 'categories', { id: 'owner', name: 'An owner’s category (and C++)' }],
  ['chat.ts', 'suggestions', 'An owner’s suggestion'],
  ['chat-widget.ts', 'cannedReplies', 'An owner’s reply.'],
] as const;
/** The lists of the parts that the site has. */
export const lists = all.filter(([file]) => parts[file] ?? true);
export const headline = 'A longer headline that an owner likes better than the one that was here before!';

/** Adds an entry to each list, an article with a photo, and a page. Changes the home page's headline and the typeface. */
export function addOfEach(folder: string): void {
  for (const [file, name, entry] of lists) {
    const json = JSON.stringify(entry);
    const added = typeof entry === 'string' ? json : `{ ...${name}[0], ...${json} }`;
    append(folder, file, `(${name} as readonly unknown[] as unknown[]).push(${added});`);
  }
  append(folder, 'pages/home.ts', `Object.assign(hero, { title: '${headline}' });`);
  writeArticle(folder);
  const cases = join(folder, 'src/content/cases');
  const [text] = textsIn(cases);
  if (text)
    for (const end of ['.md', '-cover.svg'])
      if (existsSync(join(cases, text.replace('.md', end))))
        copyFileSync(join(cases, text.replace('.md', end)), join(cases, `owner${end}`));
  changeTypeface(folder);
  addPage(folder);
  addMarkdownPages(folder);
}

/** Removes an entry from each list except services, and all articles but one. Returns that article's file name, if any. */
export function removeOfEach(folder: string): string | undefined {
  // Keeps services, because the home page links to each, and cases, because each has a text.
  for (const [file, name] of lists)
    if (name !== 'services' && name !== 'caseStudies')
      append(folder, file, `(${name} as readonly unknown[] as unknown[]).pop();`);
  const cases = join(folder, 'src/content/cases');
  for (const file of textsIn(cases)) edit(join(cases, file), /\]\(\/blog\/[^)]+\)/g, '](/blog)');
  const articles = join(folder, 'src/content/articles');
  const [only, ...others] = textsIn(articles);
  for (const file of others) rmSync(join(articles, file));
  if (!only) return undefined;
  edit(join(articles, only), /^related: .*\n/m, '');
  edit(join(articles, only), /\]\(\/blog\/[^)]+\)/g, '](/blog)');
  edit(join(articles, only), /^category: .*/m, `category: ${categories.at(1)?.id}`);
  edit(join(articles, only), /^author: .*/m, `author: A Guest\nauthorRole: Writer\nauthorAvatar: ${avatar}`);
  return only;
}

/** Seven steps in each process, one milestone, two members, five services with cards, and no testimonials or blog. */
export function makeOdd(folder: string): void {
  const more = "...[5, 6, 7].map((step) => ({ step, title: 'Step ' + step, description: 'One more.', span: '1 day' }))";
  append(folder, 'pages/home.ts', `(process.steps as unknown as unknown[]).splice(4, 9, ${more});`);
  append(folder, 'pages/services-page.ts', `(processSteps as unknown as unknown[]).splice(4, 9, ${more});`);
  // Services keep their ids, to which the owner's pages may link.
  const five =
    "[0, 1, 2, 3, 4].map((n) => ({ ...services[0], id: services[n]?.id ?? 'odd-' + n, title: 'Odd ' + n, card: { description: 'A card.', link: 'More' } }))";
  append(folder, 'pages/services.ts', `(services as unknown as unknown[]).splice(0, 99, ...${five});`);
  const about = join(folder, 'src/content/pages/about.ts');
  // The file derives a title from the milestones, so they must change above it.
  const fewer = ['milestones as unknown as unknown[]).splice(1', 'team as unknown as unknown[]).splice(2'];
  edit(about, /^const years = /m, `${fewer.map((cut) => `(${cut});\n`).join('')}$&`);
  edit(join(folder, 'src/site/pages.ts'), /^.*pattern: '\/(testimonials|blog|cases).*\n/gm, '');
}

function textsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
}

function append(folder: string, file: string, code: string): void {
  const path = join(folder, 'src/content', file);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n${code}\n`);
}

export function edit(path: string, from: string | RegExp, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

function writeArticle(folder: string): void {
  const articles = join(folder, 'src/content/articles');
  mkdirSync(articles, { recursive: true });
  mkdirSync(join(folder, 'public/images/covers'), { recursive: true });
  const excerpt = 'What an owner writes about, in one sentence of a fitting length.';
  const author = `A Guest\nauthorRole: Writer\nauthorAvatar: ${avatar}`;
  const fields = { id: 901, title: 'An owner’s article', excerpt, author, category: 'owner', tags: '[one, two]' };
  const all = { ...fields, date: '2026-01-02', cover: '/images/covers/owner.png' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  copyFileSync(join(folder, 'public/images/icon-512.png'), join(articles, 'photo.png'));
  copyFileSync(join(folder, 'public/images/icon-512.png'), join(folder, 'public/images/covers/owner.png'));
  const text = '## A heading\n\n**Up 24/7** for 95% of us!\n\n![A photograph](photo.png "What it shows")\n\nThe end.';
  writeFileSync(join(articles, 'owner.md'), `---\n${lines.join('\n')}\n---\n\n${text}\n`);
}

function changeTypeface(folder: string): void {
  const fonts = join(folder, 'public/fonts');
  const [font = ''] = readdirSync(fonts).filter((file) => file.endsWith('.woff2'));
  renameSync(join(fonts, font), join(fonts, 'owner-sans.woff2'));
  for (const file of ['index.html', 'src/styles/tokens.css'])
    edit(join(folder, file), new RegExp(font, 'g'), 'owner-sans.woff2');
}

/** Adds pages that consist of a Markdown file, one of them in German, and one for a campaign. */
export function addMarkdownPages(folder: string): void {
  const own = join(folder, 'src/content/pages/own');
  mkdirSync(join(own, 'owner/deep'), { recursive: true });
  const write = (name: string, fields: string, text: string) =>
    writeFileSync(
      join(own, name),
      `---\ndescription: Who is behind this site, and where they are to be found.\n${fields}---\n\n${text}\n`,
    );
  const table = 'Table: Prices\n\n| What | Price |\n|---|---:|\n| One[^n] | $1 |\n\n[^n]: A note.';
  write(
    'owner/deep/rates.md',
    'title: Owner’s rates\nfooter: Owner’s rates\ncallTitle: Ask\ncallLabel: Ask us\n',
    table,
  );
  write('owner/preise.md', 'title: Preise\nlang: de\ntranslates: /owner/deep/rates\n', '## データ\n\nText.');
  write('owner/offer.md', 'title: An offer\nnoindex: true\nbare: true\n', 'A text.');
}

/** Adds a page two levels deep, as the recipe says: a row, a file, and a file with its words. */
function addPage(folder: string): void {
  const src = join(folder, 'src');
  edit(
    join(src, 'site/pages.ts'),
    /pages: .* = \[/,
    `$&\n  { pattern: '/who-we-are/owner-page', load: () => import('./pages/owner/OwnerPage.tsx'), footer: 'Owner' },`,
  );
  const description =
    'Who is behind this site, where they are to be found, what the register says of them, and whom to ask about all of it today.';
  writeFileSync(
    join(src, 'content/pages/owner-page.ts'),
    `export const head = {
  title: 'An owner’s page on who is behind it',
  description:
    '${description}',
};
export const hero = { title: 'An owner’s page' };
`,
  );
  mkdirSync(join(src, 'site/pages/owner'));
  writeFileSync(
    join(src, 'site/pages/owner/OwnerPage.tsx'),
    `import { head, hero } from '../../../content/pages/owner-page.ts';
import { Section } from '../../kit/section/Section.tsx';
import type { SinglePage } from '../../navigation/page.ts';

export const page: SinglePage = { Page: OwnerPage, head };

function OwnerPage() {
  return (
    <Section>
      <h1>{hero.title}</h1>
    </Section>
  );
}
`,
  );
}
