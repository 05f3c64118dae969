// Bundles, prerenders, compresses and writes the headers: `src/` and `public/` in, `dist/` out.
// `--watch` does so on every change, without compression, and serves the result; a process of its own does that work, so that
// it can start anew with another build.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const isDevelopment = process.argv.includes('--watch');
// Its parent is gone: nobody would end it.
process.once('disconnect', () => process.exit());
if (isDevelopment && !process.argv.includes('--worker')) {
  const { supervise } = await import('./src/bundle/development/supervise.ts');
  await supervise(root, import.meta.url);
}
// Before React is loaded: it chooses its build by this.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
// Errors are told by their place in the sources.
process.setSourceMapsEnabled(true);

const { createBundler } = await import('./src/bundle/bundle.ts');
const { findNewerFeatures } = await import('./src/bundle/browser-support.ts');
const { compressAll } = await import('./src/bundle/compress.ts');
const { deployFiles } = await import('./src/bundle/deploy-files.ts');
const { colorFaults, readColors } = await import('./src/bundle/colors.ts');
const { consoleDocument, siteDocument, withColors, withPolicy } = await import('./src/bundle/documents.ts');
const { isFont, readFonts } = await import('./src/bundle/fonts.ts');
const { hostFiles, readTemplates } = await import('./src/bundle/hosts.ts');
const { drawImages } = await import('./src/bundle/images.ts');
const { createMemo } = await import('./src/bundle/memo.ts');
const { createOutput } = await import('./src/bundle/output.ts');
const { createStyleCompiler } = await import('./src/bundle/style-modules.ts');
const { writeStyleTypes } = await import('./src/bundle/style-types.ts');
const { Stages } = await import('./src/bundle/stages.ts');
const { bundleStyles } = await import('./src/bundle/styles.ts');
const { describeProblems, settleAll } = await import('./src/bundle/development/problems.ts');
const { watch } = await import('./src/bundle/development/watch.ts');
const { contentSecurityPolicy } = await import('./src/server/headers.ts');
const { orExit } = await import('./src/server/or-exit.ts');
const { calledAddresses, describeSettings, readSettings } = await import('./src/server/settings.ts');
const { readSiteFiles } = await import('./src/server/site-files.ts');
const { writeStamp } = await import('./src/server/stamp.ts');

// All of it can be loaded: that is what was asked.
if (process.argv.includes('--trial')) process.exit();

const dist = join(root, 'dist');
/** The build's own files: nothing here is served. */
const work = join(root, '.build');
/** A build grows here: whoever reads `dist/` meanwhile finds the last one whole. Development adds to what it serves. */
const out = isDevelopment ? dist : join(work, `next-${process.pid}`);
const settings = await orExit(() => readSettings(process.env));

const compileStyles = createStyleCompiler(join(root, 'src'), !isDevelopment);
/** @type {import('./src/bundle/style-modules.ts').StyleModules} */
let styleModules = new Map();
const late = join(work, 'late');
const bundler = createBundler({
  root,
  dist,
  out,
  work,
  late,
  settings,
  isDevelopment,
  styleModules: () => styleModules,
});

const memo = createMemo();
const { writeFiles, removeOthers, replaceFiles } = createOutput();
/** Development adds to what its first build wrote. */
let isFirst = true;

/** Builds everything once. Answers how long each stage took. */
async function build() {
  const stages = new Stages();
  await mkdir(work, { recursive: true });
  styleModules = await compileStyles();
  const [{ metafile, site, bodies }, consoleApp] = await settleAll([
    bundler.prerender(),
    bundler.console(),
    isDevelopment && !isFirst && bundler.site(),
    isDevelopment && writeStyleTypes(root, styleModules),
  ]);
  const [colors, fonts] = await Promise.all([readColors(root), readFonts(root)]);
  checkContent(site, colors);
  stages.end('bundles');
  const styles = await bundleStyles({
    site: metafile,
    console: consoleApp.metafile,
    modules: styleModules,
    documentPaths: site.documentPaths,
    root,
    isMinified: !isDevelopment,
    colors,
    withFonts: fonts.withAddresses,
    siteUrl: settings.siteUrl,
  });
  await replaceFiles(late, styles.late);
  const [siteApp, asleep] = await settleAll([bundler.site(), bundler.asleep()]);
  stages.end('styles');
  const outputs = [...siteApp.outputFiles, ...consoleApp.outputFiles].filter(({ path }) => path.endsWith('.js'));
  const code = Object.fromEntries(outputs.map(({ path, text }) => [path.slice(dist.length), text]));
  // The code that an article shows is not run.
  for (const [file, { entryPoint = '' }] of Object.entries(siteApp.metafile.outputs))
    if (entryPoint.endsWith('.md')) delete code[normalize(file.slice('dist'.length))];
  const html = Object.fromEntries([...bodies].map(([path, body]) => [`${path}.html`, body]));
  const faults = findNewerFeatures({ ...code, ...html, ...styles.files, ...styles.inline });
  if (faults.length > 0) throw new Error(`Older browsers can’t run this build:\n${faults.join('\n')}`);
  if (isFirst) await rm(out, { recursive: true, force: true });
  isFirst = false;
  const client = await bundler.publish([siteApp, consoleApp]);
  const template = fonts.withAddresses(withColors(await readFile(join(root, 'index.html'), 'utf8'), colors));
  const { documents, pages } = await writeDocuments({ site, bodies, styles, client, template, asleep });
  const images = await drawImages({ root, work, documents: pages, colors, withShares: !isDevelopment });
  const texts = { ...styles.files, ...fonts.files, ...deployFiles(settings, colors), ...images };
  const [copies] = await Promise.all([memo('public', copyPublicFiles), writeFiles(out, texts)]);
  if (isDevelopment) {
    const outputs = Object.keys(client.outputs).map((file) => join(root, file));
    const names = [...copies, ...Object.keys(texts), ...Object.values(documents).map(({ file }) => file)];
    await removeOthers(dist, new Set([...outputs, ...names.map((name) => join(dist, name))]));
  }
  stages.end('files');
  if (!isDevelopment) await compressAll(out);
  stages.end('compression');
  if (!isDevelopment) await publish();
  await writeHostFiles(documents);
  await writeStamp(work, { settings, isDevelopment, documents });
  return stages;
}

