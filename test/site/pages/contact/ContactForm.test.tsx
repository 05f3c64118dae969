import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { form, serviceOptions } from '../../../../src/content/pages/contact-form.ts';
import { mockTimers } from '../../../support/clock.ts';
import { contactServer, fillIn, press, renderForm, sendForm, sent, values, written } from './support.tsx';

async function tick(context: TestContext, ms: number): Promise<void> {
  await act(async () => context.mock.timers.tick(ms));
}

test('the contact form has the specified fields, and the browser checks the required ones', () => {
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

test('an incomplete contact form isn’t sent', () => {
  renderForm('');
  assert.equal(press().textContent, form.submit);
});

test('a contact form whose required fields hold only spaces or invisible characters isn’t sent, and says so', () => {
  renderForm('');
  for (const { label } of [form.name, form.message]) {
    fillIn();
    const field = screen.getByLabelText<HTMLInputElement>(label);
    let complaints = 0;
    field.addEventListener('invalid', () => {
      complaints += 1;
    });
    fireEvent.change(field, { target: { value: ' \n\u00a0\u200b\u2060' } });
    assert.equal(press().textContent, form.submit, label);
    assert.equal(complaints, 1, 'the browser shows its message');
  }
});

test('a simulated contact message takes 2000 ms, clears the form, and shows thanks for 5000 ms', async (context) => {
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  const { button } = sendForm('');
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

test('a second contact message shows its thanks for a full 5000 ms', async (context) => {
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  sendForm('');
  await tick(context, 2000);
  await tick(context, 4000);
  fillIn();
  press();
  assert.equal(screen.queryByText(sent), null);
  await tick(context, 2000);
  await tick(context, 4999);
  assert.ok(screen.queryByText(sent));
});

test('the focus stays in the field from which the contact message was sent', async (context) => {
  mockTimers(context.mock.timers, { apis: ['setTimeout'] });
  renderForm('');
  fillIn();
  const field = screen.getByLabelText(form.company.label);
  field.focus();
  press();
  await tick(context, 2000);
  assert.equal(document.activeElement, field);
});

test('the contact message is posted as JSON with six fields and the data about them', async () => {
  const { url, requests } = await contactServer((_request, response) => response.writeHead(204).end());
  sendForm(url);
  await screen.findByText(sent);
  const [{ request, body } = assert.fail()] = requests;
  assert.deepEqual([request.method, request.headers['content-type']], ['POST', 'application/json']);
  const { id, sentAt, secondsOpen, ...others } = JSON.parse(body);
  const [name, email, company, phone, service, message] = Object.values(written);
  const fields = { name, email, company, phone, service, message };
  assert.deepEqual(others, { ...fields, page: '/', referrer: '', utm: '', website: '' });
  assert.ok(id && Date.parse(sentAt) && Number.isInteger(secondsOpen));
});

test('a double submit sends one contact message; text typed during the request stays in the form', async () => {
  const { url, requests } = await contactServer();
  const { container } = sendForm(url);
  fireEvent.submit(container.querySelector('form') ?? assert.fail());
  await waitFor(() => assert.equal(requests.length, 1));
  fireEvent.change(screen.getByLabelText(form.message.label), { target: { value: 'Sort the mail, and file it' } });
  requests[0]?.response.writeHead(204).end();
  await screen.findByText(sent);
  assert.deepEqual(values(), { ...written, [form.message.label]: 'Sort the mail, and file it' });
  assert.deepEqual(
    requests.map(({ body }) => JSON.parse(body).message),
    ['Sort the mail'],
  );
});
