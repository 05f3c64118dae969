import assert from 'node:assert/strict';
import { axeViolations } from './support/axe.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 768, 1280])
    browserTest(`home has no axe violation at ${width} px in the ${colorScheme} theme`, async (t) => {
      const { page, complaints } = await visit(t, `${await siteAddress()}/`, {
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await hydrated(page);
      assert.deepEqual(await axeViolations(page), []);
      assert.deepEqual(complaints, []);
    });