/**
 * Writes the files of each host, from the templates in `.hosts/`.
 * @param {Record<string, import('./src/server/stamp.ts').ServedDocument>} documents
 */
async function writeHostFiles(documents) {
  if (isDevelopment) return;
  const folder = join(root, '.hosts');
  const templates = await readTemplates(join(folder, 'templates'));
  const files = await readSiteFiles(dist);
  const version = createHash('sha256');
  for (const [path, { etag }] of [...files].sort()) version.update(path + etag);
  const [notFound = '', console = ''] = ['/404.html', '/admin.html'].map((path) => files.get(path)?.plain.toString());
  const build = version.digest('hex').slice(0, 12);
  await writeFiles(folder, hostFiles({ settings, documents, templates, build, notFound, console }));
}

/** Only now is anything replaced: a build that fails leaves the last good one in place. */
async function publish() {
  const old = join(work, `old-${process.pid}`);
  await rename(dist, old).catch((error) => error.code === 'ENOENT' || Promise.reject(error));
  await rename(out, dist);
  await rm(old, { recursive: true, force: true });
}

/**
 * Throws a sentence for each fault of the content and the colors.
 * @param {import('./src/bundle/bundle.ts').Prerendered['site']} site
 * @param {Awaited<ReturnType<typeof readColors>>} colors
 */
function checkContent(site, colors) {
  const hasFile = (/** @type {string} */ address) => existsSync(join(root, 'public', address));
  const faults = [...site.contentFaults(hasFile), ...colorFaults(colors)];
  if (faults.length > 0) throw new AggregateError(faults);
  for (const notice of site.contentNotices()) console.warn(notice);
}

/** Folders count as inputs too: their times tell of files that are new or gone. A link that leads nowhere is an editor's lock. */
async function copyPublicFiles() {
  const folder = join(root, 'public');
  const filter = (/** @type {string} */ file) => existsSync(file) && !isFont(file);
  const names = (await readdir(folder, { recursive: true })).filter((name) => filter(join(folder, name)));
  await cp(folder, out, { recursive: true, filter });
  return { value: names, inputs: [folder, ...names.map((name) => join(folder, name))] };
}

/**
 * Writes every HTML file. Answers, by path, the file and the policy that it is served with.
 * @param {Pick<import('./src/bundle/bundle.ts').Prerendered, 'site' | 'bodies'> & {
 *   styles: import('./src/bundle/styles.ts').Styles,
 *   client: import('esbuild').Metafile,
 *   template: string,
 *   asleep: string,
 * }} parts
 */
async function writeDocuments({ site, bodies, styles, client, template, asleep }) {
  /** @type {Record<string, import('./src/server/stamp.ts').ServedDocument>} */
  const documents = {};
  /** @type {Map<string, string>} */
  const pages = new Map();
  /** @type {Record<string, string>} */
  const files = {};
  for (const path of site.documentPaths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const style = styles.inline[path] ?? '';
    const own = policy(asleep, [sourceHash(style)]);
    const html = siteDocument({
      template,
      path,
      style,
      printHref: styles.printHref,
      client,
      isDevelopment,
      asleep,
      head: site.pageHead(path),
      body: bodies.get(path) ?? '',
    });
    files[file] = withPolicy(html, own);
    documents[path] = { file, policy: own };
    if (path !== site.notFoundPath) pages.set(path, files[file]);
  }
  const own = policy(asleep, [], true);
  const html = consoleDocument({ template, client, isDevelopment, styleHref: styles.consoleHref });
  files['admin.html'] = withPolicy(html, own);
  documents['/admin'] = { file: 'admin.html', policy: own };
  await writeFiles(out, files);
  return { documents, pages };
}

/**
 * @param {string} asleep
 * @param {readonly string[]} styleHashes
 * @param {boolean} hasFrames
 */
function policy(asleep, styleHashes, hasFrames = false) {
  return contentSecurityPolicy({
    apiUrl: settings.apiUrl,
    calledUrls: calledAddresses(settings),
    scriptHash: sourceHash(asleep),
    styleHashes,
    hasFrames,
    reportUrl: settings.reportUrl,
  });
}

/** @param {string} text */
function sourceHash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

try {
  if (isDevelopment) await watch({ root, dist, work, settings, build, bundler });
  else console.log(`${await build()}\nSettings:\n${describeSettings(settings).join('\n')}`);
} catch (error) {
  console.error(describeProblems(error, root).join('\n\n'));
  process.exit(1);
}
