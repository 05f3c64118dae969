// Articles in the bundles: what Node reads from Markdown files is written in, so that no browser reads Markdown.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as esbuild from 'esbuild';
import type * as Reader from '../content/blog/read-articles.ts';

/**
 * A list of the posts, and each text as a module of its own, fetched when it is asked for.
 *
 * `load` answers the reader as it is now: development outlives many changes of the content.
 */
export const articlesPlugin = (folder: string, load: () => Promise<typeof Reader>): esbuild.Plugin => ({
  name: 'articles',
  setup(build) {
    const read = async () => (await load()).readArticles(folder);
    // Bundled, the reader still finds the articles beside its source.
    build.onLoad({ filter: /[\\/]content[\\/]blog[\\/]read-articles\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path))), loader: 'ts' };
    });
    build.onLoad({ filter: /[\\/]content[\\/]blog[\\/]blog-posts\.ts$/ }, async () => {
      const { articles, faults } = await read();
      const posts = articles.map(({ post }) => post);
      const articleDescriptions = Object.fromEntries(articles.map(({ post, description }) => [post.slug, description]));
      return { contents: exported({ posts, articleDescriptions, articleFaults: faults }), loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]content[\\/]blog[\\/]article-texts\.ts$/ }, async () => ({
      contents: `const texts = {${(await read()).articles.map(({ post: { slug } }) => `'${slug}': () => ${lazily(slug)}`)}};
        export const loadText = async (slug) => (await texts[slug]()).text;`,
      loader: 'js',
    }));
    build.onLoad({ filter: /[\\/]content[\\/]articles[\\/].*\.md$/ }, async ({ path }) => {
      const { article } = (await load()).readArticle(path);
      // The shell is there first, and has the bundle's own helpers.
      return { contents: `import '../../site/Site.tsx';${exported({ text: article?.text ?? [] })}`, loader: 'js' };
    });
  },
});

/**
 * The folder of the articles, which a new one changes, and its files: a bundle names neither the folder as its input, nor an
 * article that was left out for its faults.
 */
export function articleInputs(root: string): string[] {
  const folder = articlesFolder(root);
  return [folder, ...readdirSync(folder).map((name) => join(folder, name))];
}

export function articlesFolder(root: string): string {
  return join(root, 'src/content/articles');
}

function lazily(slug: string): string {
  return `import(${JSON.stringify(`../articles/${slug}.md`)})`;
}

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
