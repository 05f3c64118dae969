import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { hero as about } from '../../src/content/pages/about.ts';
import { faq } from '../../src/content/pages/contact.ts';
import { form, serviceOptions } from '../../src/content/pages/contact-form.ts';
import { socials } from '../../src/content/site.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, hydrated, revisit, still, visit, withoutScript } from './support/browser.ts';
import { serveContactPage } from './support/contact-server.ts';
import { restAddress, siteAddress } from './support/site.ts';
import { fillContactForm } from './support/site-controls.ts';

const address = async () => `${await siteAddress()}/contact`;
const { success: thanks, submit, submitting } = form;
const [firstQuestion] = faq;
const lastQuestion = faq.at(-1);

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(form.name.label).fill('Ada Merrow');
  await page.getByLabel(form.email.label).fill('ada@client.example');
  await page.getByLabel(form.service.label).selectOption(serviceOptions.at(-1)?.value ?? '');
  await page.getByLabel(form.message.label).fill('Sort the mail');
}

/** Makes the form's two delays end when the test says so: answers a function that ends the one that is running. */
async function holdDelays(page: Page): Promise<() => Promise<void>> {
  // As text, because a named function would bring the test loader's own helper along.
  await page.evaluate(`{
    const start = window.setTimeout;
    window.setTimeout = (run, ms) => (ms === 2000 || ms === 5000 ? ((window.endDelay = run), 0) : start(run, ms));
  }`);
  return () => page.evaluate(() => (window as unknown as { endDelay(): void }).endDelay());
}

browserTest('contact passes axe at three widths in both themes: idle, open, sending and sent', async (t) => {
  const { page, complaints } = await revisit(t, await address(), still);
  await hydrated(page);
  const endDelay = await holdDelays(page);
  await page.getByText(firstQuestion?.question ?? '').click();
  await fillIn(page);
  const button = page.locator('[type=submit]');
  await button.click();
  const sending = page.getByRole('button', { name: submitting });
  const ground = () => sending.evaluate((element) => getComputedStyle(element).backgroundColor);
  const legible = 'the label is legible under the pointer that pressed the button';
  assert.equal(await ground(), 'rgba(0, 0, 0, 0)', legible);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal(await ground(), 'rgba(0, 0, 0, 0)', legible);
  await assertFaultless(page, 'sending');
  await endDelay();
  await page.getByText(thanks).waitFor();
  await assertFaultless(page, 'sent');
  await endDelay();
  await page.getByText(thanks).waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
});

browserTest('the form sends by keyboard, moves nothing when the banner comes and goes, and is cleared', async (t) => {
  const { page } = await revisit(t, await address(), still);
  await hydrated(page);
  const endDelay = await holdDelays(page);
  await fillIn(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heights = [await height()];
  await page.getByRole('button', { name: submit }).focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.getByRole('button', { name: submitting }).isDisabled(), true);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), submitting);
  heights.push(await height());
  await endDelay();
  await page.getByRole('status').getByText(thanks).waitFor();
  heights.push(await height());
  assert.equal(new Set(heights).size, 1, `heights ${heights}`);
  assert.equal(await page.getByLabel(form.name.label).inputValue(), '');
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), submit);
});

