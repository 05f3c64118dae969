import assert from 'node:assert/strict';
import { hero as careers } from '../../src/content/pages/careers.ts';
import { furtherServices, hero as home } from '../../src/content/pages/home.ts';
import { jobPath, jobs } from '../../src/content/pages/jobs.ts';
import { services } from '../../src/content/pages/services.ts';
import { hero } from '../../src/content/pages/services-page.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, withoutScript } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

const [further] = furtherServices;
const address = async (suffix = '') => `${await siteAddress()}/services${suffix}`;

browserTest('services is accessible and fits in both themes, with a card marked or none', async (t) => {
  const { page, complaints } = await revisit(t, await address(), still);
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'Learn More' }).nth(1);
  for (const isMarked of [true, false]) {
    await toggle.click();
    assert.equal(await toggle.getAttribute('aria-pressed'), String(isMarked));
    await assertFaultless(page, isMarked ? 'a card marked' : 'no card marked');
  }
  assert.deepEqual(complaints, []);
});

browserTest('a marked service card is set off, one at a time, by mouse and keyboard', async (t) => {
  const { page, complaints } = await revisit(t, await address(), still);
  await hydrated(page);
  const toggles = page.getByRole('button', { name: 'Learn More' });
  const framed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .filter((section) => getComputedStyle(section).outlineStyle === 'solid')
        .map((section) => section.id),
    );
  assert.deepEqual(await framed(), []);
  await toggles.nth(0).click();
  assert.deepEqual(await framed(), [services[0]?.id]);
  await toggles.nth(1).focus();
  await page.keyboard.press('Space');
  assert.deepEqual(await framed(), [services[1]?.id]);
  await page.keyboard.press('Enter');
  assert.deepEqual(await framed(), []);
  assert.deepEqual(complaints, []);
});

browserTest('a link to a service leads to its card on a cold load and from the home page', async (t) => {
  const { page, complaints } = await revisit(t, await address(`#${further.id}`), still);
  await hydrated(page);
  const card = page.locator(`#${further.id}`);
  const distance = async () => Math.abs(((await card.boundingBox())?.y ?? Number.NaN) - 80);
  assert.ok((await distance()) < 2);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: home.title }).waitFor();
  await page.locator(`main a[href="/services#${further.id}"]`).click();
  await card.getByRole('img').waitFor();
  assert.ok((await distance()) < 2);
  assert.deepEqual(complaints, []);
});

browserTest('the services are drawn and work after a move from another page, and again on coming back', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/careers`, still);
  await hydrated(page);
  const header = page.getByRole('navigation', { name: 'Main' });
  for (const round of [1, 2]) {
    await header.getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    assert.ok((await page.locator('#list figure > svg[role=img]').count()) > 0, `round ${round}`);
    const toggle = page.getByRole('button', { name: 'Learn More' }).first();
    await toggle.click();
    assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
    await header.getByRole('link', { name: 'Careers' }).click();
    await page.getByRole('heading', { level: 1, name: careers.title }).waitFor();
    assert.equal(await page.getByRole('article').count(), jobs.length);
  }
  assert.deepEqual(complaints, []);
});

browserTest('what the document brought is the same after leaving and returning', async (t) => {
  const { page, complaints } = await revisit(t, await address(), still);
  await hydrated(page);
  // React marks in comments what the HTML brought.
  const read = async () => (await page.locator('#list').innerHTML()).replace(/<!--.*?-->/g, '');
  const before = await read();
  const header = page.getByRole('navigation', { name: 'Main' });
  await header.getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('heading', { level: 1, name: careers.title }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
  assert.equal(await read(), before);
  assert.deepEqual(complaints, []);
});

browserTest('without JavaScript the services are readable and offer no dead control', async (t) => {
  const { page, complaints } = await revisit(t, await address(), withoutScript);
  assert.ok((await page.getByRole('img').count()) > 1);
  for (const { title } of services) await page.getByRole('heading', { name: title }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Get Quote' }).count(), services.length);
  assert.equal(await page.getByRole('button', { name: 'Learn More' }).count(), 0);
  assert.deepEqual(complaints, []);
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
