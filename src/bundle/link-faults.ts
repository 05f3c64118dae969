// Finds links that lead nowhere: to a page, a file or an element of this site that doesn't exist.
import { isConsolePath } from '../hosting/headers.ts';
import type { SiteDocument } from '../site/prerender.tsx';
import { developmentScriptPath } from './channel.ts';
import type { Files } from './output.ts';

type Page = Pick<SiteDocument, 'path' | 'source'> & { html: string };

/** Checks the documents' links. `html` has the HTML of each path. Errors: throws one `AggregateError` for all faults. */
export function checkLinks(documents: readonly SiteDocument[], html: ReadonlyMap<string, string>, files: Files): void {
  const pages = documents.map(({ path, source }) => ({ path, source, html: html.get(path) ?? '' }));
  const faults = linkFaults(pages, (name) => name in files);
  for (const { source, head } of documents)
    if (head.translates && !html.has(head.translates))
      faults.push(`${source}: it translates ${head.translates}, which isn’t a page of this site.`);
  if (faults.length > 0) throw new AggregateError(faults, faults.join('\n'));
}

/**
 * Returns a sentence for each link or picture of a page that leads nowhere. `hasFile` tells whether the build contains
 * a file, by its name.
 */
export function linkFaults(pages: readonly Page[], hasFile: (name: string) => boolean): string[] {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(valuesOf(html, 'id'))]));
  return pages.flatMap(({ path, html, source }) => {
    const sets = valuesOf(html, 'srcset').flatMap((set) =>
      set.split(',').map((each) => each.trim().replace(/\s.*/s, '')),
    );
    const addresses = new Set([...valuesOf(html, 'href'), ...valuesOf(html, 'src'), ...sets]);
    return [...addresses].flatMap((address) => {
      const fault = faultOf(address, path, ids, hasFile);
      return fault ? [`${source}: the page ${path} links to ${address}, ${fault}`] : [];
    });
  });
}

function faultOf(
  address: string,
  path: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  hasFile: (name: string) => boolean,
): string | undefined {
  const { origin, pathname, hash } = new URL(address, `http://site${path}`);
  if (origin !== 'http://site' || pathname === developmentScriptPath) return undefined;
  const own = ids.get(pathname);
  if (!own)
    return hasFile(isConsolePath(pathname) ? 'admin.html' : decodeURI(pathname.slice(1)))
      ? undefined
      : 'which isn’t a page or file of this site.';
  return hash === '' || own.has(decodeURIComponent(hash.slice(1))) ? undefined : 'but that page has no such section.';
}

/** Returns the values of an attribute in all tags, as text. */
function valuesOf(html: string, attribute: string): string[] {
  const tags = html.replace(/<(script|style)\b(?! src)[\s\S]*?<\/\1>/g, '');
  const values = [...tags.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))];
  return values.map(([, value = '']) => value.replaceAll('&amp;', '&'));
}
