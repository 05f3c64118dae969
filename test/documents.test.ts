// Checks claims of the repository's documents, and that the documents that comments cite exist.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { assertNone, filesBelow, readText as read, root } from './support/files.ts';

const files = ['build.mjs', ...filesBelow('src'), ...filesBelow('test')];
const sources = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== 'test/documents.test.ts');
// Leaves out articles, whose links and images `npm run check:content` checks.
const documents = ['README.md', '.n8n/README.md', '.hosts/README.md', ...filesBelow('.github'), ...files].filter(
  (file) => file.endsWith('.md') && !file.startsWith('src/content/articles/'),
);

test('every section of a README that a comment cites exists', () => {
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(/`?([\w./]*README\.md)`? (§\d+(?:(?:, | and | to )§?\d+)*)/g)].flatMap(
      ([citation, document = '', sections = '']) =>
        (sections.match(/\d+/g) ?? []).map((section) => ({ file, citation, document, section })),
    ),
  );
  const paths = (file: string, document: string) => [document, join(dirname(file), document)];
  const missing = cited.filter(
    ({ file, document, section }) =>
      !paths(file, document).some(
        (path) => existsSync(join(root, path)) && new RegExp(`^#+ §?${section}\\b`, 'm').test(read(path)),
      ),
  );
  assertNone(missing);
});

test('no source file cites a document outside the repository', () => {
  const outside = /\b(ARCHITECTURE|CONTRACT\.md|CONTRACT §|CONSOLE\.md|DECISIONS|DESIGN\.md|SPECIFICATION\.md)/;
  assertNone(sources.filter((file) => outside.test(read(file))));
});

test('no docstring of src begins with a question word', () => {
  const riddles = sources
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/content/'))
    .flatMap((file) =>
      [...read(file).matchAll(/\/\*\*\s+(?:\* )?((?:What|Who|Where|Whose)\b.*)/g)].map(
        ([, line]) => `${file}: ${line}`,
      ),
    );
  assertNone(riddles);
});

test('every file that a document links to or names by its path exists', () => {
  const links = documents.flatMap((file) =>
    [
      ...withoutCode(read(file)).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g),
      ...read(file).matchAll(/`((?:src|test|public|pages|legal|blog|\.hosts|\.github|\.n8n)\/[\w./-]+\.\w+)`/g),
    ].map(([, target = '']) => ({ file, target })),
  );
  assert.ok(links.length > 0);
  // A name is relative to the document's folder or to the project's folder.
  const isThere = ({ file, target }: { file: string; target: string }) =>
    existsSync(join(root, dirname(file), target)) || existsSync(join(root, target));
  assertNone(links.filter((link) => !isThere(link)));
});

test('the files that src/README.md §3 lists import each other in that order', () => {
  const section = /^## 3\.[\s\S]*?(?=^## )/m.exec(read('src/README.md'))?.[0] ?? '';
  const parts = section.split(/^1\. /m).slice(1);
  assert.equal(parts.length, 3, 'three lists: to the server, on the server, and back');
  for (const part of parts) {
    const steps = [...part.matchAll(/^(?:\d+\. )?`(src\/[\w./-]+)`:/gm)].map(([, file = '']) => file);
    assert.ok(steps.length > 3);
    steps.forEach((step, index) => {
      const isLinked = steps.slice(0, index).some((other) => imports(step, other) || imports(other, step));
      assert.ok(index === 0 || isLinked, `${step} neither imports a step before it nor is imported by one`);
    });
  }
});

test('the table of modules in src/README.md matches the one in the architecture test', () => {
  const table = [...read('src/README.md').matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]+ \|$/gm)];
  const rows = table.map(([, module, list = '']) => `${module}: [${(list.match(/(?<=`)\w+(?=`)/g) ?? []).join(', ')}]`);
  const modules = /const modules[\s\S]*?= \{([\s\S]*?)\n\};/.exec(read('test/architecture.test.ts'))?.[1] ?? '';
  const tested = [...modules.matchAll(/^ {2}(\w+): (\[.*\]),$/gm)].map(
    ([, module, list = '']) => `${module}: ${list.replaceAll("'", '')}`,
  );
  assert.deepEqual(rows, tested);
});

test('the files that src/README.md §11 names exist, and only three files name NEWSLETTER_URL', () => {
  const section = /^## 11\.[\s\S]*/m.exec(read('src/README.md'))?.[0] ?? '';
  const named = [...section.matchAll(/`([\w./-]+[./][\w./-]*)`/g)].map(([, file = '']) => file);
  assert.ok(named.length > 15);
  assertNone(named.filter((file) => !existsSync(join(root, file))));
  const naming = [...sources, 'README.md'].filter(
    (file) => !file.startsWith('test/') && /NEWSLETTER_URL/.test(read(file)),
  );
  assert.deepEqual(naming.toSorted(), [
    'README.md',
    'src/hosting/settings.ts',
    'src/site/pages/blog/newsletter/subscription.ts',
  ]);
});

/** Removes code spans, because a link in them is an example. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/`[^`\n]*`/g, '');
}

function imports(file: string, other: string): boolean {
  return [...read(file).matchAll(/from '(\.[^']+)'/g)].some(
    ([, target = '']) => join(dirname(file), target).replaceAll('\\', '/') === other,
  );
}
