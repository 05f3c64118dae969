// One build: bundles, prerenders, compresses, writes the headers and the files for hosts.
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { contentSecurityPolicy } from '../hosting/headers.ts';
import { type HostOptions, hostFiles, readTemplates } from '../hosting/hosts.ts';
import { calledAddresses, type Settings } from '../hosting/settings.ts';
import { type ServedDocument, writeStamp } from '../hosting/stamp.ts';
import { findNewerFeatures } from './browser-support.ts';
import { type BundleResult, createBundler, type Prerendered } from './bundle.ts';
import { type Colors, colorFaults, readColors } from './colors.ts';
import { compressAll } from './compress.ts';
import { deployFiles } from './deploy-files.ts';
import { settleAll } from './development/problems.ts';
import { consoleDocument, siteDocument, withColors, withPolicy } from './documents.ts';
import { isFont, readFonts } from './fonts.ts';
import { createMemo } from './memo.ts';
import { createOutput } from './output.ts';
import { shareImages } from './share-images.ts';
import { createStyleCompiler, type StyleModules } from './style-modules.ts';
import { writeStyleTypes } from './style-types.ts';
import { bundleStyles, type Styles } from './styles.ts';
import { textPictures } from './text-pictures.ts';

export interface BuildOptions {
  root: string;
  settings: Settings;
  /** The folder that is served. */
  dist: string;
  /** The build's own files: nothing here is served. */
  work: string;
  /** Skips compression, share images and files for hosts; each build updates the last one. */
  isDevelopment: boolean;
}

/** Returns a function that builds everything once. */
export function createBuild({ root, settings, dist, work, isDevelopment }: BuildOptions): () => Promise<void> {
  /** The output folder. In production it replaces `dist` at the end, which stays complete until then. */
  const out = isDevelopment ? dist : join(work, `next-${process.pid}`);
  const late = join(work, 'late');
  const compileStyles = createStyleCompiler(join(root, 'src'), !isDevelopment);
  let styleModules: StyleModules = new Map();
  const bundler = createBundler({ root, out, work, late, settings, isDevelopment, styleModules: () => styleModules });
  const memo = createMemo();
  const { writeFiles, removeOthers, replaceFiles } = createOutput();
  let isFirst = true;

  return async () => {
    await mkdir(work, { recursive: true });
    styleModules = await compileStyles();
    const [{ metafile, site, bodies }, consoleApp] = await settleAll([
      bundler.prerender(),
      bundler.console(),
      isDevelopment && !isFirst && bundler.site(),
      writeStyleTypes(root, styleModules),
    ]);
    const [colors, fonts] = await Promise.all([readColors(root), readFonts(root)]);
    checkContent(root, site, colors);
    const styles = await bundleStyles({
      ...{ site: metafile, console: consoleApp.metafile, documentPaths: site.documentPaths },
      ...{ root, colors, modules: styleModules, withFonts: fonts.withAddresses },
      ...{ siteUrl: settings.siteUrl, isMinified: !isDevelopment },
    });
    await replaceFiles(late, styles.late);
    const [siteApp, inlineScript] = await settleAll([bundler.site(), bundler.inlineScript()]);
    const html = Object.fromEntries([...bodies].map(([path, body]) => [`${path}.html`, body]));
    checkBrowsers(root, [siteApp, consoleApp], { ...html, ...styles.files, ...styles.inline });
    if (isFirst) await rm(out, { recursive: true, force: true });
    isFirst = false;
    const client = await bundler.publish([siteApp, consoleApp]);
    const template = fonts.withAddresses(withColors(await readFile(join(root, 'index.html'), 'utf8'), colors));
    const parts = { site, bodies, styles, client, template, inlineScript, settings, isDevelopment };
    const { documents, files, pages } = makeDocuments(parts);
    const texts = {
      ...files,
      ...styles.files,
      ...fonts.files,
      ...deployFiles(settings, colors),
      ...(await textPictures(root, colors)),
      ...(isDevelopment ? {} : await shareImages(root, join(work, 'images'), pages, colors)),
    };
    const [copies] = await Promise.all([memo('public', () => copyPublicFiles(root, out)), writeFiles(out, texts)]);
    if (isDevelopment) {
      const outputs = Object.keys(client.outputs).map((file) => file.slice('dist/'.length));
      const names = [...outputs, ...copies, ...Object.keys(texts)];
      await removeOthers(out, new Set(names.map((name) => join(out, name))));
    } else {
      await compressAll(out);
      await replaceFolder(out, dist, join(work, `old-${process.pid}`));
      await writeFiles(join(root, '.hosts'), await filesForHosts(root, dist, { settings, documents }));
    }
    await writeStamp(work, { settings, documents });
  };
}

