import assert from 'node:assert/strict';
import { hero as about } from '../../src/content/pages/about.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { menuLabel } from '../support/labels.ts';
import { browserTest, frames, hydrated, revisit, still } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

browserTest(
  'the testimonials page’s hero fades in with its document, without a script unless motion is reduced',
  async (t) => {
    const { page } = await revisit(t, `${await siteAddress()}/testimonials`, { javaScriptEnabled: false });
    const hero = page.locator('[data-reveal]');
    const animation = () => hero.evaluate((element) => getComputedStyle(element).animationName);
    assert.notEqual(await animation(), 'none');
    await hero.evaluate((element) => element.getAnimations()[0]?.finish());
    assert.equal(await hero.evaluate((element) => getComputedStyle(element).opacity), '1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    assert.equal(await animation(), 'none');
  },
);

browserTest(
  'the fade of the testimonials page’s hero starts visible, so that its first paint counts as the largest',
  async (t) => {
    const { page } = await revisit(t, `${await siteAddress()}/testimonials`, { javaScriptEnabled: false });
    const start = await page.locator('[data-reveal]').evaluate((hero: HTMLElement) => {
      // Starts again, because the fade may be over.
      hero.style.animationName = 'none';
      hero.getAnimations();
      hero.style.animationName = '';
      const [fade] = hero.getAnimations();
      return fade?.effect instanceof KeyframeEffect ? fade.effect.getKeyframes()[0]?.opacity : undefined;
    });
    assert.ok(Number(start) > 0, `starts at ${start}`);
  },
);

browserTest(
  'the testimonials page’s hero fades in when scrolled into view or after navigation; with reduced motion it’s visible',
  async (t) => {
    const { page } = await revisit(t, `${await siteAddress()}/testimonials#sign-offs`, still);
    const opacity = () => page.locator('[data-reveal]').evaluate((hero) => getComputedStyle(hero).opacity);
    const isShown = () =>
      page.waitForFunction(() => {
        const hero = document.querySelector('[data-reveal="revealed"]');
        return hero && getComputedStyle(hero).opacity === '1';
      });
    await page.waitForSelector('[data-reveal="waiting"]');
    assert.equal(await opacity(), '1');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    assert.equal(await opacity(), '0');
    await page.evaluate(() => window.scrollTo(0, 0));
    await isShown();
    await page.reload();
    await hydrated(page);
    await page.evaluate(frames);
    assert.equal(await page.locator('[data-reveal=shown]').count(), 1, 'a visible hero stays');
    const menu = page.locator('header');
    for (let turn = 0; turn < 2; turn += 1) {
      await menu.getByRole('link', { name: menuLabel('/about') }).click();
      await page.getByRole('heading', { level: 1, name: about.title }).waitFor();
      await menu.getByRole('link', { name: menuLabel('/testimonials') }).click();
      await isShown();
      assert.equal(await page.getByRole('article').count(), testimonials.length, 'all testimonials are shown');
    }
  },
);
