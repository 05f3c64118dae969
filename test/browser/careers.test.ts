import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { tabs as categories, emptyState, hero, jobWords, openings } from '../../src/content/pages/careers.ts';
import { type Job, jobs as positions } from '../../src/content/pages/jobs.ts';
import { isFound } from '../../src/site/pages/careers/job-search.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { callCounter } from './support/count-calls.ts';
import { siteAddress } from './support/site.ts';

// Tests rules that hold for any content.
const [first, second] = positions;
const last = positions.at(-1);
const tabOfFirst = categories.find(({ id }) => id === first?.category) ?? { id: 'all', label: 'All' };
const count = (words = '', tab = categories[0]?.id ?? 'all') =>
  positions.filter((job) => isFound({ tab, words }, job)).length;

/** Opens one of the listed positions, and waits until its text is visible. */
async function unfold(link: Locator, position: Job | undefined): Promise<void> {
  await link.click();
  await link
    .page()
    .getByText(position?.requirements[0] ?? '')
    .filter({ visible: true })
    .waitFor();
}

const address = async (suffix = '') => `${await siteAddress()}/careers${suffix}`;

browserTest(
  'careers is accessible and fits in both themes, unfolded and empty',
  async (t) => {
    const { page } = await revisit(t, await address(), still);
    await hydrated(page);
    await page.getByText(jobWords.view).first().click();
    await assertFaultless(page, 'unfolded');
    await page.getByText(jobWords.less).first().click();
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page.getByRole('group', { name: openings.category }).getByRole('button');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    assert.equal(tops.length, categories.length);
    assert.equal(new Set(tops).size, 1, 'on a phone the tabs stand in one row');
    await page.getByRole('searchbox').fill('no such job');
    await assertFaultless(page, 'empty');
  },
  positions.length > 0,
);

browserTest(
  'one position is unfolded at a time, and its control says what it will do',
  async (t) => {
    const { page } = await revisit(t, await address(), still);
    await hydrated(page);
    const open = page.locator('details[open]');
    await unfold(page.getByText(jobWords.view).nth(1), second);
    await unfold(page.getByText(jobWords.view).first(), first);
    assert.equal(await open.count(), 1);
    assert.equal(await page.getByText(jobWords.less).filter({ visible: true }).count(), 1);
    await page.getByText(jobWords.less).filter({ visible: true }).focus();
    await page.locator('details[open] summary').focus();
    await page.keyboard.press('Enter');
    assert.equal(await open.count(), 0);
  },
  positions.length > 1,
);

browserTest(
  'search and tabs work together, and strange words and fragments are harmless',
  async (t) => {
    const { page } = await revisit(t, await address('#no-such-opening'), still);
    await hydrated(page);
    const box = page.getByRole('searchbox');
    const jobs = page.getByRole('article');
    const status = page.getByRole('status').filter({ hasText: 'positions' });
    const words = first?.title.split(' ').at(-1) ?? '';
    await box.fill(words);
    assert.equal(await jobs.count(), count(words));
    await page.getByRole('button', { name: tabOfFirst.label, exact: true }).click();
    const both = count(words, tabOfFirst.id);
    assert.equal(await jobs.count(), both);
    assert.equal(await status.textContent(), openings.showing(both, positions.length));
    for (const words of ['.*(', '\\', '<img src=x>', '👩‍💻', 'مطور برمجيات', 'x'.repeat(10_000)]) {
      await box.fill(words);
      await page.getByRole('heading', { name: emptyState.title }).waitFor();
    }
    await page.getByRole('button', { name: openings.all }).click();
    assert.equal(await jobs.count(), positions.length);
    assert.ok(await box.evaluate((input) => input === document.activeElement));
  },
  positions.length > 0,
);

browserTest(
  'a keystroke in the search makes a fifth of the calls that drawing the page makes, at most',
  async (t) => {
    const { page } = await visit(t, 'about:blank', still);
    const calls = await callCounter(page);
    const url = await address();
    const wholePage = await calls(() => page.goto(url).then(() => hydrated(page)));
    await page.getByRole('searchbox').focus();
    const costs: number[] = [];
    const words = last?.title.slice(0, 11) ?? '';
    for (const letter of words) costs.push(await calls(() => page.keyboard.type(letter)));
    await page.getByText(openings.showing(count(words), positions.length)).waitFor();
    t.diagnostic(`page ${wholePage} calls, keys ${costs.join(', ')}`);
    assert.ok(Math.min(...costs) > 0);
    assert.ok(Math.max(...costs) < wholePage / 5, `${costs.join(', ')} of ${wholePage}`);
  },
  positions.length > 4,
);

browserTest('the openings are reached by their fragment on a cold load and from another page', async (t) => {
  const { page } = await revisit(t, await address('#openings'), still);
  await hydrated(page);
  const distance = async () => Math.abs(((await page.locator('#openings').boundingBox())?.y ?? Number.NaN) - 80);
  assert.ok((await distance()) < 2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: hero.list }).click();
  await page.waitForFunction(() => window.scrollY > 200);
  assert.ok((await distance()) < 2);
});
