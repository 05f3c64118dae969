import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFound, type JobSearch, wholeList } from '../../../../src/site/pages/careers/job-search.ts';
import { jobs } from './jobs.ts';

function titles(search: Partial<JobSearch>): string[] {
  return jobs.filter((job) => isFound({ ...wholeList, ...search }, job)).map(({ title }) => title);
}

const [screens, phones, flutter] = jobs.map(({ title }) => title);
const cases: Readonly<Record<string, readonly [search: Partial<JobSearch>, found: (string | undefined)[]]>> = {
  'a job search without words in the tab All finds every job': [{}, [screens, phones, flutter]],
  'a job search finds words in the title, whatever their case': [{ words: 'fLUTTER dev' }, [flutter]],
  'a job search finds words whatever their accents': [{ words: 'flúttér' }, [flutter]],
  'a job search finds words in the description': [{ words: 'warehouse crews' }, [phones]],
  'a job search finds words in the location': [{ words: 'zuby' }, [screens, flutter]],
  'a job search ignores requirements': [{ words: 'Requirement' }, []],
  'a job search ignores benefits': [{ words: 'Benefit' }, []],
  'a job search ignores salaries': [{ words: 'LPA' }, []],
  'a job tab shows only its own category': [{ tab: 'mobile' }, [phones, flutter]],
};
for (const [what, [search, found]] of Object.entries(cases)) test(what, () => assert.deepEqual(titles(search), found));

test('a job search ignores spaces around its text', () => {
  assert.deepEqual(titles({ words: '  zuby ' }).length, 2);
  assert.equal(titles({ words: '   ' }).length, jobs.length);
});

test('a job search treats special characters as plain text', () => {
  for (const words of ['.*', '[', '\\', '(?:', '^$', '<b>', '👩‍💻', 'مطور', 'a'.repeat(10_000)])
    assert.deepEqual(titles({ words }), [], words.slice(0, 20));
  assert.deepEqual(titles({ words: 'react.js' }), ['Screens in React.js']);
});
