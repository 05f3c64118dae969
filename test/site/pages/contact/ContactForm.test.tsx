import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { form, serviceOptions } from '../../../../src/content/pages/contact-form.ts';
import { mockTimers } from '../../../support/clock.ts';
import { contactServer, fillIn, press, renderForm, sent, values, written } from './support.tsx';

const accept: RequestListener = (_request, response) => response.writeHead(204).end();

async function tick(context: TestContext, ms: number): Promise<void> {
  await act(async () => context.mock.timers.tick(ms));
}

test('the form has the specified fields, and the browser checks the required ones', () => {
  renderForm('');
  const required = Object.keys(written).filter((label) => screen.getByLabelText<HTMLInputElement>(label).required);
  assert.deepEqual(
    required,
    [form.name, form.email, form.service, form.message].map(({ label }) => label),
  );
  assert.equal(screen.getByLabelText<HTMLInputElement>(form.email.label).type, 'email');
  assert.equal(screen.getByLabelText(form.message.label).getAttribute('rows'), String(form.message.rows));
  assert.equal(screen.getByRole('option', { name: serviceOptions[0]?.label ?? '' }).getAttribute('value'), '');
});

test('an incomplete form isn’t sent', () => {
  renderForm('');
  assert.equal(press().textContent, form.submit);
});

test('the simulated sending takes 2000 ms, clears the form and thanks for 5000 ms', async (context) => {
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  renderForm('');
  fillIn();
  const button = press();
  assert.equal(button.getAttribute('aria-disabled'), 'true');
  assert.equal(button.textContent, form.submitting);
  await tick(context, 1999);
  assert.equal(screen.queryByText(sent), null);
  assert.deepEqual(values(), written);
  await tick(context, 1);
  assert.ok(screen.getByRole('status').textContent?.includes(sent));
  assert.ok(Object.values(values()).every((value) => value === ''));
  assert.equal(button.getAttribute('aria-disabled'), 'false');
  assert.equal(button.textContent, form.submit);
  await tick(context, 4999);
  assert.ok(screen.queryByText(sent));
  await tick(context, 1);
  assert.equal(screen.queryByText(sent), null);
});

test('the banner of a second message lasts for its own 5000 ms', async (context) => {
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  renderForm('');
  fillIn();
  press();
  await tick(context, 2000);
  await tick(context, 4000);
  fillIn();
  press();
  assert.equal(screen.queryByText(sent), null);
  await tick(context, 2000);
  await tick(context, 4999);
  assert.ok(screen.queryByText(sent));
});

test('the focus stays in the field from which the message was sent', async (context) => {
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  renderForm('');
  fillIn();
  const field = screen.getByLabelText(form.company.label);
  field.focus();
  press();
  await tick(context, 2000);
  assert.equal(document.activeElement, field);
});

test('the message is posted as JSON with the six fields', async (context) => {
  let body: unknown;
  const { url, requests } = await contactServer(context, async (request, response) => {
    body = JSON.parse(await text(request));
    response.writeHead(201).end();
  });
  renderForm(url);
  fillIn();
  press();
  await screen.findByText(sent);
  assert.equal(requests[0]?.method, 'POST');
  assert.equal(requests[0]?.headers['content-type'], 'application/json');
  const [name, email, company, phone, service, message] = Object.values(written);
  assert.deepEqual(body, { name, email, company, phone, service, message });
});

test('a double submit is one request', async (context) => {
  const held: ServerResponse[] = [];
  const { url, requests } = await contactServer(context, (_request, response) => held.push(response));
  const { container } = renderForm(url);
  fillIn();
  press();
  fireEvent.submit(container.querySelector('form') ?? assert.fail());
  await waitFor(() => assert.equal(held.length, 1));
  held[0]?.writeHead(200).end();
  await screen.findByText(sent);
  assert.equal(requests.length, 1);
});

const failures: Record<string, RequestListener> = {
  'an answer of 500': (_request, response) => response.writeHead(500).end('stack trace'),
  'a dropped connection': (request) => request.socket.destroy(),
};
for (const [name, fail] of Object.entries(failures))
  test(`${name} keeps every field, says what to do, and the next try works`, async (context) => {
    const { url, requests } = await contactServer(context, fail, accept);
    renderForm(url);
    fillIn();
    const button = press();
    await assertFailed(button);
    press();
    await screen.findByText(sent);
    assert.equal(screen.getByRole('alert').textContent, '');
    assert.equal(requests.length, 2);
  });

test('a server that never responds is a failure after the timeout, and a retry works', async (context) => {
  const { url, server } = await contactServer(context, () => undefined, accept);
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  renderForm(url, 15_000);
  fillIn();
  const asked = once(server, 'request');
  const button = press();
  await asked;
  await tick(context, 14_999);
  assert.equal(button.getAttribute('aria-disabled'), 'true');
  await tick(context, 1);
  context.mock.timers.reset();
  await assertFailed(button);
  press();
  await screen.findByText(sent);
});

test('text typed while a message is sent stays, and isn’t part of that message', async (context) => {
  const bodies: string[] = [];
  const held: ServerResponse[] = [];
  const { url } = await contactServer(context, async (request, response) => {
    bodies.push(await text(request));
    held.push(response);
  });
  renderForm(url);
  fillIn();
  press();
  await waitFor(() => assert.equal(held.length, 1));
  fireEvent.change(screen.getByLabelText(form.message.label), { target: { value: 'Sort the mail, and file it' } });
  held[0]?.writeHead(204).end();
  await screen.findByText(sent);
  assert.deepEqual(values(), { ...written, [form.message.label]: 'Sort the mail, and file it' });
  assert.equal(JSON.parse(bodies[0] ?? '').message, 'Sort the mail');
});

async function assertFailed(button: HTMLButtonElement): Promise<void> {
  await waitFor(() => assert.ok(screen.getByRole('alert').textContent?.includes(form.failure)));
  assert.doesNotMatch(screen.getByRole('alert').textContent ?? '', /500|stack|fetch/);
  const mail = screen.getByRole('alert').querySelector('a');
  assert.match(mail?.getAttribute('href') ?? '', /^mailto:.+@/);
  assert.deepEqual(values(), written);
  assert.equal(button.getAttribute('aria-disabled'), 'false');
}
