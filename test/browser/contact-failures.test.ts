import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { form } from '../../src/content/pages/contact-form.ts';
import type { ContactMessage } from '../../src/lib/contact-message.ts';
import { bodyOf, gate, serve } from '../support/server.ts';
import { browserTest, goOffline, visit } from './support/browser.ts';
import { fillContactForm } from './support/site-controls.ts';
import { serveTestPage } from './support/test-page.ts';

const { label: name } = form.name;

const values = (page: Page) =>
  page.locator('form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
const send = (page: Page) => page.locator('[type=submit]').click();

/** A server on another origin. Its next response is the first of `answers`; after the last, it accepts messages. */
async function messageServer() {
  const messages: ContactMessage[] = [];
  const answers: ((response: ServerResponse, accept: string | undefined) => void)[] = [];
  const url = await serve(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type');
    if (request.method !== 'POST') return response.end();
    messages.push(JSON.parse(await bodyOf(request)));
    const answer = answers.shift() ?? ((accepting: ServerResponse) => accepting.writeHead(204).end());
    return answer(response, request.headers.accept);
  });
  return { url, messages, answers };
}

browserTest('nothing typed is lost in any failure, and each attempt has the same id until one arrives', async (t) => {
  const [address, server] = [await serveTestPage(['contact-page.tsx']), await messageServer()];
  const { page, context, expects } = await visit(t, `${address}/?ms=2000&to=${server.url}`);
  expects(/status of (422|429|500)/, /CORS policy/, /ERR_FAILED/);
  await fillContactForm(page);
  const written = await values(page);
  const alert = page.getByRole('alert');
  const isKept = async (what: string, sentence: string = form.failure) => {
    await alert.getByText(sentence).waitFor();
    assert.deepEqual(await values(page), written, what);
    assert.match((await alert.locator('a').first().getAttribute('href')) ?? '', /^mailto:.+@/, what);
  };
  for (const [what, status, headers, body, sentence] of [
    ['an error page', 500, {}, '<h1>A trace</h1>', form.failure],
    ['a reason', 422, {}, '{"message":"Use your work address."}', 'Use your work address.'],
    ['reasons by field', 429, {}, '{"errors":{"form":["Wait a minute."]}}', 'Wait a minute.'],
    ['a rejection without JSON', 422, {}, 'no', form.failure],
    ['a redirect to a page of others', 302, { location: `${address}/thanks` }, '', form.failure],
  ] as const) {
    server.answers.push((response) => response.writeHead(status, headers).end(body));
    await send(page);
    await isKept(what, sentence);
    assert.doesNotMatch(await alert.innerText(), /trace|Error/);
  }
  server.answers.push((response) => {
    response.removeHeader('access-control-allow-origin');
    response.writeHead(200).end();
  });
  await send(page);
  await isKept('a response that pages can’t read');
  server.answers.push(() => {});
  await send(page);
  await isKept('silence');
  await goOffline({ context, expects });
  await send(page);
  await isKept('no connection');
  await context.setOffline(false);
  // The page is closed before the response arrives.
  const closed = gate<ServerResponse>();
  server.answers.push(closed.open);
  await send(page);
  await closed.opened;
  await page.goto('about:blank');
  await page.goto(`${address}/?to=${server.url}`);
  await page.waitForFunction(() => document.querySelector('input')?.value);
  assert.deepEqual(await values(page), written, 'a closed page');

  server.answers.push((response, accept) =>
    accept === 'application/json'
      ? response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
      : response.writeHead(302, { location: `${address}/thanks` }).end(),
  );
  await send(page);
  await page.getByText(form.success).waitFor();
  assert.deepEqual([await page.getByLabel(name).inputValue(), await alert.innerText()], ['', '']);
  assert.equal(server.messages.length, 9);
  assert.equal(new Set(server.messages.map(({ id }) => id)).size, 1);
  await fillContactForm(page);
  const again = gate<ServerResponse>();
  server.answers.push(again.open);
  await send(page);
  await again.opened;
  assert.notEqual(server.messages[9]?.id, server.messages[8]?.id, 'the same text, sent again on purpose');
});

browserTest('a message tells its receiver where it comes from, and whether a program filled in the form', async (t) => {
  const [address, server] = [await serveTestPage(['contact-page.tsx']), await messageServer()];
  const { page } = await visit(t, `${address}/?to=${server.url}`);
  await fillContactForm(page);
  // People neither see nor reach the field.
  const trap = page.locator('[name=website]');
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab');
    assert.equal(await trap.evaluate((field) => field === document.activeElement), false);
  }
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await send(page);
  await page.getByText(form.success).waitFor();
  const [{ id, sentAt, secondsOpen, website } = assert.fail()] = server.messages;
  assert.equal(website, 'https://spam.example');
  assert.ok(id.length > 20 && Date.parse(sentAt) <= Date.now() && secondsOpen >= 0 && secondsOpen < 60);
});
