import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { faq } from '../../src/content/pages/contact.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, goOffline, hydrated, revisit, still, visit } from './support/browser.ts';
import { serveContactPage } from './support/contact-server.ts';
import { siteAddress } from './support/site.ts';
import { holdDelays } from './support/site-controls.ts';

const address = async () => `${await siteAddress()}/contact`;
const { success: thanks, submit, submitting } = form;
const [firstQuestion] = faq;

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(form.name.label).fill('Ada Merrow');
  await page.getByLabel(form.email.label).fill('ada@client.example');
  await page.getByLabel(form.service.label).selectOption(serviceOptions.at(-1)?.value ?? '');
  await page.getByLabel(form.message.label).fill('Sort the mail');
}

browserTest('Enter sends a contact form with valid fields, which passes axe during and after sending', async (t) => {
  const { page } = await revisit(t, await address(), still);
  await hydrated(page);
  const endDelay = await holdDelays(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByText(firstQuestion?.question ?? '').click();
  await fillIn(page);
  await page.getByLabel(form.email.label).fill('not an address');
  const button = page.locator('[type=submit]');
  await button.click();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
  assert.equal(await button.innerText(), submit);
  await page.getByLabel(form.email.label).fill('ada@client.example');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heights = [await height()];
  await button.hover();
  await button.press('Enter');
  await page.getByRole('button', { name: submitting, disabled: true }).waitFor();
  assert.equal(await focused(), submitting);
  heights.push(await height());
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.equal(await ground(), 'rgba(0, 0, 0, 0)', 'the label is legible under the pointer');
  }
  await assertFaultless(page, 'sending');
  await endDelay();
  await page.getByRole('status').getByText(thanks).waitFor();
  heights.push(await height());
  assert.equal(new Set(heights).size, 1, `heights ${heights}`);
  assert.deepEqual([await page.getByLabel(form.name.label).inputValue(), await focused()], ['', submit]);
  await assertFaultless(page, 'sent');
  await endDelay();
  await page.getByText(thanks).waitFor({ state: 'detached' });
});

browserTest('a contact message survives a lost connection, and its request outlives the document', async (t) => {
  const desk = await serveContactPage(t);
  const { page, context, expects } = await visit(t, desk.url);
  await fillIn(page);
  const values = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
  const written = await values();
  const button = page.locator('[type=submit]');
  await goOffline({ context, expects });
  await button.click();
  await page.getByRole('alert').getByText(form.failure).waitFor();
  assert.deepEqual(await values(), written);
  await context.setOffline(false);
  await button.click();
  const response = await desk.received;
  await page.goto('about:blank');
  await page.goto(desk.url);
  assert.equal(response.destroyed, false);
  // The new document can't know the outcome, so the message stays.
  await page.getByRole('alert').getByText(form.unknown).waitFor();
  assert.deepEqual(await values(), written);
});

browserTest('a contact message above 64 KiB is sent, although its request can’t outlive the document', async (t) => {
  const desk = await serveContactPage(t);
  const { page } = await visit(t, desk.url);
  await fillIn(page);
  await page.getByLabel(form.message.label).fill('Sort the mail. '.repeat(5000));
  await page.locator('[type=submit]').click();
  await desk.received;
});
