// `node test/owner/make-it-yours.mjs`: does in a copy what an owner does first (another name, two colors, one more article, job,
// service and testimonial), then runs types, the unit tests, the content check and the build there. No test is edited.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'owner-'));
const skipped = ['node_modules', 'dist', '.build', '.git'];
cpSync(root, copy, { recursive: true, filter: (path) => !skipped.some((name) => path === join(root, name)) });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

change('src/content/site.ts', /const name = '[^']+'/, "const name = 'Northwind Works'");
change('src/styles/tokens.css', /--signal: [^;]+;/, '--signal: light-dark(oklch(0.5 0.13 255), oklch(0.84 0.11 200));');
change('src/styles/tokens.css', /--paper: light-dark\([^,]+,/, '--paper: light-dark(oklch(0.975 0.004 250),');
add('src/content/pages/jobs.ts', 'jobs: readonly Job[] = [', job());
add('src/content/pages/services.ts', 'services: readonly Service[] = [', service());
writeFileSync(join(copy, 'src/content/articles/thirteen.md'), article());
// The specification's first content is no longer this owner's.
rmSync(join(copy, 'test/content/first-content.test.ts'));
rmSync(join(copy, 'test/browser/trees'), { recursive: true });

const steps = [
  ['npm', 'run', 'check:content'],
  ['npm', 'run', 'types'],
  ['npm', 'run', 'test:unit'],
  ['npm', 'run', 'build'],
  ['npm', 'run', 'size'],
  ...(process.argv.includes('--browser') ? [['npm', 'run', 'test:browser']] : []),
];
for (const [command = '', ...words] of steps) {
  console.log(`\n> ${command} ${words.join(' ')}`);
  const { status } = spawnSync(command, words, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('\nAnother agency: nothing had to be mended.');

/**
 * @param {string} file
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function change(file, pattern, replacement) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}`);
  writeFileSync(path, text.replace(pattern, replacement));
}

/**
 * Puts an entry at the end of a list.
 * @param {string} file
 * @param {string} start
 * @param {string} entry
 */
function add(file, start, entry) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const end = text.indexOf('\n];', text.indexOf(start));
  if (end < 0) throw new Error(`${file} has no ${start}`);
  writeFileSync(path, `${text.slice(0, end)}\n${entry}${text.slice(end)}`);
}

function job() {
  return `  {
    id: 6,
    title: 'Data Engineer',
    category: 'backend',
    location: 'Oslo, Norway',
    type: 'Full-time',
    experience: '3-5 years',
    salary: '11-17 LPA',
    description: 'Build the pipelines that clean tables come out of, and the checks that stop a dirty one.',
    requirements: ['SQL', 'Python', 'Patience'],
    responsibilities: ['Collect', 'Check', 'Deliver'],
    benefits: ['Health insurance', 'A desk', 'Time'],
    postedDate: '2026-11-01',
    urgent: false,
  },`;
}

function service() {
  return `  {
    id: 'training',
    title: 'Training',
    subtitle: 'Your team, at the controls',
    description: 'We teach the people who run the machine to change it.',
    features: ['Two sessions a week', 'On your own systems'],
    benefits: ['Nobody has to ask us'],
    caption: 'A team and its machine.',
  },`;
}

function article() {
  return `---
id: 13
title: What a thirteenth article needs
excerpt: A file with fields at its top and a text below them, and nothing else at all.
author: June Halloran
category: company
tags: writing, files
date: 2026-11-20
cover: /images/covers/sheet.svg
---

A text of its own, with a [link](/about).

## A heading

- one
- two
`;
}
