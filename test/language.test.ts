// Screens, documents and comments avoid words that have a plainer equivalent.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const plainWords = {
  anew: 'again',
  'all the same': 'anyway',
  'be it': 'even if',
  'e-mail': 'email',
  'goes for good': 'is permanently deleted',
  licence: 'license',
  meanwhile: 'in the meantime',
  'mend(s|ed|ing)?': 'fix',
  shall: 'must',
  upon: 'on',
  whoever: 'a noun',
};
/** Files that quote these words: visitors' questions, the owner's content, and this list. */
const quoted = [/^test\/bench\/questions\//, /^test\/language\.test\.ts$/, /^src\/content\//];

const root = fileURLToPath(new URL('..', import.meta.url));
const below = (folder: string) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
const files = ['README.md', 'build.mjs', 'index.html', ...['src', 'test', '.github', '.hosts', '.n8n'].flatMap(below)];
const lines = files
  .filter(
    (file) =>
      /\.(md|tsx?|mjs|css|html|sh|conf)$/.test(file) &&
      !/node_modules|\/\.cache\//.test(file) &&
      (!file.startsWith('.hosts/') || /templates|README/.test(file)) &&
      !quoted.some((quote) => quote.test(file)),
  )
  .flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .map((line, index) => `${file}:${index + 1}: ${line.trim()}`),
  );

for (const [word, plain] of Object.entries(plainWords)) {
  const pattern = new RegExp(`(?<![-\\w])${word}(?![-\\w])`, 'i');
  test(`no file says "${word.replace(/\(.*/, '')}" instead of ${plain}`, () =>
    assert.deepEqual(
      lines.filter((line) => pattern.test(line)),
      [],
    ));
}
