import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { closingDate, type Job, jobPath, jobs } from '../../src/content/pages/jobs.ts';
import { siteUrl } from '../../src/content/site.ts';
import { type DocumentHead, documentHead } from '../../src/site/head.ts';
import { loadPage } from '../../src/site/navigation/page.ts';
import { table } from '../../src/site/pages.ts';
import { jobData } from '../../src/site/structured-data.ts';
import { allPaths } from '../support/pages.ts';

type Thing = Record<string, unknown>;
const heads = new Map<string, DocumentHead>();
for (const path of allPaths) heads.set(path, documentHead(path, (await loadPage(table, path)).head));
const of = (path: string) => (heads.get(path)?.structuredData ?? []) as readonly Thing[];
const typed = (path: string, type: string) => of(path).filter((thing) => thing['@type'] === type);
/** Returns the postings in a job's structured data, as rendered on a day. Default: the day it was posted. */
const postings = (job: Job, today = job.postedDate) =>
  (jobData(job, today) as readonly Thing[]).filter((thing) => thing['@type'] === 'JobPosting');
/** Returns every text in an object, at any depth, with the name of its property. */
const pairsIn = (thing: unknown): [key: string, value: string][] =>
  Object.entries(thing as Thing).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[key, value]];
    return typeof value === 'object' && value ? pairsIn(value) : [];
  });

test('the structured data of each job is only on the job’s page, with everything search engines require', () => {
  for (const job of jobs) {
    const path = jobPath(job);
    const [posting = assert.fail(path), ...others] = postings(job);
    assert.equal(others.length, 0);
    for (const field of ['title', 'description', 'hiringOrganization', 'identifier', 'employmentType'])
      assert.ok(posting[field], `${path}: ${field}`);
    assert.ok(posting.jobLocation ?? posting.applicantLocationRequirements, `${path}: where`);
    assert.ok(String(posting.validThrough) > String(posting.datePosted), `${path}: closing date`);
    assert.equal(posting.baseSalary !== undefined, job.salary !== undefined, `${path}: salary`);
    assert.equal(posting.url, heads.get(path)?.canonical);
    const isOpen = new Date().toISOString().slice(0, 10) <= closingDate(job);
    assert.equal(typed(path, 'JobPosting').length, isOpen ? 1 : 0);
  }
  assert.deepEqual(typed('/careers', 'JobPosting'), []);
});

test('the currency and minimum salary in a job’s structured data come from its salary text', () => {
  for (const job of jobs.slice(0, 1))
    for (const [salary, currency, least] of [
      ['12–18 LPA', 'INR', 1_200_000],
      ['€70,000–90,000', 'EUR', 70_000],
      ['NOK 700,000-900,000', 'NOK', 700_000],
    ] as const) {
      const band = postings({ ...job, salary })[0]?.baseSalary as { currency: string; value: { minValue: number } };
      assert.deepEqual([band.currency, band.value.minValue], [currency, least]);
    }
});

test('a job’s structured data describes the job until its closing date, and then only the agency', () => {
  for (const job of jobs) {
    const closing = closingDate(job);
    const dayAfter = new Date(Date.parse(closing) + 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual(
      [closing, dayAfter].map((day) => postings(job, day).length),
      [1, 0],
    );
    assert.equal(jobData(job, dayAfter).length, 1, 'only the agency is described');
  }
});

// Checks what Google requires beyond the definitions of schema.org, which the types enforce.
test('structured data names the agency, with absolute addresses, valid dates, and the required fields', () => {
  for (const path of allPaths) {
    assert.equal(typed(path, 'Organization').length, 1, path);
    for (const [key, value] of of(path).flatMap(pairsIn)) {
      if (/^(@id|url|item|image|logo|sameAs|mainEntityOfPage)$/.test(key))
        assert.ok(value.startsWith(`${siteUrl}/`) || key === 'sameAs', `${path}: ${key} ${value}`);
      if (/^(date\w+|validThrough)$/.test(key)) assert.match(value, /^\d{4}-\d\d-\d\d$/, `${path}: ${key}`);
      assert.ok(value.length > 0, `${path}: ${key}`);
    }
    assert.equal(typed(path, 'BlogPosting').length, posts.some(({ slug }) => path === articlePath(slug)) ? 1 : 0, path);
    for (const { headline, image, datePublished, author } of typed(path, 'BlogPosting'))
      assert.ok(headline && image && datePublished && (author as Thing).name, path);
  }
});

test('structured data contains a job’s whole description, as escaped HTML', () => {
  for (const job of jobs) {
    const description = String(postings(job)[0]?.description);
    for (const point of [...job.requirements, ...job.responsibilities, ...job.benefits])
      assert.ok(description.includes(`<li>${point.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</li>`), point);
  }
});
