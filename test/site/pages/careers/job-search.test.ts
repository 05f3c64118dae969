import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFound, type JobSearch, wholeList } from '../../../../src/site/pages/careers/job-search.ts';
import { jobs } from './jobs.ts';

function titles(search: Partial<JobSearch>): string[] {
  return jobs.filter((job) => isFound({ ...wholeList, ...search }, job)).map(({ title }) => title);
}

test('without words and under All every job is found', () => {
  assert.equal(titles({}).length, jobs.length);
});

test('words are found in the title, whatever their case and accents', () => {
  assert.deepEqual(titles({ words: 'flúttér' }), ['Flutter Developer']);
  assert.deepEqual(titles({ words: 'fLUTTER dev' }), ['Flutter Developer']);
});

test('words are found in the description', () => {
  assert.deepEqual(titles({ words: 'warehouse crews' }), ['Phones in React Native']);
});

test('words are found in the location', () => {
  assert.deepEqual(titles({ words: 'oslo' }), ['Screens in React.js', 'Flutter Developer']);
});

test('requirements, benefits and salary are not searched', () => {
  for (const words of ['Requirement', 'Benefit', 'LPA']) assert.deepEqual(titles({ words }), []);
});

test('a tab shows its own category only', () => {
  assert.deepEqual(titles({ tab: 'mobile' }), ['Phones in React Native', 'Flutter Developer']);
});

test('tab and words narrow the list together', () => {
  assert.deepEqual(titles({ words: 'react' }), ['Screens in React.js', 'Phones in React Native']);
  assert.deepEqual(titles({ tab: 'mobile', words: 'react' }), ['Phones in React Native']);
  assert.deepEqual(titles({ tab: 'backend', words: 'react' }), []);
});

test('spaces around the words do not count', () => {
  assert.deepEqual(titles({ words: '  oslo ' }).length, 2);
  assert.equal(titles({ words: '   ' }).length, jobs.length);
});

test('words with a meaning elsewhere are plain text here', () => {
  for (const words of ['.*', '[', '\\', '(?:', '^$', '<b>', '👩‍💻', 'مطور', 'a'.repeat(10_000)])
    assert.deepEqual(titles({ words }), [], words.slice(0, 20));
  assert.deepEqual(titles({ words: 'react.js' }), ['Screens in React.js']);
});
