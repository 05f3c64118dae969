import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { legalWords } from '../../src/content/legal/legal.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';
import { untilAtTop } from './support/site-controls.ts';

const first = terms.sections[0] ?? assert.fail('the terms have no section');
const second = terms.sections[1] ?? first;
const late = terms.sections.at(-2) ?? second;

/** The ids of the open sections. */
function openSections(page: Page): Promise<string[]> {
  return page
    .locator('details[open]')
    .evaluateAll((sections) => sections.map((section) => section.querySelector('[id]')?.id ?? ''));
}

/** Waits until a section's title stands right under the header. */
const sectionAtTop = (page: Page, id: string) => untilAtTop(page, `details:has(#${id})`);

for (const [path, { sections }] of [
  ['/privacy', privacy],
  ['/terms', terms],
] as const)
  browserTest(`on ${path} one section is open at a time, and the open one closes on a click`, async (t) => {
    const { page } = await revisit(t, (await siteAddress()) + path, still);
    await hydrated(page);
    const title = (id: string) => page.locator(`details:has(#${id}) > summary`);
    const [first = '', second = ''] = sections.map(({ id }) => id);
    assert.deepEqual(await openSections(page), [first]);
    await title(second).click();
    assert.deepEqual(await openSections(page), [second]);
    await title(second).click();
    assert.deepEqual(await openSections(page), []);
    await title(first).focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await openSections(page), [first]);
  });

browserTest('a fragment opens its section on a cold load', async (t) => {
  const { page } = await revisit(t, await restAddress());
  for (const [path, id] of [
    ['/terms', late.id],
    ['/privacy', privacy.sections.at(-2)?.id ?? ''],
  ] as const) {
    await page.goto(`${await siteAddress()}${path}#${id}`);
    await hydrated(page);
    await sectionAtTop(page, id);
    assert.deepEqual(await openSections(page), [id]);
  }
});

browserTest('an unknown or malformed fragment leaves the page unchanged', async (t) => {
  const { page } = await revisit(t, await restAddress());
  for (const fragment of ['#nothing', '#%E0%A4%A', '#']) {
    await page.goto(await restAddress());
    await page.goto(`${await siteAddress()}/terms${fragment}`);
    await hydrated(page);
    assert.deepEqual(await openSections(page), [first.id]);
  }
});

browserTest('a fragment opens its section after a move inside the site', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/privacy`);
  await hydrated(page);
  await page.evaluate((id) => {
    const link = document.createElement('a');
    link.href = `/terms#${id}`;
    link.textContent = 'the clause';
    document.querySelector('main h1')?.append(link);
  }, late.id);
  await page.getByRole('link', { name: 'the clause' }).click();
  await page.getByRole('heading', { level: 1, name: terms.title }).waitFor();
  await sectionAtTop(page, late.id);
  assert.deepEqual(await openSections(page), [late.id]);
});

browserTest('the side list opens a section, and opens it again after it was closed', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/terms`);
  await hydrated(page);
  const list = page.getByRole('navigation', { name: legalWords.sections });
  for (const { id, title } of [late, second]) {
    await list.getByRole('link', { name: title }).click();
    await sectionAtTop(page, id);
    assert.deepEqual(await openSections(page), [id]);
  }
  await page.locator('details[open] > summary').click();
  assert.deepEqual(await openSections(page), []);
  await list.getByRole('link', { name: second.title }).click();
  assert.deepEqual(await openSections(page), [second.id]);
});

browserTest('the two documents lead to each other', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/privacy`, still);
  await hydrated(page);
  await page.getByRole('link', { name: privacy.closing.other.label }).click();
  await page.getByRole('heading', { level: 1, name: terms.title }).waitFor();
  assert.deepEqual(await openSections(page), [first.id]);
  await page.getByRole('link', { name: terms.closing.other.label }).click();
  await page.getByRole('heading', { level: 1, name: privacy.title }).waitFor();
});
