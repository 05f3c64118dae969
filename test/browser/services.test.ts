import assert from 'node:assert/strict';
import { furtherServices, hero as home } from '../../src/content/pages/home.ts';
import { jobPath, jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { card as words } from '../../src/content/pages/services-page.ts';
import { menuLabel } from '../support/labels.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';
import { untilAtTop } from './support/site-controls.ts';

const [further] = furtherServices;
const address = async (suffix = '') => `${await siteAddress()}/services${suffix}`;

browserTest('a marked service card is set off, one at a time, by mouse and keyboard', async (t) => {
  const { page } = await revisit(t, await address(), still);
  await hydrated(page);
  const toggles = page.getByRole('button', { name: words.more });
  const framed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .filter((section) => getComputedStyle(section).outlineStyle === 'solid')
        .map((section) => section.id),
    );
  assert.deepEqual(await framed(), []);
  await toggles.nth(0).click();
  assert.deepEqual(await framed(), [services[0]?.id]);
  await assertFaultless(page, 'a card marked');
  await toggles.nth(1).focus();
  await page.keyboard.press('Space');
  assert.deepEqual(await framed(), [services[1]?.id]);
  await page.keyboard.press('Enter');
  assert.deepEqual(await framed(), []);
});

browserTest('a link to a service leads to its card on a cold load and from the home page', async (t) => {
  const { page } = await revisit(t, await address(`#${further.id}`), still);
  await hydrated(page);
  await untilAtTop(page, `#${further.id}`);
  await page.getByRole('link', { name: menuLabel('/'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: home.title }).waitFor();
  await page.locator(`main a[href="/services#${further.id}"]`).click();
  await page.locator(`#${further.id}`).getByRole('img').waitFor();
  await untilAtTop(page, `#${further.id}`);
});

browserTest('a word without end in a list of points is broken, on services and jobs', async (t) => {
  const { page } = await revisit(t, await restAddress(), { ...still, viewport: { width: 320, height: 800 } });
  for (const path of ['/services', ...jobs.slice(0, 1).map(jobPath)]) {
    await page.goto((await siteAddress()) + path);
    for (const point of await page.locator('main ul > li:not(:has(*))').all())
      await point.evaluate((element) => element.replaceChildren('Donaudampfschifffahrtsgesellschaft'.repeat(2)));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, path);
  }
});
