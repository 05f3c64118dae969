import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { browserTest, holdToasts } from './support/browser.ts';
import { demoPassword, serveConsole, visitConsole } from './support/console.ts';

/** One transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
);

function storedUser(page: Page): Promise<{ name: string; email: string; role: string; image_url: string | null }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
}

for (const [role, base, prefix] of [
  ['SU', '/admin', '/super-admin'],
  ['ADMIN', '/dashboard', '/admin'],
] as const) {
  browserTest(`${role} changes name and picture; top bar and stored user follow`, async (t) => {
    const server = await serveConsole();
    const { page } = await visitConsole(t, server, `${base}/profile`, role);
    await holdToasts(page);
    const present = page.locator('main form img');
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await page.locator('main form img[src^="blob:"]').waitFor();
    await page.getByRole('button', { name: 'Keep current photo' }).click();
    await present.waitFor({ state: 'detached' });
    assert.equal(await page.locator(':focus').getAttribute('type'), 'file');
    // A wide photo is uploaded as its centered square.
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 600 } });
    await page.getByLabel('Photo', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.locator('main form img[src^="blob:"]').waitFor();
    const edges = await page
      .locator('main form img[src^="blob:"]')
      .evaluate(async (image: HTMLImageElement) =>
        image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
      );
    assert.deepEqual(edges, [512, 512]);
    await page.getByLabel('Name').fill('Wren Addlestrop');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile was saved.').first().waitFor();
    assert.equal(await page.locator(':focus').textContent(), 'Profile');
    await page.locator('header').getByRole('button', { name: 'Wren Addlestrop' }).locator('img').waitFor();
    assert.doesNotMatch((await present.getAttribute('src')) ?? '', /^blob:/);
    const user = await storedUser(page);
    assert.deepEqual([user.name, user.role], ['Wren Addlestrop', role]);
    assert.ok(user.image_url);
    assert.ok(server.calls.includes(`GET ${prefix}/profile`));
    assert.equal(server.calls.filter((call) => call === `POST ${prefix}/profile/update`).length, 1);
    // After a save, leaving triggers no question.
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.waitForURL('**/users');
  });
}

browserTest('a new password needs the current one; refused by the server, it says so at its field', async (t) => {
  const server = await serveConsole();
  const { page, expects } = await visitConsole(t, server, '/admin/profile');
  expects(/422 .*profile/);
  await holdToasts(page);
  const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  const save = page.getByRole('button', { name: 'Save profile' });
  await next.fill('short');
  await save.click();
  await page.getByRole('link', { name: 'Enter your current password to set a new one.' }).waitFor();
  await page.getByRole('link', { name: 'Use at least 8 characters.' }).waitFor();
  assert.equal(server.calls.filter((call) => call.includes('update')).length, 0);
  await next.fill('a longer one, 2026');
  await current.fill('not it');
  await save.click();
  await page.getByRole('link', { name: "This isn't your current password." }).waitFor();
  assert.equal(await current.getAttribute('aria-invalid'), 'true');
  assert.equal(await next.inputValue(), 'a longer one, 2026');
  await current.fill(demoPassword);
  await save.click();
  await page.getByText('Your profile was saved.').first().waitFor();
  assert.equal(await next.inputValue(), '');
  const { email } = await storedUser(page);
  const answers = await Promise.all(
    [demoPassword, 'a longer one, 2026'].map((password) =>
      fetch(`${server.address}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [401, 200],
  );
});

browserTest(
  'a file that is no picture, or that the server refuses, is told at the picture; nothing typed is lost',
  async (t) => {
    const server = await serveConsole();
    const { page, expects } = await visitConsole(t, server, '/dashboard/profile', 'ADMIN');
    expects(/413 .*profile/);
    await holdToasts(page);
    const picture = page.getByLabel('Photo', { exact: true });
    await picture.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload=alert(1)>'),
    });
    await page.getByText("This isn't a valid PNG file.").waitFor();
    await picture.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: png });
    await page.getByText("This file type isn't allowed. Choose jpg, png or webp.").waitFor();
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await page.getByText('This file is larger than 5 MB.').waitFor();
    assert.equal(await page.locator('main form img').count(), 0);
    assert.equal(await picture.getAttribute('aria-invalid'), 'true');
    await page.getByLabel('Phone').fill('+1 555 0111');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile was saved.').first().waitFor();

    await page.route('**/profile/update', (route) =>
      route.fulfill({
        status: 413,
        json: { status: false, message: 'Too large.', errors: { image: ['This file is larger than 1 MB.'] } },
      }),
    );
    await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await page.locator('main form img[src^="blob:"]').waitFor();
    await page.getByLabel('Phone').fill('+1 555 0100');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('link', { name: 'This file is larger than 1 MB.' }).click();
    assert.equal(await page.locator(':focus').getAttribute('type'), 'file');
    assert.equal(await page.getByLabel('Phone').inputValue(), '+1 555 0100');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('dialog', { name: 'Leave this page?' }).waitFor();
  },
);
