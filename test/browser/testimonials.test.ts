import assert from 'node:assert/strict';
import { hero as about } from '../../src/content/pages/about.ts';
import { testimonials } from '../../src/content/pages/testimonials.ts';
import { browserTest, frames, hydrated, revisit, still } from './support/browser.ts';
import { headerLink } from './support/following.ts';

browserTest('the testimonials’ hero starts its fade visible, so that its paint counts as the largest', async (t) => {
  const { page } = await revisit(t, '/testimonials', { javaScriptEnabled: false });
  const [start, end] = await page.locator('[data-reveal]').evaluate((hero: HTMLElement) => {
    // Starts again, because the fade may be over.
    hero.style.animationName = 'none';
    hero.getAnimations();
    hero.style.animationName = '';
    const [fade] = hero.getAnimations();
    const keyframes = fade?.effect instanceof KeyframeEffect ? fade.effect.getKeyframes() : [];
    fade?.finish();
    return [keyframes[0]?.opacity, getComputedStyle(hero).opacity];
  });
  assert.ok(Number(start) > 0, `starts at ${start}`);
  assert.equal(end, '1');
});

browserTest(
  'the testimonials’ hero fades in by scrolling or navigation; with reduced motion it’s visible',
  async (t) => {
    const { page } = await revisit(t, '/testimonials#sign-offs', still);
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
    for (let turn = 0; turn < 2; turn += 1) {
      await headerLink(page, '/about').click();
      await page.getByRole('heading', { level: 1, name: about.title }).waitFor();
      await headerLink(page, '/testimonials').click();
      await isShown();
      assert.equal(await page.getByRole('article').count(), testimonials.length, 'all testimonials are shown');
    }
  },
);
