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

test('leaving the document while a message is being sent removes its older draft', () => {
  renderForm('');
  fillIn();
  const leave = () => window.dispatchEvent(new window.Event('pagehide'));
  leave();
  assert.ok(sessionStorage.getItem('contact-draft'));
  press();
  leave();
  assert.equal(sessionStorage.getItem('contact-draft'), null);
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
