// Bundles, prerenders, compresses and writes the headers: `src/` and `public/` in, `dist/` out.
// `--watch` does so on every change, without compression, and serves the result.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { compressAll } from './src/build/compress.ts';
import { deployFiles } from './src/build/deploy-files.ts';
import { bootScript, consoleDocument, siteDocument } from './src/build/documents.ts';
import { bundleStyles, compileStyleModules, styleModulesPlugin } from './src/build/styles.ts';
import { watch } from './src/build/watch.ts';
import { contentSecurityPolicy } from './src/server/headers.ts';
import { describeSettings, readSettings } from './src/server/settings.ts';
import { writeStamp } from './src/server/stamp.ts';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
/** What the build needs for itself: nothing here is served. */
const work = join(root, '.build');

/** Builds everything once. `isDevelopment` leaves out what only a visitor's first load needs: minifying and compression. */
async function build(settings, isDevelopment) {
  const stages = new Stages();
  await rm(dist, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const styleModules = await compileStyleModules(join(root, 'src'), !isDevelopment);
  const common = commonOptions(settings, styleModules, isDevelopment);
  const prerender = await bundlePrerender(common);
  stages.end('prerender bundle');
  const styles = await bundleStyles(prerender.metafile, styleModules, prerender.documentPaths, !isDevelopment);
  const client = await bundleClient(common, styles);
  stages.end('client bundle');
  const documents = await writeDocuments(settings, prerender, styles, client);
  stages.end('documents');
  await Promise.all([
    cp(join(root, 'public'), dist, { recursive: true }),
    writeFiles(dist, { ...styles.files, ...deployFiles(settings, documents, prerender.documentPaths) }),
  ]);
  if (!isDevelopment) await compressAll(dist);
  stages.end('files');
  await writeStamp(work, { settings, isDevelopment, documents });
  return stages;
}

function commonOptions(settings, styleModules, isDevelopment) {
  const define = {
    __SITE_URL__: settings.siteUrl,
    __API_URL__: settings.apiUrl,
    __CHAT_WEBHOOK_URL__: settings.chatWebhookUrl,
    __CONTACT_URL__: settings.contactUrl,
    __NEWSLETTER_URL__: settings.newsletterUrl,
    'process.env.NODE_ENV': isDevelopment ? 'development' : 'production',
  };
  return {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: isDevelopment,
    minify: !isDevelopment,
    target: 'es2022',
    metafile: true,
    logLevel: 'error',
    logLimit: 5,
    // A misspelt class is an import that does not exist.
    logOverride: { 'import-is-undefined': 'error' },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [styleModulesPlugin(styleModules)],
  };
}

/** Bundles the prerenderer for Node, runs it, and keeps what it says. */
async function bundlePrerender(common) {
  const outfile = join(work, 'prerender.mjs');
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: ['src/site/prerender.tsx'],
    outfile,
    platform: 'node',
    packages: 'external',
    minify: false,
    define: { ...common.define, __PAGE_STYLES__: '{}' },
  });
  const version = createHash('sha1')
    .update(await readFile(outfile))
    .digest('hex');
  const module = await import(`${pathToFileURL(outfile)}?${version}`);
  return {
    metafile,
    ...module,
    bodies: await module.prerenderAll(),
  };
}

/** Bundles both applications, split by page and screen; source maps go to `.build/`, beside the metafile. */
async function bundleClient(common, styles) {
  const result = await esbuild.build({
    ...common,
    entryPoints: { site: 'src/site/entry.tsx', admin: 'src/admin/entry.tsx' },
    outdir: dist,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    splitting: true,
    sourcemap: 'external',
    write: false,
    define: { ...common.define, __PAGE_STYLES__: JSON.stringify(styles.hrefs) },
  });
  await writeFile(join(work, 'metafile.json'), JSON.stringify(result.metafile));
  await Promise.all(
    result.outputFiles.map(async ({ path, contents }) => {
      const place = path.endsWith('.map') ? join(work, 'maps', path.slice(dist.length)) : path;
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, contents);
    }),
  );
  return result.metafile;
}

/** Writes every HTML file. Answers, by path, the file and the policy that it is served with. */
async function writeDocuments(settings, prerender, styles, client) {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const policy = (styleHashes) =>
    contentSecurityPolicy({
      apiUrl: settings.apiUrl,
      otherUrls: [settings.chatWebhookUrl, settings.contactUrl, settings.newsletterUrl],
      scriptHash: sourceHash(bootScript),
      styleHashes,
    });
  const documents = {};
  const files = {};
  for (const path of prerender.documentPaths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const style = styles.inline[path];
    files[file] = siteDocument({
      template,
      path,
      style,
      client,
      isStatic: prerender.isStaticPath(path),
      head: prerender.pageHead(path),
      body: prerender.bodies.get(path),
    });
    documents[path] = { file, policy: policy([sourceHash(style)]) };
  }
  files['admin.html'] = consoleDocument(template, styles.consoleHref, client);
  documents['/admin'] = { file: 'admin.html', policy: policy([]) };
  await writeFiles(dist, files);
  return documents;
}

async function writeFiles(folder, files) {
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}

function sourceHash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** How long each stage took, in milliseconds. */
class Stages {
  #start = performance.now();
  #last = this.#start;
  #lines = [];

  end(name) {
    const now = performance.now();
    this.#lines.push(`${name} ${Math.round(now - this.#last)}`);
    this.#last = now;
  }

  toString() {
    return `Built in ${Math.round(this.#last - this.#start)} ms (${this.#lines.join(', ')})`;
  }
}

const settings = readSettings(process.env);
if (process.argv.includes('--watch')) {
  await watch({ root, dist, work, build: () => build(settings, true) });
} else {
  const stages = await build(settings, false);
  console.log(`${stages}\nSettings:\n${describeSettings(settings).join('\n')}`);
}
