// Texts in the bundles: the build inlines what Node reads from Markdown files, so that no browser reads Markdown.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as esbuild from 'esbuild';
import type * as Readers from '../content/text/readers.ts';

/**
 * Provides the list of posts, and each text as a lazy module.
 *
 * `load` returns the current reader: development outlives many changes of the content.
 */
export const textsPlugin = (root: string, load: () => Promise<typeof Readers>): esbuild.Plugin => ({
  name: 'texts',
  setup(build) {
    const [articlesFolder = '', casesFolder = ''] = textFolders(root);
    const read = async () => (await load()).readArticles(articlesFolder);
    const readCases = async () => (await load()).readCases(casesFolder);
    // Bundled readers must still find the texts next to their sources.
    build.onLoad({ filter: /[\\/]content[\\/](blog|cases)[\\/]read-\w+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path))), loader: 'ts' };
    });
    build.onLoad({ filter: /[\\/]content[\\/]blog[\\/]blog-posts\.ts$/ }, async () => {
      const { articles, faults } = await read();
      const posts = articles.map(({ post }) => post);
      const articleDescriptions = Object.fromEntries(articles.map(({ post, description }) => [post.slug, description]));
      return { contents: exported({ posts, articleDescriptions, articleFaults: faults }), loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]content[\\/]cases[\\/]case-texts\.ts$/ }, async () => {
      const { cases, faults } = await readCases();
      const caseDescriptions = Object.fromEntries(cases.map(({ slug, description }) => [slug, description]));
      return { contents: exported({ caseDescriptions, caseFaults: faults }), loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]content[\\/]text[\\/]texts\.ts$/ }, async () => {
      const files = [
        ...(await read()).articles.map(({ post: { slug } }) => `articles/${slug}`),
        ...(await readCases()).cases.map(({ slug }) => `cases/${slug}`),
      ];
      return {
        contents: `const texts = {${files.map((file) => `'${file}': () => ${lazily(file)}`)}};
          export const loadText = async (file) => (await texts[file]()).text;`,
        loader: 'js',
      };
    });
    build.onLoad({ filter: /[\\/]content[\\/](articles|cases)[\\/].*\.md$/ }, async ({ path }) => {
      const { readArticle, readCase } = await load();
      const text = dirname(path) === casesFolder ? readCase(path).text.text : readArticle(path).article?.text;
      // The shell loads first, and has the bundle's helpers.
      return { contents: `import '../../site/Site.tsx';${exported({ text: text ?? [] })}`, loader: 'js' };
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

function lazily(file: string): string {
  return `import(${JSON.stringify(`../${file}.md`)})`;
}

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
