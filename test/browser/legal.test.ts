import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still } from './support/browser.ts';
import { restAddress, siteAddress } from './support/site.ts';

/** The ids of the open sections. */
function openSections(page: Page): Promise<string[]> {
  return page
    .locator('details[open]')
    .evaluateAll((sections) => sections.map((section) => section.querySelector('[id]')?.id ?? ''));
}

/** Waits until a section's title stands right under the header. */
async function waitUntilAtTop(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (id) => Math.abs((document.getElementById(id)?.closest('details')?.getBoundingClientRect().top ?? 0) - 80) < 2,
    id,
  );
}

browserTest(
  'the documents are accessible and fit in both themes, as they come and with each section open',
  async (t) => {
    const { page, complaints } = await revisit(t, await restAddress(), still);
    for (const path of ['/privacy', '/terms', '/accessibility', '/blog/read-fifty-transcripts']) {
      await page.goto((await siteAddress()) + path);
      await hydrated(page);
      await assertFaultless(page, path, [320]);
      // All at once, which only a script can do: the rules look at shown text.
      await page.evaluate(() => {
        for (const section of document.querySelectorAll('details')) {
          section.removeAttribute('name');
          section.open = true;
        }
      });
      await assertFaultless(page, `${path}, unfolded`);
    }
    assert.deepEqual(complaints, []);
  },
);

for (const [path, second] of [
  ['/privacy', 'your-rights'],
  ['/terms', 'payment-terms'],
] as const)
  browserTest(`on ${path} one section is open at a time, and the open one closes on a click`, async (t) => {
    const { page } = await revisit(t, (await siteAddress()) + path, still);
    await hydrated(page);
    const title = (id: string) => page.locator(`details:has(#${id}) > summary`);
    assert.deepEqual(await openSections(page), ['overview']);
    await title(second).click();
    assert.deepEqual(await openSections(page), [second]);
    await title(second).click();
    assert.deepEqual(await openSections(page), []);
    await title('overview').focus();
    await page.keyboard.press('Enter');
    assert.deepEqual(await openSections(page), ['overview']);
  });

browserTest('a fragment opens its section on a cold load', async (t) => {
  const { page, complaints } = await revisit(t, await restAddress());
  for (const [path, id] of [
    ['/terms', 'termination'],
    ['/privacy', 'your-rights'],
  ] as const) {
    await page.goto(`${await siteAddress()}${path}#${id}`);
    await hydrated(page);
    assert.deepEqual(await openSections(page), [id]);
    await waitUntilAtTop(page, id);
  }
  assert.deepEqual(complaints, []);
});

browserTest('a fragment that names nothing, or is no text, leaves the page as it is', async (t) => {
  const { page, complaints } = await revisit(t, await restAddress());
  for (const fragment of ['#nothing', '#%E0%A4%A', '#']) {
    await page.goto(await restAddress());
    await page.goto(`${await siteAddress()}/terms${fragment}`);
    await hydrated(page);
    assert.deepEqual(await openSections(page), ['overview']);
  }
  assert.deepEqual(complaints, []);
});

browserTest('a fragment opens its section after a move inside the site', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/privacy`);
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/terms#termination';
    link.textContent = 'the clause';
    document.querySelector('main h1')?.append(link);
  });
  await page.getByRole('link', { name: 'the clause' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor();
  assert.deepEqual(await openSections(page), ['termination']);
  await waitUntilAtTop(page, 'termination');
  assert.deepEqual(complaints, []);
});

browserTest('the side list opens a section, and opens it again after it was closed', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/terms`);
  await hydrated(page);
  const list = page.getByRole('navigation', { name: 'Sections' });
  for (const name of ['Termination', 'Definitions']) {
    await list.getByRole('link', { name }).click();
    await waitUntilAtTop(page, name.toLowerCase());
    assert.deepEqual(await openSections(page), [name.toLowerCase()]);
  }
  await page.locator('details[open] > summary').click();
  assert.deepEqual(await openSections(page), []);
  await list.getByRole('link', { name: 'Definitions' }).click();
  assert.deepEqual(await openSections(page), ['definitions']);
  assert.deepEqual(complaints, []);
});

browserTest('the two documents lead to each other', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/privacy`, still);
  await hydrated(page);
  await page.getByRole('link', { name: 'View Terms & Conditions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor();
  assert.deepEqual(await openSections(page), ['overview']);
  await page.getByRole('link', { name: 'View Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  assert.deepEqual(complaints, []);
});

browserTest('without JavaScript sections open one at a time, by click and by fragment', async (t) => {
  const { page, complaints } = await revisit(t, `${await siteAddress()}/terms#termination`, {
    javaScriptEnabled: false,
  });
  const open = page.locator('details[open]');
  await open.getByText('Your account and its data are deleted').waitFor();
  await page.locator('summary', { hasText: 'Definitions' }).click();
  await page.getByText('the trained models used in the Services').waitFor();
  assert.equal(await open.count(), 1);
  assert.deepEqual(complaints, []);
});
