import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFound, type JobSearch, wholeList } from '../../../../src/site/pages/careers/job-search.ts';
import { jobs } from './jobs.ts';

function titles(search: Partial<JobSearch>): string[] {
  return jobs.filter((job) => isFound({ ...wholeList, ...search }, job)).map(({ title }) => title);
}

const [screens, phones, flutter] = jobs.map(({ title }) => title);
const cases: Readonly<Record<string, readonly [search: Partial<JobSearch>, found: (string | undefined)[]]>> = {
  'without words and under All every job is found': [{}, [screens, phones, flutter]],
  'words are found in the title, whatever their case': [{ words: 'fLUTTER dev' }, [flutter]],
  'words are found whatever their accents': [{ words: 'flúttér' }, [flutter]],
  'words are found in the description': [{ words: 'warehouse crews' }, [phones]],
  'words are found in the location': [{ words: 'oslo' }, [screens, flutter]],
  'requirements aren’t searched': [{ words: 'Requirement' }, []],
  'benefits aren’t searched': [{ words: 'Benefit' }, []],
  'salaries aren’t searched': [{ words: 'LPA' }, []],
  'a tab shows its own category only': [{ tab: 'mobile' }, [phones, flutter]],
};
for (const [what, [search, found]] of Object.entries(cases)) test(what, () => assert.deepEqual(titles(search), found));

test('spaces around the search text are ignored', () => {
  assert.deepEqual(titles({ words: '  oslo ' }).length, 2);
  assert.equal(titles({ words: '   ' }).length, jobs.length);
});

test('special characters of regular expressions are plain text', () => {
  for (const words of ['.*', '[', '\\', '(?:', '^$', '<b>', '👩‍💻', 'مطور', 'a'.repeat(10_000)])
    assert.deepEqual(titles({ words }), [], words.slice(0, 20));
  assert.deepEqual(titles({ words: 'react.js' }), ['Screens in React.js']);
});
