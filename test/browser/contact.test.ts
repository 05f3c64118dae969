import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { faq } from '../../src/content/pages/contact.ts';
import { form, serviceOptions, form as words } from '../../src/content/pages/contact-form.ts';
import { socials } from '../../src/content/site.ts';
import { gate } from '../support/server.ts';
import { assertFaultless } from './support/axe.ts';
import { browserTest, goOffline, hydrated, revisit, still, stopClock, visit } from './support/browser.ts';
import { serveContactPage } from './support/contact-server.ts';
import { restAddress, siteAddress } from './support/site.ts';
import { fillContactForm, holdDelays } from './support/site-controls.ts';

const address = async () => `${await siteAddress()}/contact`;
const { success: thanks, submit, submitting } = form;
const [firstQuestion] = faq;

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(form.name.label).fill('Ada Merrow');
  await page.getByLabel(form.email.label).fill('ada@client.example');
  await page.getByLabel(form.service.label).selectOption(serviceOptions.at(-1)?.value ?? '');
  await page.getByLabel(form.message.label).fill('Sort the mail');
}

browserTest('contact passes axe with an answer open, while it sends and once it has sent', async (t) => {
  const { page } = await revisit(t, await address(), still);
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
});

browserTest('the form can be sent by keyboard, shifts nothing when the banner appears, and is cleared', async (t) => {
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

browserTest('the browser asks for missing fields, and nothing is sent', async (t) => {
  const { page } = await revisit(t, await address(), still);
  await hydrated(page);
  await fillIn(page);
  await page.getByLabel(form.email.label).fill('not an address');
  await page.getByRole('button', { name: submit }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email');
  assert.equal(await page.getByRole('button', { name: submit }).isEnabled(), true);
});

browserTest('a message that fails to send stays in the form, and each press sends one request', async (t) => {
  const desk = await serveContactPage(t);
  const { page, context, expects } = await visit(t, 'about:blank');
  expects(/500 .*\/messages/);
  await stopClock(page);
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

  const pressed = gate();
  desk.answer = (_request, response) => void pressed.opened.then(() => response.writeHead(500).end());
  await button.dblclick();
  pressed.open();
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

  await goOffline({ context, expects });
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

browserTest('if the script fails to load, the form keeps the message and says where else to write', async (t) => {
  const { page, expects } = await revisit(t, await restAddress(), still);
  expects(/404 .*\.js/);
  let isGone = true;
  // As after a new build, which has removed the old files.
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(`${await siteAddress()}/contact`);
  const form = await fillContactForm(page);
  const sentence = page.getByText(words.withoutScript);
  assert.equal(await sentence.isVisible(), false);
  await form.getByRole('button').click();
  await sentence.waitFor();
  assert.equal(await form.locator('[name=message]').inputValue(), 'A machine.');
  isGone = false;
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset.hydrated !== undefined;
  });
  await sentence.waitFor({ state: 'hidden' });
  const endDelay = await holdDelays(page);
  await form.getByRole('button').click();
  await endDelay();
  await form.locator('[data-kind=good]').waitFor();
});
