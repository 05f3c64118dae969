import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callToAction, emptyState, stats, tabs, values } from '../../src/content/careers.ts';
import { application, jobs } from '../../src/content/jobs.ts';
import { contact } from '../../src/content/site.ts';

test('the five jobs have the specified titles, categories, types and urgency', () => {
  assert.deepEqual(
    jobs.map(({ title, category, type, urgent }) => [title, category, type, urgent]),
    [
      ['Senior React.js Developer', 'frontend', 'Full-time', true],
      ['Flutter Mobile Developer', 'mobile', 'Full-time', false],
      ['Node.js Backend Developer', 'backend', 'Full-time', true],
      ['AI/ML Engineer', 'ai', 'Full-time', false],
      ['React Native Developer', 'mobile', 'Contract', false],
    ],
  );
  assert.equal(new Set(jobs.map(({ id }) => id)).size, 5);
});

test('salary bands run from 8-12 to 15-25 lakh per annum', () => {
  const bands = jobs.map(({ salary }) => {
    const [, low, high] = /^(\d+)-(\d+) LPA$/.exec(salary) ?? assert.fail(`'${salary}' is no band`);
    return [Number(low), Number(high)] as const;
  });
  const byLow = bands.toSorted((a, b) => a[0] - b[0]);
  assert.deepEqual(byLow[0], [8, 12]);
  assert.deepEqual(byLow.at(-1), [15, 25]);
  for (const [low, high] of bands) assert.ok(low < high && high <= 25);
});

test('every job has the rest of its fields filled', () => {
  for (const job of jobs) {
    assert.match(job.postedDate, /^\d{4}-\d{2}-\d{2}$/);
    assert.equal(new Date(job.postedDate).toISOString().slice(0, 10), job.postedDate);
    assert.match(job.location, /^[^,]+, [^,]+$/);
    assert.match(job.experience, /^\d+-\d+ years$/);
    assert.ok(job.description.length > 40);
    for (const list of [job.requirements, job.responsibilities, job.benefits]) assert.ok(list.length >= 3);
  }
});

test('every tab but All has a job, and every job a tab', () => {
  assert.deepEqual(
    tabs.map(({ id }) => id),
    ['all', 'frontend', 'backend', 'mobile', 'ai'],
  );
  const used = new Set<string>(jobs.map(({ category }) => category));
  assert.deepEqual(used, new Set(tabs.map(({ id }) => id).filter((id) => id !== 'all')));
});

test('four stats and four values are shown, three stats as specified', () => {
  assert.deepEqual(
    stats.slice(0, 3).map(({ value, label }) => `${value} ${label}`),
    ['50+ Team Members', '95% Employee Satisfaction', '15+ Countries'],
  );
  assert.equal(stats.length, 4);
  assert.equal(values.length, 4);
});

test('the empty state says the specified sentences', () => {
  assert.equal(emptyState.title, 'No positions found');
  assert.equal(emptyState.text, 'Try adjusting your search criteria or check back later for new openings.');
});

test('an application goes to the careers address, the call to action offers mail and phone', () => {
  assert.deepEqual(application, { email: contact.careersEmail, subject: 'Application for' });
  assert.match(callToAction.mail.href, /^mailto:/);
  assert.match(callToAction.phone.href, /^tel:/);
});
