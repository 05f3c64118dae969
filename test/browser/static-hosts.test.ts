// Hosts that serve a folder, in the browser: the site hydrates, and the console opens at any of its addresses.
import assert from 'node:assert/strict';
import { card } from '../../src/content/pages/services-page.ts';
import { demoAccounts } from '../../src/demo/api/accounts.ts';
import { browserTest, hydrated, visit } from './support/browser.ts';
import { demoPassword } from './support/console.ts';
import { cloudflare, netlify, serveHost } from './support/static-hosts.ts';

for (const [name, ask] of Object.entries({ cloudflare, netlify }))
  browserTest(`${name}: the site hydrates, and every console address opens, signed in or not`, async (t) => {
    const host = await serveHost(ask());
    t.after(() => host.close());
    const { page } = await visit(t, `${host.address}/services`);
    await hydrated(page);
    await page.getByRole('button', { name: card.more }).first().click();
    await page.locator('main [aria-pressed=true]').waitFor();

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
  });
