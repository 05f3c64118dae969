// Checks that screens, documents and comments avoid words that have a plainer equivalent.
import test from 'node:test';
import { assertNone, filesBelow, readText } from './support/files.ts';

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
/** Files that may use these words: visitors' questions, the assistant's texts, articles, and this list. */
const quoted = [/^test\/bench\/questions\//, /^test\/language\.test\.ts$/, /^src\/content\/(assistant|articles)\//];

const folders = ['src', 'test', '.github', '.hosts', '.n8n'];
const files = ['README.md', 'build.mjs', 'index.html', ...folders.flatMap((folder) => filesBelow(folder))];
const lines = files
  .filter(
    (file) =>
      /\.(md|tsx?|mjs|css|html|sh|conf)$/.test(file) &&
      !file.includes('/.cache/') &&
      (!file.startsWith('.hosts/') || /templates|README/.test(file)) &&
      !quoted.some((quote) => quote.test(file)),
  )
  .flatMap((file) =>
    readText(file)
      .split('\n')
      .map((line, index) => `${file}:${index + 1}: ${line.trim()}`),
  );

for (const [word, plain] of Object.entries(plainWords)) {
  const pattern = new RegExp(`(?<![-\\w])${word}(?![-\\w])`, 'i');
  test(`no file says "${word.replace(/\(.*/, '')}" instead of ${plain}`, () =>
    assertNone(lines.filter((line) => pattern.test(line))));
}
