import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import { form } from '../../../../src/content/pages/contact-form.ts';
import { toastWords } from '../../../../src/content/toasts.ts';
import { transcriptKey } from '../../../../src/site/chat/conversation.ts';
import { ContactForm } from '../../../../src/site/pages/contact/form/ContactForm.tsx';
import { Toaster } from '../../../../src/toasts/Toaster.tsx';
import { contactServer, fillIn, longMs, press, renderForm, sendForm, sent, values, written } from './support.tsx';

test('a message that fails after leaving the contact page shows a toast, and returns to the form', async () => {
  const { answer, comeBack } = await leaveWhileSending();
  answer(503);
  await screen.findByText(form.unsent);
  comeBack();
  assert.deepEqual(values(), written);
});

test('a message sent after leaving the contact page is confirmed by a toast, and the form is empty', async () => {
  const { answer, comeBack } = await leaveWhileSending();
  answer(204);
  await screen.findByText(sent);
  comeBack();
  assert.ok(Object.values(values()).every((value) => value === ''));
});

test('a reopened contact form shows that its message is being sent, and is cleared afterward', async () => {
  const { answer, comeBack, requests } = await leaveWhileSending();
  comeBack();
  assert.equal(press().textContent, form.submitting);
  answer(204);
  await screen.findByText(sent);
  assert.ok(Object.values(values()).every((value) => value === ''));
  assert.equal(requests.length, 1);
});

test('the contact form restores its draft, and appends the conversation from the chat', () => {
  const { rerender } = renderForm('');
  fillIn();
  rerender(otherPage);
  sessionStorage.setItem(transcriptKey, 'You: How long?');
  rerender(<ContactForm url="" timeoutMs={longMs} />);
  assert.deepEqual(values(), { ...written, [form.message.label]: 'Sort the mail\n\nYou: How long?' });
});

test('after the page was closed while a message was being sent, the form asks to send it again until it is sent', async () => {
  const { url, requests } = await contactServer();
  const { unmount } = sendForm(url);
  await waitFor(() => assert.equal(requests.length, 1));
  window.dispatchEvent(new window.Event('pagehide'));
  const left = { ...sessionStorage };
  requests[0]?.response.writeHead(204).end();
  await screen.findByText(sent);
  unmount();
  assert.equal(sessionStorage.length, 0);
  // The next document, to which the response of the first message is unknown.
  Object.assign(sessionStorage, left);
  const { rerender } = renderForm(url);
  const asks = () => screen.getByRole('alert').textContent?.includes(form.unknown);
  assert.deepEqual([asks(), values()], [true, written]);
  rerender(otherPage);
  rerender(<ContactForm url={url} timeoutMs={longMs} />);
  assert.deepEqual([asks(), values()], [true, written]);
  press();
  assert.equal(asks(), false);
  await waitFor(() => assert.equal(requests.length, 2));
  requests[1]?.response.writeHead(503).end();
  await waitFor(() => assert.ok(screen.getByRole('alert').textContent?.includes(form.failure)));
  rerender(otherPage);
  rerender(<ContactForm url={url} timeoutMs={longMs} />);
  assert.deepEqual([asks(), values()], [false, written]);
});

/** Sends a message and opens another page; the caller decides the response. */
async function leaveWhileSending() {
  const { url, requests } = await contactServer();
  const { rerender } = sendForm(url);
  await waitFor(() => assert.equal(requests.length, 1));
  rerender(otherPage);
  return {
    requests,
    answer: (status: number) => requests[0]?.response.writeHead(status).end(),
    comeBack: () => rerender(<ContactForm url={url} timeoutMs={longMs} />),
  };
}

const otherPage = <Toaster words={toastWords} />;
