import assert from 'node:assert/strict';
import { services } from '../../src/content/pages/services.ts';
import { isMissing } from '../../src/content/parts.ts';
import { serviceFigures } from '../../src/site/kit/figures/service-figures.ts';
import { blank, browserTest, revisit, still, withoutScript } from './support/browser.ts';

const all = ['/', '/about', '/services', '/testimonials', '/contact', '/careers', '/terms', '/nowhere'];
const moving = all.filter((path) => !isMissing(path));

browserTest('without a script, pages move for under 5 s or by scrolling, and not with reduced motion', async (t) => {
  const { page, expects } = await revisit(t, blank, withoutScript);
  expects(/404 .*nowhere/);
  for (const path of moving) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${path}`);
    const moves = await page.evaluate(() =>
      document.getAnimations().map(({ timeline, effect }) => ({
        isScrolled: /^(Scroll|View)Timeline$/.test(timeline?.constructor.name ?? ''),
        seconds: Number(effect?.getComputedTiming().endTime) / 1000,
      })),
    );
    // The general drawing, which an owner's services may all have, doesn't move.
    const isStill = path === '/services' && !services.some(({ id }) => serviceFigures[id]);
    assert.ok(moves.length > 0 || isStill, `${path} moves`);
    for (const { isScrolled, seconds } of moves) assert.ok(isScrolled || seconds < 5, `${path}: ${seconds} s`);
    await page.emulateMedia(still);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0, `${path} stands still`);
  }
});
