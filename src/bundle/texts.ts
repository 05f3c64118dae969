// Texts in the bundles: the build inlines what Node reads from Markdown files, so that no browser reads Markdown.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as esbuild from 'esbuild';
import type * as Readers from '../content/text/readers.ts';

/**
 * Provides the data of articles and cases, and each text as a lazy module.
 *
 * `load` returns the current reader: development outlives many changes of the content.
 */
export const textsPlugin = (root: string, load: () => Promise<typeof Readers>): esbuild.Plugin => ({
  name: 'texts',
  setup(build) {
    const [articlesFolder = '', casesFolder = ''] = textFolders(root);
    const provide = (filter: RegExp, make: (readers: typeof Readers, path: string) => string) =>
      build.onLoad({ filter, namespace: 'file' }, async ({ path }) => ({
        ...{ contents: make(await load(), path), loader: 'js' },
      }));
    // Bundled readers must still find the texts next to their sources.
    build.onLoad({ filter: /[\\/]content[\\/](blog|cases)[\\/]read-\w+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path))), loader: 'ts' };
    });
    provide(/[\\/]content[\\/]blog[\\/]blog-posts\.ts$/, ({ readArticles }) => {
      const { articles, faults } = readArticles(articlesFolder);
      const posts = articles.map(({ post }) => post);
      const articleDescriptions = Object.fromEntries(articles.map(({ post, description }) => [post.slug, description]));
      return exported({ posts, articleDescriptions, articleFaults: faults });
    });
    provide(/[\\/]content[\\/]cases[\\/]case-texts\.ts$/, ({ readCases }) => {
      const { cases, faults } = readCases(casesFolder);
      const caseDescriptions = Object.fromEntries(cases.map(({ slug, description }) => [slug, description]));
      return exported({ caseDescriptions, caseFaults: faults });
    });
    provide(/[\\/]content[\\/]text[\\/]texts\.ts$/, ({ readArticles, readCases }) => {
      const articles = readArticles(articlesFolder).articles.map(({ post }) => `articles/${post.slug}`);
      const files = [...articles, ...readCases(casesFolder).cases.map(({ slug }) => `cases/${slug}`)];
      const imports = files.map((file) => `'${file}': () => import(${JSON.stringify(`../${file}.md`)})`);
      return `const texts = {${imports}}; export const loadText = async (file) => (await texts[file]()).text;`;
    });
    provide(/[\\/]content[\\/](articles|cases)[\\/].*\.md$/, ({ readArticle, readCase }, path) => {
      const text = dirname(path) === casesFolder ? readCase(path).text.text : readArticle(path).article?.text;
      return exported({ text: text ?? [] });
    });
  },
});

/**
 * Returns the folders of the texts, which change with a new file, and their files: a bundle's inputs include neither
 * the folder nor an article left out for its faults.
 */
export function textInputs(root: string): string[] {
  return textFolders(root).flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
}

function textFolders(root: string): string[] {
  return ['articles', 'cases'].map((name) => join(root, 'src/content', name));
}

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
