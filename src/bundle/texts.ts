// Texts in the bundles: the build inlines what Node reads from Markdown files, so that no browser reads Markdown.
import { dirname } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import { readArticle, readArticles } from '../content/blog/read-articles.ts';
import { casesFolder, readCase, readCases } from '../content/cases/read-cases.ts';
import { pathIn } from '../hosting/folder.ts';
import type { Cache } from './development/cache.ts';

/** The modules whose data comes from the Markdown files. */
export const textModules = ['blog/blog-posts.ts', 'cases/case-texts.ts', 'text/texts.ts'].map(
  (name) => `src/content/${name}`,
);

/** Provides the data of articles and cases, and each text as a lazy module. */
export const textsPlugin = (root: string, cache: Cache): Plugin => ({
  name: 'texts',
  setup(build) {
    const provide = (filter: RegExp, make: (path: string) => string) =>
      build.onLoad({ filter, namespace: 'file' }, ({ path }) =>
        cache.read(path, async () => {
          const value: OnLoadResult = { contents: make(path), loader: 'js' };
          return { value, sources: [pathIn(root, path)] };
        }),
      );
    provide(/[\\/]content[\\/]blog[\\/]blog-posts\.ts$/, () => {
      const { articles, faults } = readArticles();
      const posts = articles.map(({ post }) => post);
      const articleDescriptions = Object.fromEntries(articles.map(({ post, description }) => [post.slug, description]));
      return exported({ posts, articleDescriptions, articleFaults: faults });
    });
    provide(/[\\/]content[\\/]cases[\\/]case-texts\.ts$/, () => {
      const { cases, faults } = readCases();
      const caseDescriptions = Object.fromEntries(cases.map(({ slug, description }) => [slug, description]));
      return exported({ caseDescriptions, caseFaults: faults });
    });
    provide(/[\\/]content[\\/]text[\\/]texts\.ts$/, () => {
      const articles = readArticles().articles.map(({ post }) => `articles/${post.slug}`);
      const files = [...articles, ...readCases().cases.map(({ slug }) => `cases/${slug}`)];
      const imports = files.map((file) => `'${file}': () => import(${JSON.stringify(`../${file}.md`)})`);
      return `const texts = {${imports}}; export const loadText = async (file) => (await texts[file]()).text;`;
    });
    provide(/[\\/]content[\\/](articles|cases)[\\/].*\.md$/, (path) => {
      const text = dirname(path) === casesFolder ? readCase(path).text.text : readArticle(path).article?.text;
      return exported({ text: text ?? [] });
    });
  },
});

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
