import assert from 'node:assert/strict';
import { assertNone } from '../../support/files.ts';
import { browserTest, stopClock } from '../support/browser.ts';
import { visitConsole } from '../support/console.ts';

/** Opens Review in a console whose clock stands still, and waits until the first case can be decided. */
async function openReview(t: Parameters<typeof visitConsole>[0]) {
  const { page, server } = await visitConsole(t, '/admin/nowhere');
  await page.evaluate(() => localStorage.setItem('review-hold', '"60"'));
  await page.goto(`${server.address}/admin/investments/review`);
  const isReady = () => page.locator('article button[aria-keyshortcuts="a"]:not([aria-disabled="true"])').waitFor();
  await isReady();
  return { server, page, isReady, left: (seconds: number) => page.getByText(`Undo ${seconds} s`).waitFor() };
}

browserTest('the time to undo a decision pauses under a pointer that already rests there', async (t) => {
  const { page, isReady, left } = await openReview(t);
  await stopClock(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByText('You can undo').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.keyboard.press('a');
  await left(60);
  await isReady();
  await page.clock.runFor(5000);
  await left(60);
  // The focus leaves the slot, but the pointer stays.
  await page.getByRole('button', { name: /^Undo/ }).focus();
  await page.locator('article h2').focus();
  await page.clock.runFor(5000);
  await left(60);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await left(55);
});

browserTest('a held Enter doesn’t reject or search; a menu has Escape and the letter keys for itself', async (t) => {
  const { server, page } = await openReview(t);
  const radio = page.locator('article input[type="radio"]:focus');
  const activity = page.getByRole('region', { name: 'Activity' });
  await page.getByRole('button', { name: /^Reject/ }).focus();
  // The second `down` without an `up` is an auto-repeat.
  await page.keyboard.down('Enter');
  await radio.waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.getByRole('button', { name: 'Activity' }).click();
  await activity.waitFor();
  await page.locator('article input[type="radio"]:checked').focus();
  await page.keyboard.press('Escape');
  await activity.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reject/ }).waitFor();
  const url = page.url();
  await page.getByRole('button', { name: 'Activity' }).click();
  await page.locator('article h2').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await page.locator('header button[aria-keyshortcuts="Control+K"]').focus();
  await page.keyboard.down('Enter');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.deepEqual([await palette.isVisible(), page.url()], [true, url]);
  await page.goto('about:blank');
  assertNone(server.calls.filter((call) => call.includes('approve-reject')));
});
