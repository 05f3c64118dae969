import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { site } from '../../src/content/site.ts';
import { demoAccounts } from '../../src/server/api/accounts.ts';
import { browserTest } from './support/browser.ts';
import { demoPassword, moveTo, serveConsole, unexpected, visitConsole } from './support/console.ts';
import { intents } from './support/console-intents.ts';
import { typedIn } from './support/typed.ts';
import { weatherOf } from './support/weather.ts';

const [superAdmin, plainAdmin] = demoAccounts.map(({ email }) => email);

/** Every form that may hold something unsaved: later ones open what earlier ones have made. */
const forms = [
  'create a category',
  'edit a category',
  'schedule a notification',
  'edit a notification',
  'add a bank account',
  'edit a bank account',
  'create an admin',
  'edit an admin',
  'reject an investment',
  'create a project',
  'edit a project',
  'edit the own profile',
];

async function signIn(page: Page, email: string | undefined, password = demoPassword) {
  await page.getByLabel('Email').fill(email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

browserTest('a visitor is taken to sign in and back; the super-admin lives at /admin', async (t) => {
  const server = await serveConsole();
  const { page, complaints } = await visitConsole(t, server, '/admin/categories?sort=-name', 'visitor');
  await page.waitForURL('**/sign-in?returnTo=*');
  await signIn(page, superAdmin, 'wrong');
  await page.getByText('Email or password is wrong.').waitFor();
  assert.equal(await page.getByLabel('Email').inputValue(), superAdmin);
  await signIn(page, superAdmin);
  await page.getByRole('link', { name: 'Technology' }).waitFor();
  assert.equal(page.url(), `${server.address}/admin/categories?sort=-name`);
  assert.equal(await page.title(), `Categories | ${site.name} console`);
  assert.deepEqual(unexpected(complaints), []);
});

browserTest('every other role lives at /dashboard, sees its own links, and is told where it may not go', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users', 'ADMIN');
  await page.waitForURL('**/dashboard/users');
  const links = await page.getByRole('navigation', { name: 'Console' }).getByRole('listitem').allTextContents();
  assert.deepEqual(links, ['Dashboard', 'Users', 'Categories', 'Projects', 'Investments', 'Notifications']);
  await moveTo(page, '/dashboard/admins');
  await page.getByRole('heading', { name: "You don't have access" }).waitFor();
  assert.equal(server.calls.filter((call) => call.includes('super-admin')).length, 0);
});

browserTest('a return path that leads elsewhere is not followed', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/sign-in', 'visitor');
  for (const returnTo of ['//evil.example', 'https://evil.example/admin', '/\\evil.example', 'javascript:alert(1)']) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${server.address}/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
    await signIn(page, plainAdmin);
    await page.waitForURL(`${server.address}/dashboard`);
  }
});

browserTest('the sign-in form serves password managers, shows the password, and ends a row of attempts', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/sign-in', 'visitor');
  const password = page.getByLabel('Password', { exact: true });
  assert.equal(await page.getByLabel('Email').getAttribute('autocomplete'), 'username');
  assert.equal(await password.getAttribute('autocomplete'), 'current-password');
  assert.equal(await page.locator('form').getAttribute('method'), 'post');
  await page.getByRole('button', { name: 'Show password' }).click();
  assert.equal(await password.getAttribute('type'), 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  assert.equal(await password.getAttribute('type'), 'password');
  // After too many attempts the button says when the next one may be made.
  for (let attempt = 0; attempt < 6; attempt++) {
    await signIn(page, plainAdmin, 'wrong');
    await page.getByText(attempt < 5 ? 'Email or password is wrong.' : 'Too many attempts').waitFor();
  }
  await page.getByRole('button', { name: /^Try again in \d+ s$/ }).waitFor();
  const before = server.calls.length;
  await password.press('Enter');
  assert.equal(server.calls.length, before);
});

browserTest('a session that ends shows one notice, however many calls are refused', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/users/3');
  await page.getByRole('heading', { name: 'Bank accounts' }).waitFor();
  server.intercept = ({ url }) => (url?.includes('login') ? false : 401);
  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.waitForURL('**/sign-in?returnTo=%2Fadmin%2Fusers');
  assert.equal(await page.getByText('Your session has ended').count(), 1);
  server.intercept = () => false;
  await signIn(page, superAdmin);
  await page.waitForURL('**/admin/users');
});

browserTest('a session that ends over any unsaved form leaves the form, and goes on after a new sign-in', async (t) => {
  const server = await serveConsole();
  const { page } = await visitConsole(t, server, '/admin/nowhere');
  const weather = await weatherOf(page);
  for (const { name, path, fill, press, done } of intents.filter((intent) => forms.includes(intent.name))) {
    await moveTo(page, path);
    await fill(page);
    const typed = await typedIn(page);
    weather.set('ended', /^(?!.*login)/);
    await press(page, false);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    assert.equal(await page.locator(':focus').getAttribute('name'), 'password');
    weather.set('fine');
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('your session had ended. Save it again.').waitFor();
    assert.deepEqual(await typedIn(page), typed, name);
    await press(page, false);
    await done(page);
  }
});

browserTest('signing out ends it in every tab at once, and the next person sees nothing of it', async (t) => {
  const server = await serveConsole();
  const { page, context } = await visitConsole(t, server, '/admin/users');
  await page.getByRole('link', { name: 'Katya Sandoval-Pike' }).waitFor();
  // Time stands still: the other tab hears of it by no timer, and no message goes by itself.
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + 60_000);
  const other = await context.newPage();
  await other.goto(`${server.address}/admin/users`);
  await other.getByRole('link', { name: 'Katya Sandoval-Pike' }).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('button', { name: 'Notices, 1 unread' }).waitFor();
  // The message lies over the button.
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.waitForURL('**/sign-in');
  await other.waitForURL('**/sign-in?returnTo=*');
  assert.doesNotMatch(await page.evaluate(() => JSON.stringify(sessionStorage)), /exported/);
  await context.clock.resume();
  // The next person's first list never answers: nothing may stand in for it.
  server.intercept = ({ url }) => (url?.includes('user-list') ? new Promise(() => undefined) : false);
  await signIn(page, plainAdmin);
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  assert.equal(await page.getByText('users exported').count(), 0);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('status', { name: 'Loading users' }).waitFor();
  assert.equal(await page.getByText('Katya Sandoval-Pike').count(), 0);
});
