// `npm run size`: compares the code size of each page and of the console with test/sizes.json. Fails above the
// record plus 2 %, and without a record, except that a page without one is only named, unless `CI` is set. Names records
// without a page. `npm run size -- --write` records every size as it is, so that a diff shows any growth, and removes stale
// records, except those of an article, a job, a case and the inline script. Libraries have records of their own. Words are the owner's and don't count: the size with words is only
// printed.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Metafile, transformSync } from 'esbuild';
import { consoleScripts } from '../src/bundle/scripts.ts';
import { articlePath } from '../src/content/blog/blog.ts';
import { posts } from '../src/content/blog/blog-posts.ts';
import { casePath, caseStudies } from '../src/content/pages/cases.ts';
import { jobPath, jobs } from '../src/content/pages/jobs.ts';
import { readStamp } from '../src/hosting/stamp.ts';
import { listen } from '../src/preview/serve.ts';
import { compareSizes } from './support/compare-sizes.ts';
import { documentName, pagePaths } from './support/pages.ts';
import { exchange } from './support/server.ts';

/** Matches the input files that are not ours. */
const libraries = /^(?!([\w-]+:)?src\/)/;
const recordFile = new URL('sizes.json', import.meta.url);
/** Bytes of the first round trip on a slow connection, and of the headers that a host adds to ours. */
const firstWindow = 14_600;
const hostHeaderBytes = 1_000;

const metafile: Metafile = JSON.parse(read('.build/metafile.json'));
const brotli = (text: string) => brotliCompressSync(text).length;

/** Name and path of each page. One article, one job and one case represent all: their code is the same. */
const pages: readonly (readonly [name: string, path: string])[] = [
  ...pagePaths.map((path) => [path, path] as const),
  ...posts.slice(0, 1).map(({ slug }) => ['an article', articlePath(slug)] as const),
  ...jobs.slice(0, 1).map((job) => ['a job', jobPath(job)] as const),
  ...caseStudies.slice(0, 1).map(({ slug }) => ['a case', casePath(slug)] as const),
];
const headerBytes = await responseHeaderBytes(pages.map(([, path]) => path));

// The setting adds its code to the script, which therefore has two records.
const counter = (await readStamp('.build'))?.settings.analyticsUrl ?? '';
const inline = ['inline script', 'inline script with ANALYTICS_URL'];
if (counter) inline.reverse();
const [inlineName = '', otherName = ''] = inline;
const sizes: Record<string, number> = { [inlineName]: brotli(inlineScript(htmlOf('/')).replace(counter, '')) };
const consoleFiles = existsSync('dist/admin.html') ? consoleScripts(metafile) : [];
sizes['console, first load: script'] = codeBytes(consoleFiles);
sizes['console, first load: libraries'] = codeBytes(consoleFiles, libraries);
sizes['toasts: script'] = codeBytes(consoleFiles, /^src\/toasts\//);
sizes['toasts: styles'] = stylesOf('src/toasts');
console.log('with their words                first response  scripts');
for (const [name, path] of pages) {
  const scripts = (/data-src="([^"]*)/.exec(htmlOf(path))?.[1] ?? '').split(' ');
  sizes[`${name}: HTML and CSS`] = brotli(frameOf(htmlOf(path), !/an article|a case/.test(name)));
  sizes[`${name}: script`] = codeBytes(scripts);
  if (path === '/') sizes['pages: libraries'] = codeBytes(scripts, libraries);
  const first = statSync(fileOf(path, '.br')).size + (headerBytes.get(path) ?? 0) + hostHeaderBytes;
  const note = first > firstWindow ? '  more than one round trip of a slow connection' : '';
  console.log(`${name.padEnd(30)}${String(first).padStart(16)}${String(brotliBytes(scripts)).padStart(9)}${note}`);
}
console.log(`${'console, first load'.padEnd(46)}${String(brotliBytes(consoleFiles)).padStart(9)}`);

const record: Record<string, number> = JSON.parse(readFileSync(recordFile, 'utf8'));
if (process.argv.includes('--write')) {
  const kept = Object.entries(record).filter(([name]) => /^(an? |inline)/.test(name) && !(name in sizes));
  const changed = Object.entries(sizes).filter(([name, bytes]) => bytes !== record[name]);
  writeFileSync(recordFile, `${JSON.stringify({ ...sizes, ...Object.fromEntries(kept) }, null, 2)}\n`);
  console.log(`\nRecorded in test/sizes.json: ${changed.map(([name]) => name).join(', ') || 'nothing new'}.`);
} else {
  delete record[otherName];
  // In a trial of an owner's changes, pages are new on purpose.
  const isStrict = process.env.CI === 'true' && process.env.IS_OWNERS !== 'true';
  const { faults, notes } = compareSizes(sizes, record, isStrict);
  console.log(['', ...notes].join('\n'));
  if (faults.length === 0) console.log('The code of every recorded page is within its record plus 2 %.');
  for (const fault of faults) console.error(`${fault} If this is right: npm run size -- --write`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Returns, by path, how many bytes of status line and headers the preview server sends before a page's body. */
async function responseHeaderBytes(paths: readonly string[]): Promise<Map<string, number>> {
  const { address, server } = await listen({ dist: 'dist', work: '.build', port: 0 });
  const headers = 'Host: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n';
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (await exchange(address, `HEAD ${path} HTTP/1.1\r\n${headers}`)).length);
  server.close();
  return counts;
}

function fileOf(path: string, suffix = ''): string {
  return `dist/${documentName(path)}.html${suffix}`;
}

function htmlOf(path: string): string {
  return read(fileOf(path));
}

/** Reads a file of the build. If it's missing, prints that the build must run first, and exits. */
function read(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  console.error(`${file} is missing. Run \`npm run build\` first.`);
  process.exit(1);
}

function inlineScript(html: string): string {
  return /<script data-src[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}

/**
 * Returns a page's styles and each kind of element once, so that more list entries or text add nothing.
 * Without `withElements`, returns only the styles: authors choose the elements of articles and cases.
 */
function frameOf(html: string, withElements: boolean): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const elements = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z](?:[^">]|"[^"]*")*>/g) ?? [];
  const kinds = elements.map((element) => element.replaceAll(/(?<!class)="[^"]*"/g, ''));
  return [...styles, ...(withElements ? new Set(kinds) : [])].join('\n');
}

/** Returns how many minified bytes of scripts are from files that match `isOwn`: by default `src/` minus content. */
function codeBytes(scripts: readonly string[], isOwn = /^(lazy:)?src\/(?!content\/)/): number {
  const inputs = scripts.flatMap((script) =>
    Object.entries(metafile.outputs)
      .filter(([file]) => file.endsWith(script))
      .flatMap(([, output]) => Object.entries(output.inputs)),
  );
  const own = inputs.filter(([file]) => isOwn.test(file));
  return own.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}

/** Returns how many minified bytes the stylesheets of a folder have. */
function stylesOf(folder: string): number {
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const minify = (css: string) => transformSync(css, { loader: 'css', minify: true }).code;
  return sheets.reduce((sum, file) => sum + minify(readFileSync(`${folder}/${file}`, 'utf8')).length, 0);
}

/** Returns the compressed size of these scripts in bytes, libraries and content included. */
function brotliBytes(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + statSync(`dist${script}.br`).size, 0);
}
