// Checks the build's output in dist/ as files, without a browser.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import type { Metafile } from 'esbuild';
import { hasConsole } from '../../src/content/parts.ts';
import { readStamp } from '../../src/hosting/stamp.ts';
import { files, read } from '../support/built.ts';
import { assertNone } from '../support/files.ts';
import { htmlFaults, readPages, wordsOf } from '../support/html-faults.ts';
import { allPaths, documentName, pagePaths } from '../support/pages.ts';

const documents = files.filter((file) => file.endsWith('.html') && !existsSync(`public/${file}`));
const stamp = (await readStamp('.build')) ?? assert.fail('there is no build');
const { siteUrl } = stamp.settings;
const metafile: Metafile = JSON.parse(readFileSync('.build/metafile.json', 'utf8'));

test('there is a document for every page, the not-found page and the console, if there is one', () => {
  const expected = [...allPaths, '/404', ...(hasConsole ? ['/admin'] : [])].map(documentName);
  assert.deepEqual(documents.toSorted(), expected.map((name) => `${name}.html`).toSorted());
});

test('every page has heading levels without gaps, unique ids, and no empty text', () => {
  assert.equal(htmlFaults('dist').join('\n'), '');
});

test('on every page, links of one name lead to one address', () => {
  for (const [path, html] of readPages('dist')) {
    const links = [...html.matchAll(/<a [^>]*?href="(.*?)".*?<\/a>/gs)];
    const nameOf = (link: string) => /aria-label="(.*?)"/.exec(link)?.[1] ?? wordsOf(link).trim();
    const addresses = new Map(links.map(([link, address]) => [nameOf(link), address]));
    const others = links.filter(([link, address]) => address !== addresses.get(nameOf(link)));
    const names = [...new Set(others.map(([link]) => nameOf(link)))];
    assertNone(names, `on ${path} these links lead to several addresses: change their words in src/content`);
  }
});

test('every control that needs the script is marked, so that presses before hydration are replayed', () => {
  for (const [path, html] of readPages('dist')) {
    const controls = html.match(/<(?:button|form|textarea)\b[^>]*>|<a [^>]*aria-expanded[^>]*>/g) ?? [];
    const unmarked = controls.filter((tag) => !/ data-early=| popovertarget=| type="?submit/i.test(tag));
    assertNone(
      unmarked.filter((tag) => !tag.includes('name="message"')),
      path,
    );
  }
});

test('no text in a drawing is empty or still a placeholder', () =>
  assert.ok(!documents.some((file) => /<text[^>]*>(?:<\/text>|\{)/.test(read(file)))));

test('every class in a built document has a rule in the document’s styles or in a script', () => {
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map(read)
    .join('');
  for (const file of documents) {
    const html = read(file);
    const css = [code, ...[...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1])].join('');
    const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []));
    const styled = new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? ''));
    assertNone(
      [...used].filter((name) => !styled.has(name)),
      file,
    );
  }
});

test('the font’s URL changes with the font, because it is cached forever', () => {
  const [, font = ''] = /url\("\/(fonts\/[^"]+)"\)/.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
  const source = readFileSync(`public/${font}`);
  const address = `/assets/font-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`;
  assert.deepEqual(readFileSync(`dist${address}`), source);
  const sheets = files.filter((file) => /^assets\/admin-.*\.css$/.test(file));
  for (const file of [...documents, ...sheets]) {
    assert.ok(read(file).includes(address), file);
    assert.ok(!read(file).includes('/fonts/'), file);
  }
});

test('no document has an inline style attribute or an inline event handler', () => {
  for (const file of documents) assert.doesNotMatch(read(file), /<[^>]+\s(style|on[a-z]+)=/, file);
});

test('the policy of every document allows its inline script and styles, without unsafe or wildcard sources', () => {
  for (const { file, policy } of Object.values(stamp.documents)) {
    const html = read(file);
    const inline = [...html.matchAll(/<style>([\s\S]*?)<\/style>|<script data-src="[^"]*">([\s\S]*?)<\/script>/g)];
    for (const match of inline) {
      const hash = createHash('sha256')
        .update(match[1] ?? match[2] ?? '')
        .digest('base64');
      assert.ok(policy.includes(hash), file);
    }
    assert.doesNotMatch(policy, /unsafe|\*/);
  }
});

test('the speculation rules prefetch a document only once its link is hovered', () => {
  const { prefetch }: { prefetch: { where: { and: unknown[] } }[] } = JSON.parse(read('site.speculationrules'));
  assert.ok(prefetch.length > 0);
  for (const { where } of prefetch) assert.match(JSON.stringify(where.and), /"selector_matches":"[^"]* a:hover/);
});

test('the files for hosts include the OpenAPI document, with the address of the API', { skip: !hasConsole }, () => {
  const { servers, paths } = JSON.parse(readFileSync('.hosts/openapi.json', 'utf8'));
  assert.deepEqual(servers, [{ url: stamp.settings.apiUrl }]);
  assert.ok(paths['/admin/login'].post);
});

