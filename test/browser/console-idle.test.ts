import assert from 'node:assert/strict';
import { browserTest } from './support/browser.ts';
import { demoPassword, serveConsole, visitConsole } from './support/console.ts';

const minute = 60_000;

browserTest(
  'an unused session ends after a warning; an unsaved form stays, and is as it was after the sign-in',
  async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, '/admin/categories/new');
    await page.clock.install();
    await page.reload();
    const name = page.getByLabel('Name');
    await name.fill('Half written');
    const warning = page.getByRole('dialog', { name: 'Are you still there?' });
    await page.clock.fastForward(27 * minute);
    assert.equal(await warning.count(), 0);
    await page.clock.fastForward(1.5 * minute);
    // By key: Enter must not submit the form below. A click would wait for frames, which a fake clock may delay.
    await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await warning.waitFor({ state: 'detached' });
    await page.clock.fastForward(27 * minute);
    assert.equal(await warning.count(), 0);
    await page.clock.fastForward(4 * minute);
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.getByLabel('Password', { exact: true }).fill(demoPassword);
    await ended.getByRole('button', { name: 'Sign in' }).press('Enter');
    await ended.waitFor({ state: 'detached' });
    assert.equal(await name.inputValue(), 'Half written');
    await name.fill('');
    await page.clock.fastForward(31 * minute);
    await page.waitForURL('**/sign-in?returnTo=*');
    await page.getByText('Your session has ended').waitFor();
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
  },
);
