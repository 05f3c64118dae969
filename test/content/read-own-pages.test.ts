import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOwnPages } from '../../src/content/read-own-pages.ts';
import { folderWith } from '../support/files.ts';

const description = 'description: What the tea costs, and how long it keeps.\n';

test('each fault of a Markdown page is one sentence, and one fault causes no others', (t) => {
  const folder = folderWith(t, {
    'bare.md': 'Only a text.\n',
    'broken.md': `---\ntitle: Tea: green\n${description}---\nA text.\n`,
    'half.md': `---\ntitle: Green tea\n${description}callText: Two sentences.\n---\nA text.\n`,
    'untitled.md': `---\n${description}---\nA text.\n`,
    'te/grønn.md': `---\ntitle: Green tea\n${description}---\nA text.\n`,
  });
  const { faults } = readOwnPages(folder);
  assert.deepEqual(
    faults.map((fault) => fault.replace(/^(.*?) isn’t valid YAML.*/, '$1 isn’t valid')),
    [
      'pages/own/bare.md: it doesn’t start with fields between two lines of ---.',
      'pages/own/broken.md: line 2 isn’t valid',
      'pages/own/half.md: it has no callTitle.',
      'pages/own/half.md: it has no callLabel.',
      'pages/own/te/grønn.md: its name becomes its address: use small letters, digits and single hyphens only.',
      'pages/own/untitled.md: it has no title.',
    ],
  );
});

test('a page’s address is its place, and lines that an editor wraps become one', (t) => {
  const folder = folderWith(t, {
    'te/sort/ceylon.md': `---\r\ntitle: 'It''s black'\r\ndescription: >-\r\n  Folded,\r\n  and long.\r\nbare: true # yes\r\n---\r\nA text.\r\n`,
  });
  const [own, ...others] = readOwnPages(folder).pages.map(({ page }) => page);
  assert.deepEqual(own, { path: '/te/sort/ceylon', title: "It's black", description: 'Folded, and long.', bare: true });
  assert.deepEqual(others, []);
});
