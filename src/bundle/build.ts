// Builds the site and the console. `build` tells the steps in order.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { openApi } from '../contract/openapi.ts';
import { readFolder } from '../hosting/folder.ts';
import { hostFiles } from '../hosting/hosts.ts';
import { hasConsole } from '../hosting/settings.ts';
import { hashInputs, writeStamp } from '../hosting/stamp.ts';
import { createBundler } from './bundle.ts';
import { checkContent } from './check-content.ts';
import { deployFiles } from './deploy-files.ts';
import { makeDocuments } from './documents.ts';
import { checkLinks } from './link-faults.ts';
import { compress, type Files, hashOf, replaceFolder, usedFiles, writeFiles } from './output.ts';
import type { Project } from './project.ts';
import { readPublicFiles } from './public-files.ts';
import { shareImages } from './share-images.ts';
import { readColors } from './styles/colors.ts';
import { compileStyleModules } from './styles/style-modules.ts';
import { bundleStyles } from './styles/styles.ts';
import { textPictures } from './text-pictures.ts';
import { readTexts } from './texts.ts';

/** Builds into `dist`, and returns the files. If a step fails, the last build stays: each folder is replaced at the end. */
export async function build(project: Project): Promise<Files> {
  const { root, settings, dist, work, isDevelopment } = project;
  await mkdir(work, { recursive: true });
  const inputs = isDevelopment ? {} : { inputs: await hashInputs(root) };

  // 1. Name the classes, which the next steps insert into scripts and HTML. Read the Markdown texts.
  const modules = await compileStyleModules(join(root, 'src'), !isDevelopment);
  const texts = readTexts();
  const bundler = createBundler(project, modules, texts);

  // 2. Bundle the site for Node, and the console. Check the content.
  const [prerenderer, consoleApp] = await Promise.all([
    bundler.prerenderer(),
    hasConsole(settings) ? bundler.application('admin') : undefined,
  ]);
  const { site, metafile, isUsed } = prerenderer;
  const documents = await site.documents();
  checkContent(root, site, documents);

  // 3. Choose the styles of each page, and of each component that the site loads lazily.
  const [colors, publicFiles] = await Promise.all([readColors(root), readPublicFiles(root)]);
  const { withFonts } = publicFiles;
  const styles = await bundleStyles(project, {
    ...{ modules, isUsed, colors, documents, withFonts, site: metafile, console: consoleApp?.metafile },
  });

  // 4. Bundle the site for browsers with these styles. Render its pages.
  const rendered = documents.map(async ({ path, render }) => [path, await render()] as const);
  const [siteApp, bodies, inlineScript] = await Promise.all([
    bundler.application('site', styles),
    Promise.all(rendered),
    bundler.inlineScript(),
  ]);

  // 5. Put head, styles and HTML of each page into the template.
  const client: Metafile = {
    inputs: { ...siteApp.metafile.inputs, ...consoleApp?.metafile.inputs },
    outputs: { ...siteApp.metafile.outputs, ...consoleApp?.metafile.outputs },
  };
  const template = withFonts(await readFile(join(root, 'index.html'), 'utf8'));
  const parts = { documents, bodies: new Map(bodies), styles, colors, client, template, inlineScript };
  const html = makeDocuments({ ...project, ...parts });

  // 6. Add the other files, and a compressed copy of each text. Check the links.
  const files = usedFiles({
    ...{ ...publicFiles.files, ...siteApp.files, ...consoleApp?.files, ...html.files, ...styles.files },
    ...deployFiles(settings, site.patterns, documents, texts.articles),
    ...(await textPictures(root, texts.folders, colors)),
    ...(isDevelopment ? {} : await shareImages(root, join(work, 'images'), html.pages, colors)),
  });
  checkLinks(documents, html.pages, files);
  await replaceFolder(dist, isDevelopment ? files : { ...files, ...(await compress(files)) }, work);

  // 7. Write the files for hosts. The stamp comes last: servers reread the build when it changes.
  const stamp = { settings, documents: html.served, ...inputs };
  if (!isDevelopment) {
    const templates = await readFolder(join(root, '.hosts/templates'));
    const build = hashOf(
      ...Object.keys(files)
        .sort()
        .flatMap((name) => [name, files[name] ?? '']),
    );
    const document = openApi(settings.apiUrl, await readFile(join(root, 'src/contract/README.md'), 'utf8'));
    const api = hasConsole(settings) ? { 'openapi.json': JSON.stringify(document, null, 2) } : {};
    await writeFiles(join(root, '.hosts'), { ...hostFiles({ ...stamp, templates, build }), ...api });
    await writeFile(join(work, 'metafile.json'), JSON.stringify(client));
  }
  await writeStamp(work, stamp);
  return files;
}
