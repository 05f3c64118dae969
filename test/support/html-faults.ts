// Finds faults in the HTML of a built site, with any content and without a browser.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the HTML of a build's pages, by path. Leaves out the console's document, which its script fills. */
export function readPages(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // Leaves out an owner's own files, such as one that verifies the site for a search engine.
    .filter((file) => file.endsWith('.html') && file !== 'admin.html' && !existsSync(join('public', file)));
  const pathOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;
  return new Map(files.map((file) => [pathOf(file), readFileSync(join(dist, file), 'utf8')]));
}

/** Returns a page's text, without its markup. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/**
 * Returns a sentence for each fault in images, ids, headings, titles and structured data, and for each `undefined`, `NaN`
 * or `[object Object]` in the text. The build itself checks links.
 */
export function htmlFaults(dist: string): string[] {
  const pages = readPages(dist);
  const titles = new Map<string, string>();
  return [...pages].flatMap(([path, html]) => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    const twin = titles.get(title);
    titles.set(title, path);
    const own = [...html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').matchAll(/\sid="([^"]*)"/g)].map(
      ([, id]) => id,
    );
    const unlabeled = [...html.matchAll(/<img (?![^>]*\salt=)[^>]*>/g)].map(([tag]) => tag);
    const raw = /\b(undefined|NaN)\b|\[object \w+\]|\$\{/.exec(wordsOf(html.replace(/<(code|pre)[\s\S]*?<\/\1>/g, '')));
    const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    return [
      levels.filter((level) => level === 1).length === 1 ? '' : "doesn't have exactly one heading of level 1",
      levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) ? `skips a heading: ${levels}` : '',
      twin === undefined && title !== '' ? '' : `has no title, or the same as ${twin}`,
      own.length === new Set(own).size ? '' : `repeats an id: ${own.filter((id, at) => own.indexOf(id) !== at)}`,
      unlabeled.length === 0 ? '' : `has an image without an alt attribute: ${unlabeled}`,
      raw ? `says ${raw[0]}` : '',
      data.every(([, json = '']) => isJson(json)) && (data.length > 0 || path === '/404')
        ? ''
        : "has no structured data, or some that isn't JSON",
    ].flatMap((fault) => (fault ? [`${path} ${fault}.`] : []));
  });
}

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
}
