import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { blank, browserTest, hydrated, revisit, still } from './support/browser.ts';
import { followNew } from './support/following.ts';
import { untilAtTop } from './support/site-controls.ts';

const first = terms.sections[0] ?? assert.fail('the terms have no section');
const second = terms.sections[1] ?? first;
const late = terms.sections.at(-2) ?? second;

function openSections(page: Page): Promise<string[]> {
  return page
    .locator('details[open]')
    .evaluateAll((sections) => sections.map((section) => section.querySelector('[id]')?.id ?? ''));
}

const sectionAtTop = (page: Page, id: string) => untilAtTop(page, `details:has(#${id})`);

browserTest('a fragment opens a legal page’s section; an unknown fragment leaves the first section open', async (t) => {
  const { page } = await revisit(t, blank, still);
  for (const fragment of ['#nothing', '#%E0%A4%A', '#"><script>', '#']) {
    await page.goto(blank);
    await page.goto(`/terms${fragment}`);
    await hydrated(page);
    assert.deepEqual(await openSections(page), [first.id]);
  }
  const clause = privacy.sections.at(-2)?.id ?? '';
  await page.goto(`/privacy#${clause}`);
  await hydrated(page);
  await sectionAtTop(page, clause);
  assert.deepEqual(await openSections(page), [clause]);
  await followNew(page, `/terms#${late.id}`);
  await page.getByRole('heading', { level: 1, name: terms.title }).waitFor();
  await sectionAtTop(page, late.id);
  assert.deepEqual(await openSections(page), [late.id]);
});

browserTest('a section that a link to a text opened before hydration stays open, and closes by a click', async (t) => {
  const { page } = await revisit(t, blank, still);
  const words = String(late.content.find((block) => typeof block === 'string')).slice(0, 30);
  await page.goto(`/terms#:~:text=${encodeURIComponent(words.replace(/\s\S*$/, ''))}`);
  await page.waitForFunction((id) => document.getElementById(id)?.closest('details')?.open, late.id);
  const y = await page.evaluate(() => window.scrollY);
  await hydrated(page);
  assert.deepEqual(await openSections(page), [late.id]);
  assert.equal(await page.evaluate(() => window.scrollY), y);
  await page.locator(`details:has(#${late.id}) > summary`).click();
  assert.deepEqual(await openSections(page), []);
});

browserTest('a legal page has at most one open section; a link opens a section again', async (t) => {
  const { page } = await revisit(t, '/terms');
  await hydrated(page);
  const title = page.locator(`details:has(#${second.id}) > summary`);
  await title.click();
  assert.deepEqual(await openSections(page), [second.id]);
  await followNew(page, `#${late.id}`);
  await sectionAtTop(page, late.id);
  assert.deepEqual(await openSections(page), [late.id]);
  await followNew(page, `#${second.id}`);
  await title.focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await openSections(page), []);
  await followNew(page, `#${second.id}`);
  await sectionAtTop(page, second.id);
  assert.deepEqual(await openSections(page), [second.id]);
});
