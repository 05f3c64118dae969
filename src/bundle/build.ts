// One build: bundles, prerenders, compresses, writes the headers and the files for hosts.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { contentSecurityPolicy } from '../hosting/headers.ts';
import { hostFiles, readTemplates } from '../hosting/hosts.ts';
import { calledAddresses, type Settings } from '../hosting/settings.ts';
import { type ServedDocument, writeStamp } from '../hosting/stamp.ts';
import { findNewerFeatures } from './browser-support.ts';
import { createBundler, type Prerendered } from './bundle.ts';
import { checkContent } from './check-content.ts';
import { readColors } from './colors.ts';
import { deployFiles } from './deploy-files.ts';
import { settleAll } from './development/problems.ts';
import { consoleDocument, siteDocument, withColors } from './documents.ts';
import { isFont, readFonts } from './fonts.ts';
import { compress, createWriter, type Files, textOf, writeFiles } from './output.ts';
import { shareImages } from './share-images.ts';
import { compileStyleModules, type StyleModules, shortenClasses } from './style-modules.ts';
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

/** Returns a function that builds everything once, and returns the names of the changed files. */
export function createBuild({ root, settings, dist, work, isDevelopment }: BuildOptions): () => Promise<string[]> {
  /** The output folder. In production it replaces `dist` at the end, which stays complete until then. */
  const out = isDevelopment ? dist : join(work, `next-${process.pid}`);
  let styleModules: StyleModules = new Map();
  const bundler = createBundler({ root, work, settings, isDevelopment, styleModules: () => styleModules });
  const write = createWriter(out);

  return async () => {
    await mkdir(work, { recursive: true });
    styleModules = await compileStyleModules(join(root, 'src'));
    const [{ metafile, site, bodies: written }, consoleBundle, siteBundle] = await settleAll([
      bundler.prerender(),
      isDevelopment && bundler.application('admin'),
      isDevelopment && bundler.application('site'),
      writeStyleTypes(root, styleModules),
    ]);
    const { modules, bodies } = isDevelopment
      ? { modules: styleModules, bodies: written }
      : shortenClasses(styleModules, written);
    styleModules = modules;
    const consoleApp = consoleBundle || (await bundler.application('admin'));
    const [colors, fonts] = await Promise.all([readColors(root), readFonts(root)]);
    checkContent(root, site, colors);
    const styles = await bundleStyles({
      ...{ site: metafile, console: consoleApp.metafile, documentPaths: site.documentPaths },
      ...{ root, colors, isDevelopment, modules, withFonts: fonts.withAddresses },
      siteUrl: settings.siteUrl,
    });
    const [siteApp, inlineScript] = await settleAll([
      siteBundle || bundler.application('site', styles.rules, styles.shell),
      bundler.inlineScript(),
    ]);
    const client: Metafile = {
      inputs: { ...siteApp.metafile.inputs, ...consoleApp.metafile.inputs },
      outputs: { ...siteApp.metafile.outputs, ...consoleApp.metafile.outputs },
    };
    await writeFile(join(work, 'metafile.json'), JSON.stringify(client));
    const template = fonts.withAddresses(withColors(await readFile(join(root, 'index.html'), 'utf8'), colors));
    const parts = { site, bodies, styles, client, template, inlineScript, settings, isDevelopment };
    const { documents, files: documentFiles, pages } = makeDocuments(parts);
    const code = { ...siteApp.files, ...consoleApp.files };
    checkBrowsers(client, { ...code, ...documentFiles, ...styles.files, ...styles.inline });
    const isMap = (name: string) => name.endsWith('.map') && !isDevelopment;
    const files: Files = {
      ...(await publicFiles(root)),
      ...only(code, (name) => !isMap(name)),
      ...documentFiles,
      ...styles.files,
      ...fonts.files,
      ...deployFiles(settings, colors),
      ...(await textPictures(root, colors)),
      ...(isDevelopment ? {} : await shareImages(root, join(work, 'images'), pages, colors)),
    };
    const changed = await write(isDevelopment ? files : { ...files, ...(await compress(files)) });
    if (!isDevelopment) {
      await replaceFolder(out, dist, join(work, `old-${process.pid}`));
      const templates = await readTemplates(join(root, '.hosts/templates'));
      await writeFiles(join(root, '.hosts'), hostFiles({ settings, documents, templates, build: versionOf(files) }));
      await writeFiles(join(work, 'maps'), only(code, isMap));
    }
    await writeStamp(work, { settings, documents });
    return changed;
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

/** Returns a content hash that identifies this build. */
function versionOf(files: Files): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(name).update(files[name] ?? '');
  return hash.digest('hex').slice(0, 12);
}

function only(files: Files, isMeant: (name: string) => boolean): Files {
  return Object.fromEntries(Object.entries(files).filter(([name]) => isMeant(name)));
}

/** Throws a sentence for each feature that a supported browser lacks. Code shown in an article isn't executed. */
function checkBrowsers({ outputs }: Metafile, files: Files): void {
  const isRun = (name: string) => !/\.map$/.test(name) && !outputs[`dist/${name}`]?.entryPoint?.endsWith('.md');
  const texts = Object.entries(files).flatMap(([name, content]) => (isRun(name) ? [[name, textOf(content)]] : []));
  const faults = findNewerFeatures(Object.fromEntries(texts));
  if (faults.length > 0) throw new Error(`Older browsers can’t run this build:\n${faults.join('\n')}`);
}

/** Returns the public files, except fonts, which have other names, and editors' locks, which are dangling links. */
async function publicFiles(root: string): Promise<Files> {
  const folder = join(root, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const files = paths.filter((path, index) => !entries[index]?.isDirectory() && existsSync(path) && !isFont(path));
  const read = files.map(async (path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), await readFile(path)]);
  return Object.fromEntries(await Promise.all(read));
}

interface DocumentParts extends Pick<Prerendered, 'site' | 'bodies'>, Pick<BuildOptions, 'settings' | 'isDevelopment'> {
  styles: Styles;
  client: Metafile;
  template: string;
  inlineScript: string;
}

/** Returns every HTML file by name, the file and policy of each path, and the public pages. */
function makeDocuments({ site, bodies, styles, settings, inlineScript, ...parts }: DocumentParts) {
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
    files[file] = html;
    documents[path] = { file, policy };
    if (path !== '/admin' && path !== site.notFoundPath) pages.set(path, html);
  };
  for (const path of site.documentPaths) {
    const style = styles.inline[path] ?? '';
    const own = { path, style, head: site.pageHead(path), body: bodies.get(path) ?? '' };
    const html = siteDocument({ ...parts, ...own, inlineScript, sheets: styles.siteSheets });
    const styleHashes = style ? [sourceHash(style)] : [];
    add(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`, html, { styleHashes });
  }
  const html = consoleDocument({ ...parts, sheets: styles.consoleSheets });
  add('/admin', 'admin.html', html, { styleHashes: [], hasFrames: true });
  return { documents, files, pages };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
