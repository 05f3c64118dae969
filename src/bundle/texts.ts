// Adds the data of Markdown files to the bundles, so that browsers don't parse Markdown.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readArticles } from '../content/blog/read-articles.ts';
import { readCases } from '../content/cases/read-cases.ts';
import { readOwnPages } from '../content/read-own-pages.ts';
import type { TextNode } from '../content/text/text.ts';
import { pathIn } from '../hosting/folder.ts';
import { type Parts, partsOf } from '../hosting/parts.ts';
import type { Settings } from '../hosting/settings.ts';
import { table } from '../site/pages.ts';

/** Returns the parts of the site, from the table of pages and the settings. */
export function sitePartsOf(settings: Settings): Parts {
  return partsOf(
    settings,
    table.pages.map(({ pattern }) => pattern),
    readOwnPages().pages.length > 0,
  );
}

export type Texts = ReturnType<typeof readTexts>;

/**
 * Reads the Markdown files. Returns the articles, the exports of `textsPlugin`'s modules by path in `src/content/`, and the
 * folders with pictures. Without their part of the site, texts are left out, and links in other texts become plain words.
 */
export function readTexts(missing: readonly string[]) {
  const { articles: allArticles, faults: articleFaults } = readArticles();
  const { cases: allCases, faults: caseFaults } = readCases();
  const kept = <Item extends { text: readonly TextNode[] }>(part: string, items: readonly Item[]) =>
    missing.includes(part) ? [] : items.map((item) => ({ ...item, text: withoutLinks(item.text, missing) }));
  const { pages: allPages, faults: ownPageFaults } = readOwnPages();
  const pages = kept('', allPages);
  const articles = kept('/blog', allArticles);
  const cases = kept('/cases', allCases);
  const posts = articles.map(({ post }) => post);
  const articleDescriptions = Object.fromEntries(articles.map(({ post, description }) => [post.slug, description]));
  const caseDescriptions = Object.fromEntries(cases.map(({ slug, description }) => [slug, description]));
  const modules = new Map<string, object>([
    ['blog/blog-posts.ts', { posts, articleDescriptions, articleFaults }],
    ['cases/case-texts.ts', { caseDescriptions, caseFaults }],
    ['own-pages.ts', { ownPages: pages.map(({ page }) => page), ownPageFaults }],
    ...articles.map(({ post, text }) => [`articles/${post.slug}.md`, { text }] as const),
    ...cases.map(({ slug, text }) => [`cases/${slug}.md`, { text }] as const),
    ...pages.map(({ page, text }) => [`pages/own${page.path}.md`, { text }] as const),
  ]);
  const folders = [
    ...(missing.includes('/blog') ? [] : ['articles']),
    ...(missing.includes('/cases') ? [] : ['cases']),
    ...(pages.length > 0 ? ['pages/own'] : []),
  ];
  return { articles, modules, folders };
}

/** Replaces the links to missing parts by their words. */
function withoutLinks(nodes: readonly TextNode[], missing: readonly string[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node;
    const content = withoutLinks(node.content, missing);
    const [part = ''] = /^\/[^/#?]*/.exec(String(node.attributes?.href)) ?? [];
    return node.tag === 'a' && missing.includes(part) ? content : { ...node, content };
  });
}

/** Provides the modules that read Markdown files in Node, and each text as a lazy module. */
export function textsPlugin(root: string, { modules }: Texts): Plugin {
  return {
    name: 'texts',
    setup(build) {
      const filter =
        /[\\/]content[\\/](.*\.md|blog[\\/]blog-posts\.ts|cases[\\/]case-texts\.ts|texts\.ts|own-pages\.ts)$/;
      build.onLoad({ filter, namespace: 'file' }, ({ path }) => {
        const name = pathIn(join(root, 'src/content'), path);
        return { contents: name === 'texts.ts' ? loader([...modules.keys()]) : exported(modules.get(name) ?? {}) };
      });
    },
  };
}

/** Returns the module that loads texts, for browsers. */
function loader(names: readonly string[]): string {
  const imports = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => `'${name}': () => import(${JSON.stringify(`./${name}`)})`);
  return `const texts = {${imports}}; export const loadText = async (file) => (await texts[file + '.md']()).text;`;
}

function exported(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
