// Builds the site and the console: bundles, prerenders, compresses, and writes the files for hosts.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { pathIn, readFolder } from '../hosting/folder.ts';
import { contentSecurityPolicy } from '../hosting/headers.ts';
import { hostFiles } from '../hosting/hosts.ts';
import { calledAddresses, listOf, type Settings } from '../hosting/settings.ts';
import { hashInputs, type ServedDocument, writeStamp } from '../hosting/stamp.ts';
import type { SiteDocument } from '../site/prerender.tsx';
import { createBundler, type Project } from './bundle.ts';
import { createCache } from './cache.ts';
import { checkContent } from './check-content.ts';
import { deployFiles } from './deploy-files.ts';
import { developmentScriptPath } from './development/channel.ts';
import { consoleDocument, type DocumentParts, siteDocument, withColors } from './documents.ts';
import { isFont, readFonts } from './fonts.ts';
import { linkFaults } from './link-faults.ts';
import { compress, createWriter, type Files, writeFiles } from './output.ts';
import { settleAll } from './problems.ts';
import { shareImages } from './share-images.ts';
import { readColors } from './styles/colors.ts';
import { compileStyleModules, renamedModules, type StyleModules, shortenClasses } from './styles/style-modules.ts';
import { writeStyleTypes } from './styles/style-types.ts';
import { bundleStyles } from './styles/styles.ts';
import { textPictures } from './text-pictures.ts';
import { textModules } from './texts.ts';

export interface BuildOptions extends Project {
  dist: string;
}

/**
 * Creates a function that builds. It returns the names of the output files that it wrote or removed. The first call
 * builds everything. Later calls build only what the given changed sources affect.
 */
export function createBuild({ root, settings, dist, work, isDevelopment }: BuildOptions) {
  /** The output folder. In production it replaces `dist` at the end, so that a failed build leaves `dist` unchanged. */
  const out = isDevelopment ? dist : join(work, `next-${process.pid}`);
  const cache = createCache();
  let modules: StyleModules = new Map();
  const bundler = createBundler({ root, work, settings, isDevelopment, cache, styleModules: () => modules });
  const write = createWriter(out);

  return async (changed: readonly string[] = []): Promise<string[]> => {
    await mkdir(work, { recursive: true });
    const inputs = isDevelopment ? {} : { inputs: await hashInputs(root) };
    cache.discard(changed.flatMap(affectedBy));
    const compiled = await compileStyleModules(join(root, 'src'));
    await writeStyleTypes(root, compiled);
    cache.discard(renamedModules(modules, compiled).map((file) => pathIn(root, file)));
    modules = compiled;
    // In development, bundles in parallel; the calls below hit the cache. In production, bundles need earlier output.
    if (isDevelopment)
      await settleAll([bundler.prerender(), bundler.application('admin'), bundler.application('site')]);
    const prerendered = await bundler.prerender();
    const { metafile, site, documents } = prerendered;
    let { bodies } = prerendered;
    if (!isDevelopment) ({ modules, bodies } = shortenClasses(modules, bodies));
    const consoleApp = await bundler.application('admin');
    const [colors, fonts] = await Promise.all([readColors(root), readFonts(root)]);
    checkContent(root, site, colors);
    const styles = await bundleStyles({
      ...{ site: metafile, console: consoleApp.metafile, documents },
      ...{ root, colors, isDevelopment, modules, withFonts: fonts.withAddresses },
      siteUrl: settings.siteUrl,
    });
    const siteApp = await bundler.application('site', styles.rules, styles.shell);
    const client: Metafile = {
      inputs: { ...siteApp.metafile.inputs, ...consoleApp.metafile.inputs },
      outputs: { ...siteApp.metafile.outputs, ...consoleApp.metafile.outputs },
    };
    await writeFile(join(work, 'metafile.json'), JSON.stringify(client));
    const template = fonts.withAddresses(withColors(await readFile(join(root, 'index.html'), 'utf8'), colors));
    const inlineScript = await bundler.inlineScript();
    const verification = listOf(settings.siteVerification);
    const parts = { bodies, styles, client, template, inlineScript, isDevelopment, verification };
    const { served, files: documentFiles, pages } = makeDocuments(parts, documents, settings);
    const files: Files = {
      ...(await readFolder(join(root, 'public'), (name) => !isFont(name))),
      ...siteApp.files,
      ...consoleApp.files,
      ...documentFiles,
      ...styles.files,
      ...fonts.files,
      ...deployFiles(settings, site.patterns, documents),
      ...(await textPictures(root, colors)),
      ...(isDevelopment ? {} : await shareImages(root, join(work, 'images'), pages, colors)),
    };
    const hasFile = (name: string) => name in files || `/${name}` === developmentScriptPath;
    const faults = linkFaults(
      documents.map(({ path, source }) => ({ path, source, html: pages.get(path) ?? '' })),
      hasFile,
    );
    if (faults.length > 0) throw new AggregateError(faults, faults.join('\n'));
    const written = await write(isDevelopment ? files : { ...files, ...(await compress(files)) });
    if (!isDevelopment) {
      await replaceFolder(out, dist, join(work, `old-${process.pid}`));
      const templates = await readFolder(join(root, '.hosts/templates'));
      await writeFiles(
        join(root, '.hosts'),
        hostFiles({ settings, documents: served, templates, build: versionOf(files) }),
      );
    }
    await writeStamp(work, { settings, documents: served, ...inputs });
    return written;
  };
}

/**
 * Returns the sources whose cached results a change makes stale. None for a stylesheet, because other files depend only
 * on its class names, which `renamedModules` compares.
 */
function affectedBy(path: string): string[] {
  if (path.endsWith('.css')) return [];
  // Any file in these folders affects all bundled texts, because they contain the sizes of pictures.
  const [, texts] = /^(src\/content\/(?:articles|cases))\//.exec(path) ?? [];
  return texts ? [texts, ...textModules] : [path];
}

/**
 * Replaces `folder` with `next`. Between the renames, `folder` is missing. That's harmless, because `npm start` reads
 * its files only after the build has written its stamp.
 */
async function replaceFolder(next: string, folder: string, old: string): Promise<void> {
  await rename(folder, old).catch((error) => error.code === 'ENOENT' || Promise.reject(error));
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

function versionOf(files: Files): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(name).update(files[name] ?? '');
  return hash.digest('hex').slice(0, 12);
}

/** Returns the HTML files by name, the file and security policy of each path, and the HTML of public pages by path. */
function makeDocuments(parts: DocumentParts, documents: readonly SiteDocument[], settings: Settings) {
  const served: Record<string, ServedDocument> = {};
  const files: Record<string, string> = {};
  const pages = new Map<string, string>();
  const add = (path: string, file: string, html: string, styles: string | undefined) => {
    const policy = contentSecurityPolicy({
      apiUrl: settings.apiUrl,
      calledUrls: calledAddresses(settings),
      scriptHash: sourceHash(parts.inlineScript),
      styleHashes: styles ? [sourceHash(styles)] : [],
      hasFrames: path === '/admin',
      framedUrls: listOf(settings.frameUrls),
      reportUrl: settings.reportUrl,
    });
    files[file] = html;
    served[path] = { file, policy };
  };
  for (const document of documents) {
    const { path, head } = document;
    const html = siteDocument(parts, document);
    add(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`, html, parts.styles.inline[path]);
    if (head.canonical) pages.set(path, html);
  }
  add('/admin', 'admin.html', consoleDocument(parts), undefined);
  return { served, files, pages };
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
