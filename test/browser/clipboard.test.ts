// All tests that use the clipboard are in one file, because the pages of all workers share one clipboard.
import assert from 'node:assert/strict';
import { article, articlePath } from '../../src/content/blog/blog.ts';
import { posts } from '../../src/content/blog/blog-posts.ts';
import { browserTest, holdToasts, hydrated, retriesImports, still, visit } from './support/browser.ts';
import { visitConsole } from './support/console.ts';

const [first = { title: '', slug: '' }] = posts;

browserTest('a copied link is announced even without the toast list, which the next toast loads', 'blog', async (t) => {
  const { page, context, expects } = await visit(t, '/blog', still);
  expects(/ERR_FAILED .*ToastList-/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let isBlocked = true;
  await context.route(/ToastList-/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.reload();
  await hydrated(page);
  await holdToasts(page);
  const share = page.getByRole('button', { name: `Share: ${first.title}` });
  await share.click();
  await page.locator('[aria-live=polite]').getByText(article.copied).waitFor({ state: 'attached' });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(copied.endsWith(articlePath(first.slug)), copied);
  assert.equal(await page.getByRole('region', { name: 'Alerts' }).count(), 0);
  isBlocked = false;
  if (!(await retriesImports())) {
    await page.reload();
    await hydrated(page);
  }
  await share.click();
  await page.getByRole('region', { name: 'Alerts' }).getByText(article.copied).first().waitFor();
});

browserTest('reloading the console with unsaved changes requires confirmation', 'console', async (t) => {
  const { page } = await visitConsole(t, '/admin/notifications/new');
  await page.locator('main textarea').fill('Unsaved');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  assert.equal(question.type(), 'beforeunload');
  await question.dismiss();
});
