// Articles in the bundles: what Node reads from Markdown files is written in, so that no browser reads Markdown.
import type * as esbuild from 'esbuild';
import { articlesFolder, readArticle, readArticles } from '../content/read-articles.ts';

/** A list of the posts, and each text as a module of its own, fetched when it is asked for. */
export const articlesPlugin: esbuild.Plugin = {
  name: 'articles',
  setup(build) {
    build.onLoad({ filter: /[\\/]content[\\/]blog-posts\.ts$/ }, () => {
      const { articles, faults } = readArticles();
      return { contents: exported({ posts: articles.map(({ post }) => post), articleFaults: faults }), loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]content[\\/]article-texts\.ts$/ }, () => ({
      contents: `const texts = {${readArticles().articles.map(({ post: { slug } }) => `'${slug}': () => ${lazily(slug)}`)}};
        export const loadText = async (slug) => (await texts[slug]()).text;`,
      loader: 'js',
    }));
    build.onLoad({ filter: /[\\/]content[\\/]articles[\\/].*\.md$/ }, ({ path }) => {
      const { article } = readArticle(path);
      return { contents: exported({ text: article?.text ?? [] }), loader: 'js' };
    });
  },
};

/** A new file changes the folder, which no bundle names as its input. */
export const articleInputs: readonly string[] = [articlesFolder];

function lazily(slug: string): string {
  return `import(${JSON.stringify(`./articles/${slug}.md`)})`;
}

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
