// Hosts that serve a folder, in the browser: the site wakes, and the console opens at any of its addresses.
import assert from 'node:assert/strict';
import { demoAccounts } from '../../src/server/api/accounts.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { demoPassword } from './support/console.ts';
import { cloudfront, githubPages, serveHost } from './support/static-hosts.ts';

for (const [name, ask] of Object.entries({ cloudfront, githubPages }))
  browserTest(`${name}: the site wakes, and an address inside the console opens, signed in or not`, async (t) => {
    const host = await serveHost(ask());
    t.after(() => host.close());
    const { page, complaints } = await visit(t, `${host.address}/services`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Learn More' }).first().click();
    await page.locator('main [aria-pressed=true]').waitFor();

    // GitHub Pages answers it with the not-found page, which the browser's console tells.
    const isTold = (complaint: string) => ask !== githubPages || !/status of 404/.test(complaint);
    await page.goto(`${host.address}/admin/categories?search=x`);
    await page.getByLabel('Email').fill(demoAccounts[0].email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
    assert.equal(page.url(), `${host.address}/admin/categories?search=x`);
    await page.goto(`${host.address}/dashboard`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    assert.deepEqual(complaints.filter(isTold), []);
  });
