// Adds the data of Markdown files to the bundles, so that browsers don't parse Markdown.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnLoadResult, Plugin } from 'esbuild';
import { readArticle, readArticles } from '../content/blog/read-articles.ts';
import { casesFolder, readCase, readCases } from '../content/cases/read-cases.ts';
import { pathIn } from '../hosting/folder.ts';
import type { Cache } from './cache.ts';

/** The modules whose data comes from the Markdown files. */
export const textModules = ['blog/blog-posts.ts', 'cases/case-texts.ts', 'text/texts.ts'].map(
  (name) => `src/content/${name}`,
);

/** Provides the data of articles and cases, and each text as a lazy module. */
export const textsPlugin = (root: string, cache: Cache): Plugin => ({
  name: 'texts',
  setup(build) {
    const provide = (filter: RegExp, make: (path: string) => string | Promise<string>) =>
      build.onLoad({ filter, namespace: 'file' }, ({ path }) =>
        cache.read(path, async () => {
          const value: OnLoadResult = { contents: await make(path), loader: 'js' };
          return { value, sources: [pathIn(root, path)] };
        }),
      );
    // The time makes the address unique, because Node caches modules by address.
    provide(/[\\/]content[\\/](blog[\\/]blog-posts|cases[\\/]case-texts)\.ts$/, async (path) =>
      exported(await import(`${pathToFileURL(path)}?${Date.now()}`)),
    );
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
