import assert from 'node:assert/strict';
import { browserTest, revisit, still, withoutScript } from './support/browser.ts';
import { publicPaths } from './support/public-paths.ts';
import { siteAddress, staticAddress } from './support/site.ts';

const moving = ['/', '/about', '/services', '/testimonials', '/contact', '/careers', '/terms', '/nowhere'];

browserTest(
  'without a script, eight pages move for less than 5 s or by scrolling, and none with reduced motion',
  async (t) => {
    const { page, expects } = await revisit(t, await staticAddress(), withoutScript);
    expects(/404 .*nowhere/);
    for (const path of publicPaths.filter((each) => moving.includes(each))) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(`${await siteAddress()}${path}`);
      const moves = await page.evaluate(() =>
        document.getAnimations().map(({ timeline, effect }) => ({
          isScrolled: timeline !== document.timeline,
          seconds: Number(effect?.getComputedTiming().endTime) / 1000,
        })),
      );
      // An owner's services may lack drawings that move.
      assert.ok(moves.length > 0 || path === '/services', `${path} moves`);
      for (const { isScrolled, seconds } of moves) assert.ok(isScrolled || seconds < 5, `${path}: ${seconds} s`);
      await page.emulateMedia(still);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0, `${path} stands still`);
    }
  },
);
