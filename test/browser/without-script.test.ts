import assert from 'node:assert/strict';
import { withoutScript as scriptless } from '../../src/content/chat.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { form } from '../../src/content/pages/contact-form.ts';
import { header } from '../../src/content/pages/shell.ts';
import { contact } from '../../src/content/site.ts';
import { blank, browserTest, revisit, withoutScript } from './support/browser.ts';
import { log } from './support/chat.ts';
import { headerLink } from './support/following.ts';
import { publicPaths } from './support/public-paths.ts';
import { siteAddress } from './support/site.ts';

browserTest('without JavaScript every page is readable, and has no control that needs it', async (t) => {
  const { page, expects } = await revisit(t, blank, withoutScript);
  expects(/404 .*nowhere/);
  for (const path of publicPaths) {
    const html = await (await fetch((await siteAddress()) + path)).text();
    if (!/<(button|[^>]*type="search"|[^>]*data-reveal)/.test(html.replace(/^[\s\S]*<main/, ''))) continue;
    await page.goto(path);
    assert.ok(await page.locator('main h1').isVisible(), path);
    // The home page's form works without a script: it submits to the assistant's page.
    const controls = page.locator('main :is(button, [type=search])').filter({ visible: true });
    if (path !== '/') assert.deepEqual(await controls.allTextContents(), [], path);
    assert.equal(await page.locator('main [data-reveal]:not([data-reveal=shown])').count(), 0, path);
  }
  await page.goto('/contact');
  assert.ok(await page.getByRole('main').getByText(form.withoutScript).isVisible());
});

browserTest('without JavaScript, the chat is a link to a page that says where else to write', 'chat', async (t) => {
  const { page } = await revisit(t, '/about', withoutScript);
  await page.getByRole('link', { name: header.chat, exact: true }).click();
  await page.waitForURL('**/chat');
  assert.ok(await page.getByText(scriptless).isVisible());
  assert.ok(await page.getByRole('main').getByRole('link', { name: contact.email }).isVisible());
  assert.equal(await log(page).locator('> div').count(), 2);
  assert.equal(await page.locator('main textarea').filter({ visible: true }).count(), 0);
});

browserTest('without JavaScript the menu opens', async (t) => {
  const { page } = await revisit(t, '/', {
    ...withoutScript,
    viewport: { width: 390, height: 800 },
  });
  await page.getByRole('button', { name: header.menu }).click();
  await headerLink(page, '/about').click();
  await page.waitForURL('**/about');
});

browserTest('without JavaScript, a legal page’s sections open one at a time, by click and by fragment', async (t) => {
  const [, second] = terms.sections;
  const late = terms.sections.at(-2);
  const { page } = await revisit(t, `/terms#${late?.id}`, withoutScript);
  const open = page.locator('details[open]');
  await page.locator(`details[open]:has(#${late?.id})`).waitFor();
  await page.locator('summary', { hasText: second?.title ?? '' }).click();
  await page.locator(`details[open]:has(#${second?.id})`).waitFor();
  assert.equal(await open.count(), 1);
});
