// Adds the data of Markdown files to the bundles, so that browsers don't parse Markdown.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readArticles } from '../content/blog/read-articles.ts';
import { readCases } from '../content/cases/read-cases.ts';
import { isMissing } from '../content/parts.ts';
import { readOwnPages } from '../content/read-own-pages.ts';
import type { TextNode } from '../content/text/text.ts';
import { pathIn } from '../hosting/folder.ts';

export type Texts = ReturnType<typeof readTexts>;

/**
 * Reads the Markdown files. Returns the articles, the exports of `textsPlugin`'s modules by path in `src/content/`, and the
 * folders with pictures. Without their part of the site, texts are left out, and links in other texts become plain words.
 */
export function readTexts() {
  const none = { articles: [], cases: [], faults: [] };
  const blog = isMissing('/blog') ? none : readArticles();
  const work = isMissing('/cases') ? none : readCases();
  const own = readOwnPages();
  const posts = blog.articles.map(({ post }) => post);
  const articleDescriptions = Object.fromEntries(
    blog.articles.map(({ post, description }) => [post.slug, description]),
  );
  const caseDescriptions = Object.fromEntries(work.cases.map(({ slug, description }) => [slug, description]));
  const files = [
    ...blog.articles.map(({ post, text }) => [`articles/${post.slug}.md`, text] as const),
    ...work.cases.map(({ slug, text }) => [`cases/${slug}.md`, text] as const),
    ...own.pages.map(({ page, text }) => [`pages/own${page.path}.md`, text] as const),
  ];
  const modules = new Map<string, object>([
    ['blog/blog-posts.ts', { posts, articleDescriptions, articleFaults: blog.faults }],
    ['cases/case-texts.ts', { caseDescriptions, caseFaults: work.faults }],
    ['own-pages.ts', { ownPages: own.pages.map(({ page }) => page), ownPageFaults: own.faults }],
    ...files.map(([file, text]) => [file, { text: withoutLinks(text) }] as const),
  ]);
  const folders = ['articles', 'cases', 'pages/own'].filter((folder) =>
    files.some(([file]) => file.startsWith(folder)),
  );
  return { articles: blog.articles, modules, folders };
}

/** Replaces the links to missing parts by their words. */
function withoutLinks(nodes: readonly TextNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node;
    const content = withoutLinks(node.content);
    return node.tag === 'a' && isMissing(String(node.attributes?.href)) ? content : { ...node, content };
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
