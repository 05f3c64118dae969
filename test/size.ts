// `npm run size`: what a visitor downloads, against the budgets. Prints a table; fails over budget.
// The first response of a page is its HTML, the headers that this project sends, and an allowance for those of a host: the whole
// has to come in the first ten packets of a connection.
// The budgets are those of the content that the site came with: words count as code does. An owner with other content is told
// what is over, and fails by the console's scripts alone, which no content touches.
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { consoleScripts, siteScripts } from '../src/bundle/documents.ts';
import { pageName } from '../src/bundle/styles.ts';
import { articlePath } from '../src/content/blog/blog.ts';
import { posts } from '../src/content/blog/blog-posts.ts';
import { jobPath, jobs } from '../src/content/pages/jobs.ts';
import { pagePaths } from '../src/content/pages.ts';
import { isFirstContent } from './support/first-content.ts';
import { responseHeaderBytes } from './support/response-headers.ts';

const firstResponseLimit = 14_600;
/** Of an article, or a job. */
const entryLimit = 12 * 1024;
/** What a real host adds to the headers of this project: its name, request ids, caching, what reports to it. */
const hostHeaderBytes = 1_000;
/** What a page may run once somebody is there: its words are in its code. */
const ownScriptLimit = 24 * 1024;
/** The console's first load, before the code of a screen. */
const consoleScriptLimit = 30 * 1024;

const metafile: Metafile = JSON.parse(readFileSync('.build/metafile.json', 'utf8'));
const libraries = await librariesBytes();
const entryPaths = [...posts.map(({ slug }) => articlePath(slug)), ...jobs.map(jobPath)];
const headerBytes = await responseHeaderBytes([...pagePaths, ...entryPaths]);

console.log(`react, react-dom, wouter and clsx alone: ${libraries} bytes brotli\n`);
console.log('page                                      first response  limit  own JavaScript  limit');
let isOver = false;
for (const path of [...pagePaths, ...entryPaths]) {
  const file = path === '/' ? 'index' : pageName(path);
  const first = statSync(`dist/${file}.html.br`).size + (headerBytes.get(path) ?? 0) + hostHeaderBytes;
  const files = siteScripts(metafile, path);
  const own = ownBytes(files);
  const limit = entryPaths.includes(path) ? entryLimit : firstResponseLimit;
  const isTooMuch = first > limit || own > ownScriptLimit;
  isOver ||= isTooMuch;
  const cells = [first, limit, own, ownScriptLimit].map((bytes, index) =>
    String(bytes).padStart([14, 7, 16, 7][index] ?? 0),
  );
  console.log(`${path.padEnd(42)}${cells.join('')}${isTooMuch ? '  over budget' : ''}`);
}
const consoleBytes = ownBytes(consoleScripts(metafile));
console.log(`\nconsole, first load: ${consoleBytes} bytes of its own JavaScript, limit ${consoleScriptLimit}`);
if (isOver && !isFirstContent)
  console.log('Over budget by words of your own: a slow connection waits for another round trip. Nothing fails by it.');
if ((isOver && isFirstContent) || consoleBytes > consoleScriptLimit) process.exit(1);

/** What these scripts weigh beyond the libraries. */
function ownBytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + statSync(`dist${script}.br`).size, 0) - libraries;
}

/** The libraries in one bundle, made as the site is. */
async function librariesBytes(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as React from 'react'; import { jsx } from 'react/jsx-runtime';
        import { hydrateRoot } from 'react-dom/client'; import * as wouter from 'wouter'; import clsx from 'clsx';
        window.keep = [React, jsx, hydrateRoot, wouter, clsx];`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
