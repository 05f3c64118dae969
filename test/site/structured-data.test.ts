import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { jobPath, jobs } from '../../src/content/pages/jobs.ts';
import { pagePaths } from '../../src/content/pages.ts';
import { pageHead } from '../../src/site/head.ts';
import { hasPage } from '../../src/site/routes.ts';

type Thing = Record<string, unknown>;
const of = (path: string) => pageHead(path).structuredData as readonly Thing[];
const typed = (path: string, type: string) => of(path).filter((thing) => thing['@type'] === type);

test('each job is told on its own page alone, with all that search engines ask for', () => {
  for (const job of jobs) {
    const path = jobPath(job);
    assert.ok(hasPage(path), path);
    const [posting, ...others] = typed(path, 'JobPosting');
    assert.equal(others.length, 0);
    for (const field of ['title', 'description', 'hiringOrganization', 'identifier', 'baseSalary', 'employmentType'])
      assert.ok(posting?.[field], `${path}: ${field}`);
    assert.ok(posting?.jobLocation ?? posting?.applicantLocationRequirements, `${path}: where`);
    assert.ok(String(posting?.validThrough) > String(posting?.datePosted), `${path}: until when`);
    assert.equal(posting?.url, pageHead(path).canonical);
  }
  assert.deepEqual(typed('/careers', 'JobPosting'), []);
});

test('every page names the agency, and every page but the first the way to it', () => {
  for (const path of [...pagePaths, ...posts.map(({ slug }) => articlePath(slug)), ...jobs.map(jobPath)]) {
    assert.equal(typed(path, 'Organization').length, 1, path);
    assert.equal(typed(path, 'BreadcrumbList').length, path === '/' ? 0 : 1, path);
  }
});
