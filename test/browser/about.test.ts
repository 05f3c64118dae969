import assert from 'node:assert/strict';
import { milestones, stats, team, values, valuesHead, whyChoose } from '../../src/content/pages/about.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, revisit, still, withoutScript } from './support/browser.ts';
import { siteAddress } from './support/site.ts';

browserTest('about passes axe at three widths in both themes, without a sideways scroll', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/about`, still);
  await assertFaultless(page, 'about');
  assert.deepEqual(complaints, []);
});

browserTest('about is whole without JavaScript: its lists, its figures and its four links', async (t) => {
  const { page } = await revisit(t, `${await siteAddress()}/about`, withoutScript);
  const main = page.getByRole('main');
  for (const [name, count] of [
    [whyChoose.title, whyChoose.points.length],
    [valuesHead.title, values.length],
  ] as const) {
    const section = main.locator('section', { has: page.getByRole('heading', { name }) });
    assert.equal(await section.getByRole('listitem').count(), count);
  }
  assert.equal(await main.getByRole('list', { name: 'Expertise' }).count(), team.length);
  assert.deepEqual(await main.getByRole('heading', { level: 3, name: /^20\d\d$/ }).allTextContents(), [
    ...new Set(milestones.map(({ year }) => String(year))),
  ]);
  assert.deepEqual(
    await main.getByRole('definition').allTextContents(),
    stats.map(({ value }) => value),
  );
  for (const href of ['/contact', '/services']) assert.equal(await main.locator(`a[href="${href}"]`).count(), 2);
});
