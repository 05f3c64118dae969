import assert from 'node:assert/strict';
import type { Locator, Route } from 'playwright-core';
import { tabs as categories } from '../../src/content/pages/careers.ts';
import { type Job, jobs as positions } from '../../src/content/pages/jobs.ts';
import { isFound } from '../../src/site/pages/careers/job-search.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit, withoutScript } from './support/browser.ts';
import { callCounter } from './support/count-calls.ts';
import { restAddress, siteAddress } from './support/site.ts';

// Of the content, whatever it is, only the rules are tested here.
const [first, second] = positions;
const last = positions.at(-1);
const tabOfFirst = categories.find(({ id }) => id === first?.category) ?? { id: 'all', label: 'All' };
const count = (words = '', tab = categories[0]?.id ?? 'all') =>
  positions.filter((job) => isFound({ tab, words }, job)).length;

/** Unfolds one of the listed positions, and waits until it can be read. */
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
  'careers is accessible and fits in both themes: whole, unfolded, empty',
  async (t) => {
    const { page, complaints } = await revisit(t, await address(), still);
    await hydrated(page);
    await page.getByText('View Details').first().click();
    await assertFaultless(page, 'unfolded');
    await page.getByText('Show Less').first().click();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const tabs = page.getByRole('group', { name: 'Category' }).getByRole('button');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    assert.equal(tops.length, categories.length);
    assert.equal(new Set(tops).size, 1, 'on a phone the tabs stand in one row');
    await page.getByRole('searchbox').fill('no such job');
    await assertFaultless(page, 'empty');
    assert.deepEqual(complaints, []);
  },
  positions.length > 0,
);

browserTest(
  'one position is unfolded at a time, and its control says what it will do',
  async (t) => {
    const { page, complaints } = await revisit(t, await address(), still);
    await hydrated(page);
    const open = page.locator('details[open]');
    await unfold(page.getByText('View Details').nth(1), second);
    await unfold(page.getByText('View Details').first(), first);
    assert.equal(await open.count(), 1);
    assert.equal(await page.getByText('Show Less').filter({ visible: true }).count(), 1);
    await page.getByText('Show Less').filter({ visible: true }).focus();
    await page.locator('details[open] summary').focus();
    await page.keyboard.press('Enter');
    assert.equal(await open.count(), 0);
    assert.deepEqual(complaints, []);
  },
  positions.length > 1,
);

browserTest(
  'search and tabs work together, and strange words and fragments are harmless',
  async (t) => {
    const { page, complaints } = await revisit(t, await address('#no-such-opening'), still);
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
    assert.equal(await status.textContent(), `Showing ${both} of ${positions.length} positions`);
    for (const words of ['.*(', '\\', '<img src=x>', '👩‍💻', 'مطور برمجيات', 'x'.repeat(10_000)]) {
      await box.fill(words);
      await page.getByRole('heading', { name: 'No positions found' }).waitFor();
    }
    await page.getByRole('button', { name: 'Show all positions' }).click();
    assert.equal(await jobs.count(), positions.length);
    assert.ok(await box.evaluate((input) => input === document.activeElement));
    assert.deepEqual(complaints, []);
  },
  positions.length > 0,
);

browserTest(
  'what was typed before the script came is searched for once it is there',
  async (t) => {
    const { page, complaints } = await revisit(t, await restAddress());
    const held: Route[] = [];
    let isHeld = true;
    await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.goto(await address());
    await page.getByRole('searchbox').fill(last?.title ?? '');
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await hydrated(page);
    await page.getByText(`Showing ${count(last?.title)} of ${positions.length} positions`).waitFor();
    assert.equal(await page.getByRole('searchbox').inputValue(), last?.title);
    assert.deepEqual(complaints, []);
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
    await page.getByText(`Showing ${count(words)} of ${positions.length} positions`).waitFor();
    t.diagnostic(`page ${wholePage} calls, keys ${costs.join(', ')}`);
    assert.ok(Math.min(...costs) > 0);
    assert.ok(Math.max(...costs) < wholePage / 5, `${costs.join(', ')} of ${wholePage}`);
  },
  positions.length > 4,
);

browserTest('the openings are reached by their fragment on a cold load and from another page', async (t) => {
  const { page, complaints } = await revisit(t, await address('#openings'), still);
  await hydrated(page);
  const distance = async () => Math.abs(((await page.locator('#openings').boundingBox())?.y ?? Number.NaN) - 80);
  assert.ok((await distance()) < 2);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'See open positions' }).click();
  await page.waitForFunction(() => window.scrollY > 200);
  assert.ok((await distance()) < 2);
  assert.deepEqual(complaints, []);
});

browserTest(
  'without JavaScript every position is shown, unfolds, and no dead control is',
  async (t) => {
    const { page, complaints } = await revisit(t, await address(), withoutScript);
    assert.equal(await page.getByRole('article').count(), positions.length);
    assert.equal(await page.getByRole('searchbox').count(), 0);
    assert.equal(await page.getByRole('button', { name: tabOfFirst.label, exact: true }).count(), 0);
    await unfold(page.getByText('View Details').last(), last);
    await unfold(page.getByText('View Details').first(), first);
    assert.equal(await page.locator('details[open]').count(), 1);
    assert.deepEqual(complaints, []);
  },
  positions.length > 1,
);