browserTest('the browser itself asks for what is missing, and nothing is sent', async (t) => {
  const { page } = await revisit(t, await address(), still);
  await hydrated(page);
  await fillIn(page);
  await page.getByLabel(form.email.label).fill('not an address');
  await page.getByRole('button', { name: submit }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
  assert.equal(await page.getByRole('button', { name: submit }).isEnabled(), true);
});

browserTest('a message that does not arrive stays in the form, and each press is one request', async (t) => {
  const desk = await serveContactPage(t);
  const { page, context } = await visit(t, 'about:blank');
  await page.clock.install();
  await page.goto(desk.url);
  await fillIn(page);
  await page.getByLabel(form.company.label).fill('Merrow Mills');
  await page.getByLabel(form.phone.label).fill('555-0100');
  const values = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
  const written = await values();
  const button = page.locator('[type=submit]');
  const failed = async (reason: string, count: number) => {
    await page.getByRole('alert').getByText(form.failure).waitFor();
    assert.deepEqual(await values(), written, reason);
    assert.equal(desk.messages.length, count, reason);
    assert.equal(await button.innerText(), submit);
  };

  desk.answer = (_request, response) => response.writeHead(500).end();
  await button.dblclick();
  await failed('the address answers 500', 1);

  const held = new Promise<void>((resolve) => {
    desk.answer = () => resolve();
  });
  await button.click();
  await held;
  await page.clock.runFor(14_000);
  assert.equal(await button.innerText(), submitting);
  await page.clock.runFor(16_000);
  await failed('the address hangs for 30 s', 2);

  await context.setOffline(true);
  await button.click();
  await failed('there is no connection', 2);
  await context.setOffline(false);

  desk.answer = (_request, response) => response.writeHead(204).end();
  await button.click();
  await page.getByRole('status').getByText(thanks).waitFor();
  assert.equal(desk.messages.length, 3);
  assert.deepEqual(Object.values(desk.messages[2] ?? {}), written);
  assert.deepEqual((await values()).filter(Boolean), []);

  const leaving = new Promise<ServerResponse>((resolve) => {
    desk.answer = (_request, response) => resolve(response);
  });
  await fillIn(page);
  await button.click();
  const response = await leaving;
  await page.goto('about:blank');
  await page.goto(desk.url);
  assert.equal(response.destroyed, false, 'the request outlives its document');
});

browserTest('the social links open a new tab and say so', async (t) => {
  const { page } = await revisit(t, await address(), still);
  const links = page.getByRole('link', { name: '(opens in a new tab)' });
  assert.equal(await links.count(), socials.length);
  for (const link of await links.all()) {
    assert.equal(await link.getAttribute('target'), '_blank');
    assert.equal(await link.getAttribute('rel'), 'noopener');
  }
});

browserTest(
  'the form and all the rest are there after a move inside the site, and after leaving and return',
  async (t) => {
    const { page, complaints } = await revisit(t, `${await siteAddress()}/about`, still);
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel(form.name.label).waitFor();
    const moved = await page.getByRole('main').textContent();
    await page.goto(await restAddress());
    await page.goto(await address());
    await hydrated(page);
    const before = await page.getByRole('main').textContent();
    assert.equal(moved, before);
    await page.getByRole('navigation').getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: about.title }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel(form.name.label).waitFor();
    assert.equal(await page.getByRole('main').textContent(), before);
    assert.deepEqual(complaints, []);
  },
);

browserTest(
  'where the script does not come, the form keeps what is written and says where else to write',
  async (t) => {
    const { page } = await revisit(t, await restAddress(), still);
    let isGone = true;
    // As after a new build: the files of the old one are gone.
    await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await page.goto(`${await siteAddress()}/contact`);
    const form = await fillContactForm(page);
    const sentence = page.getByText('This form needs JavaScript, which does not run here.');
    assert.equal(await sentence.isVisible(), false);
    await form.getByRole('button').click();
    await sentence.waitFor();
    assert.equal(await form.locator('[name=message]').inputValue(), 'A machine.');
    isGone = false;
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('pointermove'));
      return document.documentElement.dataset.awake !== undefined;
    });
    await sentence.waitFor({ state: 'hidden' });
    await form.getByRole('button').click();
    await form.locator('[data-kind=good]').waitFor();
  },
);

browserTest('without JavaScript the channels and answers are there, and the form says where to write', async (t) => {
  const { page } = await revisit(t, await address(), withoutScript);
  const main = page.getByRole('main');
  await main.getByText(form.withoutScript).waitFor();
  assert.equal(await main.getByRole('button', { name: submit }).count(), 0);
  for (const prefix of ['mailto:', 'tel:', 'https://wa.me/'])
    assert.ok((await main.locator(`a[href^="${prefix}"]`).count()) > 0, prefix);
  await main.getByText(lastQuestion?.question ?? '').click();
  await main.getByText(lastQuestion?.answer ?? '').waitFor();
  assert.equal(await main.locator('details').count(), faq.length);
});
