import assert from 'node:assert/strict';
import { application, jobPath, jobs } from '../../src/content/pages/jobs.ts';
import { browserTest, revisit, still } from './support/browser.ts';
import { publicPaths } from './support/public-paths.ts';

browserTest('printed pages have all sections open, the light theme, and neither controls nor navigation', async (t) => {
  const { page, expects } = await revisit(t, '/terms', { ...still, colorScheme: 'dark' });
  expects(/404 .*\/nowhere/);
  await page.emulateMedia({ media: 'print' });
  const visible = (selector: string) => page.locator(selector).filter({ visible: true });
  const details = await page.locator('main details').count();
  assert.equal(await visible('main details p:first-of-type').count(), details);
  const mark = await page
    .locator('main summary')
    .first()
    .evaluate((summary) => getComputedStyle(summary, '::after').display);
  assert.equal(mark, 'none', 'an open section has no mark for closing it');
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  assert.ok(
    (ink.match(/\d+/g) ?? []).every((part) => Number(part) < 90),
    `dark ink: ${ink}`,
  );
  for (const path of ['/terms', '/services', '/careers'].filter((each) => publicPaths.includes(each))) {
    await page.goto(path);
    assert.equal(await visible('button, input, header nav, footer, main > section:last-child .fig').count(), 0, path);
    const laidOut = await page
      .locator('main section, main article')
      .evaluateAll((parts) => parts.filter((part) => !/^(block|none)$/.test(getComputedStyle(part).display)).length);
    assert.equal(laidOut, 0, `${path}: what Firefox can’t divide between two pages`);
  }
  await page.goto(publicPaths.find((path) => path.startsWith('/blog/')) ?? '/terms');
  const breaks = await visible('main p:has(+ h2)').evaluateAll((all) => all.map((p) => getComputedStyle(p).breakAfter));
  assert.doesNotMatch(breaks.join(), /avoid/, 'in an article, a page may end above a heading');
  await page.goto('/nowhere');
  assert.equal(await visible('h1').count(), 1, 'the only section of a page is printed');
  const [job] = jobs;
  if (!job) return;
  await page.goto(jobPath(job));
  assert.equal(await visible('main a').first().textContent(), application.email, 'the first link is the address');
});
