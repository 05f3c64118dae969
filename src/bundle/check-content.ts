// `npm run check:content`: validates the content and explains each problem. Every build does the same, and checks links.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isConsolePath } from '../hosting/headers.ts';
import { readSettings } from '../hosting/settings.ts';
import { createBundler } from './bundle.ts';
import { lengthFaults } from './content-faults.ts';
import type * as Prerender from './prerender.ts';
import { describeProblems } from './problems.ts';
import { compileStyleModules } from './styles/style-modules.ts';
import { readTexts } from './texts.ts';

type Documents = readonly Pick<Prerender.SiteDocument, 'path' | 'source' | 'head'>[];

/** Validates the content. Prints notices for the owner. Errors: throws one `AggregateError` for all faults. */
export function checkContent(root: string, site: typeof Prerender, documents: Documents): void {
  const read = (path: string) => {
    try {
      return readFileSync(join(root, path));
    } catch {
      return undefined;
    }
  };
  const faults = [
    ...site.contentFaults((address) => read(`public${address}`)),
    ...headFaults(documents.filter(({ path }) => site.patterns.includes(path))),
    ...addressFaults(documents),
  ];
  if (faults.length > 0) throw new AggregateError(faults, faults.join('\n'));
  for (const notice of site.contentNotices({}, undefined, (file) => read(file)?.toString())) console.warn(notice);
}

/**
 * Checks the lengths of the titles and descriptions that search engines show. Those of Markdown pages may be shorter:
 * `contentFaults` checks them.
 */
export function headFaults(documents: Documents): string[] {
  const others = documents.filter(({ source }) => !source.startsWith('src/content/pages/own/'));
  return others.flatMap(({ path, source, head }) =>
    [
      ...lengthFaults(`the title of ${path}`, head.title, 30, 60),
      ...lengthFaults(`the description of ${path}`, head.description, 120, 155),
    ].map((fault) => `${source}: ${fault}`),
  );
}

/** Reports pages at an address of another page or of the console, because nobody would see them. */
export function addressFaults(documents: Documents): string[] {
  const paths = documents.map(({ path }) => path);
  const taken = documents.filter(({ path }, index) => paths.indexOf(path) < index || isConsolePath(path));
  return taken.map(
    ({ path, source }) =>
      `${source}: another page, or the console, is at ${path}, too. Change a row in src/site/pages.ts, or rename a file in src/content/pages/own.`,
  );
}

async function check(root: string): Promise<void> {
  const settings = readSettings(process.env);
  const folder = join(root, '.build/check');
  const project = { root, settings, dist: folder, work: folder, isDevelopment: true };
  const modules = await compileStyleModules(join(root, 'src'), false);
  const { site } = await createBundler(project, modules, readTexts()).prerenderer();
  checkContent(root, site, await site.documents());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  try {
    await check(root);
    console.log('The content has no errors. `npm run build` also checks the links.');
  } catch (error) {
    console.error(describeProblems(error, root).join('\n'));
    process.exitCode = 1;
  }
}
