import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { hero as about } from '../../src/content/pages/about.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { filters, sheets } from '../../src/content/pages/testimonials-page.ts';
import { menuLabel } from '../support/labels.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

const address = async () => `${await siteAddress()}/testimonials`;
const cards = (page: Page) => page.getByRole('article');
const heroState = (page: Page) => page.locator('[data-reveal]').getAttribute('data-reveal');

browserTest('the filter bar shows the cards of a service, says so, and keeps the focus', async (t) => {
  const { page } = await revisit(t, await address(), still);
  await hydrated(page);
  const status = page.getByRole('group', { name: sheets.filter }).locator('xpath=following-sibling::*[1]');
  assert.equal(await status.getAttribute('role'), 'status');
  assert.equal(await cards(page).count(), testimonials.length);
  for (const { label: name, service } of filters.filter((filter) => filter.service)) {
    const count = testimonials.filter((testimonial) => testimonial.service === service).length;
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    assert.equal(await cards(page).count(), count);
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    assert.equal(await page.locator('[aria-pressed="true"]').count(), 1);
    assert.equal(await status.textContent(), `${sheets.showing(count, testimonials.length)}: ${name}`);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), name);
  }
  await assertFaultless(page, 'filtered');
  await page.getByRole('button', { name: filters[0]?.label ?? '', exact: true }).click();
  assert.equal(await cards(page).count(), testimonials.length);
});

browserTest('a hero that is on screen from the start is never faded, and nothing shifts', async (t) => {
  const { page } = await revisit(t, await address());
  await hydrated(page);
  assert.equal(await heroState(page), 'shown');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value?: number }).value ?? 0;
          // The mark is reported after all earlier entries.
          if (list.getEntriesByType('mark').length > 0) resolve(sum);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark' });
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('end')));
      }),
  );
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});

browserTest('a hero fades in when it scrolls into view', async (t) => {
  const { page } = await revisit(t, `${await address()}#sign-offs`);
  await page.waitForFunction(() => document.querySelector('[data-reveal="waiting"]') !== null);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector('[data-reveal="revealed"]') !== null);
  await page.waitForFunction(() => {
    const hero = document.querySelector('[data-reveal]');
    return hero && getComputedStyle(hero).opacity === '1';
  });
});

browserTest('a move inside the site fades the hero in and brings the whole page, there and back', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/about`);
  await hydrated(page);
  const link = page.getByRole('navigation').getByRole('link', { name: menuLabel('/testimonials') });
  await link.click();
  await page.waitForFunction(() => document.querySelector('[data-reveal="revealed"]') !== null);
  assert.equal(await cards(page).count(), testimonials.length);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: about.title }).waitFor();
  await link.click();
  await cards(page).first().waitFor();
  assert.equal(await cards(page).count(), testimonials.length);
});

browserTest('with reduced motion the hero is never hidden', async (t) => {
  const { page } = await revisit(t, `${await address()}#sign-offs`, still);
  await page.waitForFunction(() => document.querySelector('[data-reveal="waiting"]') !== null);
  assert.equal(await page.locator('[data-reveal]').evaluate((hero) => getComputedStyle(hero).opacity), '1');
});