/**
 * Replaces the folder at the end, so a build that fails leaves the last good one in place. Between the two renames there
 * is no folder, which `npm start` doesn't notice: it reads the files after the stamp, which is written later.
 */
async function replaceFolder(next: string, folder: string, old: string): Promise<void> {
  await rename(folder, old).catch((error) => error.code === 'ENOENT' || Promise.reject(error));
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

async function filesForHosts(root: string, dist: string, parts: Pick<HostOptions, 'settings' | 'documents'>) {
  const templates = await readTemplates(join(root, '.hosts/templates'));
  return hostFiles({ ...parts, templates, build: await versionOf(dist) });
}

/** Returns a content hash that identifies this build. */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Throws a sentence for each feature that a supported browser lacks. */
function checkBrowsers(
  root: string,
  applications: readonly BundleResult[],
  texts: Readonly<Record<string, string>>,
): void {
  const code = applications.flatMap(({ outputFiles, metafile }) =>
    outputFiles.flatMap(({ path, text }): [string, string][] => {
      const file = relative(root, path).replaceAll('\\', '/');
      // Code shown in an article isn't executed.
      const isCode = file.endsWith('.js') && !metafile.outputs[file]?.entryPoint?.endsWith('.md');
      return isCode ? [[file, text]] : [];
    }),
  );
  const faults = findNewerFeatures({ ...Object.fromEntries(code), ...texts });
  if (faults.length > 0) throw new Error(`Older browsers can’t run this build:\n${faults.join('\n')}`);
}

/** Throws a sentence for each fault of the content and the colors. */
function checkContent(root: string, site: Prerendered['site'], colors: Colors): void {
  const sizeOf = (address: string) => statSync(join(root, 'public', address), { throwIfNoEntry: false })?.size;
  const faults = [...site.contentFaults(sizeOf), ...colorFaults(colors)];
  if (faults.length > 0) throw new AggregateError(faults);
  for (const notice of site.contentNotices()) console.warn(notice);
}

/** Copies public files, except editors' locks (dangling links). The folder's time reveals new and removed files. */
async function copyPublicFiles(root: string, out: string) {
  const folder = join(root, 'public');
  const filter = (file: string) => existsSync(file) && !isFont(file);
  const names = (await readdir(folder, { recursive: true })).filter((name) => filter(join(folder, name)));
  await cp(folder, out, { recursive: true, filter });
  return { value: names, inputs: [folder, ...names.map((name) => join(folder, name))] };
}

interface DocumentParts extends Pick<Prerendered, 'site' | 'bodies'>, Pick<BuildOptions, 'settings' | 'isDevelopment'> {
  styles: Styles;
  client: Metafile;
  template: string;
  inlineScript: string;
}

/** Returns every HTML file by name, the file and policy of each path, and the public pages. */
function makeDocuments({
  site,
  bodies,
  styles,
  client,
  template,
  inlineScript,
  settings,
  isDevelopment,
}: DocumentParts) {
  const documents: Record<string, ServedDocument> = {};
  const files: Record<string, string> = {};
  const pages = new Map<string, string>();
  const add = (path: string, file: string, html: string, sources: { styleHashes: string[]; hasFrames?: boolean }) => {
    const policy = contentSecurityPolicy({
      apiUrl: settings.apiUrl,
      calledUrls: calledAddresses(settings),
      scriptHash: sourceHash(inlineScript),
      reportUrl: settings.reportUrl,
      ...sources,
    });
    files[file] = withPolicy(html, policy);
    documents[path] = { file, policy };
    if (path !== '/admin' && path !== site.notFoundPath) pages.set(path, html);
  };
  for (const path of site.documentPaths) {
    const style = styles.inline[path] ?? '';
    const head = site.pageHead(path);
    const body = bodies.get(path) ?? '';
    const { printHref } = styles;
    const html = siteDocument({ template, path, style, printHref, client, isDevelopment, inlineScript, head, body });
    add(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`, html, { styleHashes: [sourceHash(style)] });
  }
  const html = consoleDocument({ template, client, isDevelopment, styleHref: styles.consoleHref });
  add('/admin', 'admin.html', html, { styleHashes: [], hasFrames: true });
  return { documents, files, pages };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
