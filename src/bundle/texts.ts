// Adds the data of Markdown files to the bundles, so that browsers don't parse Markdown.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readArticles } from '../content/blog/read-articles.ts';
import { readCases } from '../content/cases/read-cases.ts';
import { pathIn } from '../hosting/folder.ts';

export type Texts = ReturnType<typeof readTexts>;

/** Reads the Markdown files. Returns the articles, and the exports of `textsPlugin`'s modules by path in `src/content/`. */
export function readTexts() {
  const { articles, faults: articleFaults } = readArticles();
  const { cases, faults: caseFaults } = readCases();
  const posts = articles.map(({ post }) => post);
  const articleDescriptions = Object.fromEntries(articles.map(({ post, description }) => [post.slug, description]));
  const caseDescriptions = Object.fromEntries(cases.map(({ slug, description }) => [slug, description]));
  const modules = new Map<string, object>([
    ['blog/blog-posts.ts', { posts, articleDescriptions, articleFaults }],
    ['cases/case-texts.ts', { caseDescriptions, caseFaults }],
    ...articles.map(({ post, text }) => [`articles/${post.slug}.md`, { text }] as const),
    ...cases.map(({ slug, text }) => [`cases/${slug}.md`, { text }] as const),
  ]);
  return { articles, modules };
}

/** Provides the modules that read Markdown files in Node, and each text as a lazy module. */
export function textsPlugin(root: string, { modules }: Texts): Plugin {
  return {
    name: 'texts',
    setup(build) {
      const filter = /[\\/]content[\\/](.*\.md|blog[\\/]blog-posts\.ts|cases[\\/]case-texts\.ts|text[\\/]texts\.ts)$/;
      build.onLoad({ filter, namespace: 'file' }, ({ path }) => {
        const name = pathIn(join(root, 'src/content'), path);
        return { contents: name === 'text/texts.ts' ? loader([...modules.keys()]) : exported(modules.get(name) ?? {}) };
      });
    },
  };
}

/** Returns the module that loads texts, for browsers. */
function loader(names: readonly string[]): string {
  const imports = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => `'${name}': () => import(${JSON.stringify(`../${name}`)})`);
  return `const texts = {${imports}}; export const loadText = async (file) => (await texts[file + '.md']()).text;`;
}

function exported(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
