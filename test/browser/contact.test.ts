import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { faq } from '../../src/content/pages/contact.ts';
import { form } from '../../src/content/pages/contact-form.ts';
import { gate } from '../support/server.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit } from './support/browser.ts';
import { fillContactForm, holdDelays } from './support/site-controls.ts';
import { serveTestPage } from './support/test-page.ts';

const { success: thanks, submit, submitting } = form;
const [firstQuestion] = faq;

browserTest('Enter sends a contact form with valid fields, which passes axe during and after sending', async (t) => {
  const { page } = await revisit(t, '/contact', still);
  await hydrated(page);
  const endDelay = await holdDelays(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByText(firstQuestion?.question ?? '').click();
  await fillContactForm(page);
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

/** Serves the contact form; never responds to messages. `received` resolves when one arrives. */
async function serveContactPage() {
  const { open, opened: received } = gate<ServerResponse>();
  return { url: await serveTestPage(['contact-page.tsx'], '', (_, response) => open(response)), received };
}

browserTest('the request of a contact message outlives the document, whose message stays', async (t) => {
  const desk = await serveContactPage();
  const { page } = await visit(t, desk.url);
  await fillContactForm(page);
  const values = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
  const written = await values();
  await page.locator('[type=submit]').click();
  const response = await desk.received;
  await page.goto('about:blank');
  await page.goto(desk.url);
  assert.equal(response.destroyed, false);
  // The new document can't know the outcome, so the message stays.
  await page.getByRole('alert').getByText(form.unknown).waitFor();
  assert.deepEqual(await values(), written);
});

browserTest('a contact message above 64 KiB is sent, although its request can’t outlive the document', async (t) => {
  const desk = await serveContactPage();
  const { page } = await visit(t, desk.url);
  await fillContactForm(page);
  await page.getByLabel(form.message.label).fill('Sort the mail. '.repeat(5000));
  await page.locator('[type=submit]').click();
  await desk.received;
});