test('a host’s single Content-Security-Policy allows everything that any document’s own policy allows', () => {
  for (const file of ['cloudflare/_headers', 'netlify/_headers']) {
    const headers = readFileSync(`.hosts/${file}`, 'utf8');
    const allowed = new Set((/Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '').split(';').flatMap(sourcesOf));
    const needed = Object.values(stamp.documents).flatMap(({ policy }) => policy.split(';').flatMap(sourcesOf));
    assertNone(
      needed.filter((each) => !allowed.has(each)),
      file,
    );
    assert.equal(allowed.has('frame-src blob:'), hasConsole, file);
  }
});

/** Returns each source of a policy's directive, with the directive's name in front. */
function sourcesOf(directive: string): string[] {
  const [name, ...sources] = directive.split(' ');
  return sources.map((source) => `${name} ${source}`);
}

test('each page has its own title, description, canonical address, and share image with its heading as alt text', () => {
  const seen = new Map<string, Set<string>>();
  for (const path of pagePaths) {
    const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    const parts: Record<string, string | undefined> = {
      title: html.match(/<title>([^<]+)<\/title>/)?.[1],
      description: html.match(/<meta name="description" content="([^"]+)">/)?.[1],
      canonical: html.match(/<link rel="canonical" href="([^"]+)">/)?.[1],
      image: html.match(/<meta property="og:image" content="([^"]+)">/)?.[1],
    };
    for (const [name, value] of Object.entries(parts)) {
      const values = seen.get(name) ?? new Set();
      assert.ok(value && !values.has(value), `${name} of ${path}: ${value}`);
      seen.set(name, values.add(value));
    }
    assert.equal(parts.canonical, siteUrl + path);
    assert.ok(existsSync(`dist${new URL(parts.image ?? '').pathname}`), parts.image);
    // Heading and attribute are both HTML, so their texts are escaped alike.
    const heading = html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replaceAll(/<[^>]*>/g, '');
    assert.equal(html.match(/<meta property="og:image:alt" content="([^"]*)">/)?.[1], heading, path);
  }
  assert.match(read('404.html'), /<meta name="robots" content="noindex">/);
});

test('the bundle of the public site contains no code of the console, the API or the server', () => {
  const publicInputs = reach('src/site/entry.tsx');
  assert.ok(publicInputs.includes('src/site/Site.tsx'));
  assertNone(
    publicInputs.filter((input) => /^src\/(admin|api|contract|hosting|preview|demo|checks|bundle)\//.test(input)),
  );
});

test('dist/ contains neither source maps nor the build’s stamp and metafile', () => {
  assertNone(files.filter((file) => /\.map$|stamp|metafile/.test(file)));
  assert.ok(files.filter((file) => file.endsWith('.js')).every((file) => !read(file).includes('sourceMappingURL')));
});

test('every text file has a .br and a .gz next to it', () => {
  const texts = files.filter((file) => /\.(html|css|js|svg|xml|txt)$/.test(file));
  assert.ok(texts.length > pagePaths.length);
  assertNone(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`)));
});

test('the sitemap lists every page, and robots.txt names the sitemap', () => {
  const sitemap = read('sitemap.xml');
  for (const path of allPaths) assert.ok(sitemap.includes(`<loc>${siteUrl}${path}</loc>`), path);
  assert.ok(read('robots.txt').includes(`Sitemap: ${siteUrl}/sitemap.xml\n`));
});

test('security.txt names a contact for vulnerabilities, and expires within a year', () => {
  const text = read('.well-known/security.txt');
  assert.match(text, /^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '');
  assert.ok(expires > Date.now() && expires < Date.now() + 366 * 86_400_000, text);
});

test('pages of several folders share only scripts that every page loads, except code that renders texts and drawings', () => {
  const outputs = Object.entries(metafile.outputs);
  const shared = /^src\/(site\/kit\/(reading|figures)\/|content\/texts?\b)/;
  for (const [list, folder] of [
    ['src/site/shared.ts', 'lazy:src/site/pages/'],
    ['src/admin/shared.ts', 'lazy:src/admin/screens/'],
  ] as const) {
    const pages = outputs.filter(([, { entryPoint }]) => entryPoint?.startsWith(folder));
    assert.ok(pages.length > 5 || (list.includes('admin') && !hasConsole), list);
    for (const [name, { inputs }] of outputs) {
      const users = pages.filter(([, { imports }]) => imports.some(({ path }) => path === name));
      const folders = new Set(users.map(([, { entryPoint }]) => entryPoint?.slice(folder.length).split('/')[0]));
      const files = Object.keys(inputs).filter((file) => !shared.test(file));
      if (folders.size > 1 && users.length < pages.length) assertNone(files, `add these files to ${list}`);
    }
  }
});

test('no application contains wouter’s own browser hook, its parser or the shim of React’s hook', () => {
  const ofWouter = Object.keys(metafile.inputs).filter((file) => /wouter|regexparam|use-sync-external/.test(file));
  const files = ofWouter.filter((file) => !file.startsWith('wouter:')).map((file) => file.replace(/.*\//, ''));
  assert.deepEqual(files.sort(), ['index.js', 'paths.js', 'react-deps.js']);
});

/** Returns all inputs of an entry point's chunks, including lazy chunks. */
function reach(entryPoint: string): string[] {
  const seen = new Set<string>();
  const visit = (output: string) => {
    if (seen.has(output)) return;
    seen.add(output);
    for (const { path } of metafile.outputs[output]?.imports ?? []) visit(path);
  };
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  visit(entry?.[0] ?? '');
  return [...seen].flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {}));
}
