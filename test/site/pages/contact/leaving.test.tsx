// The contact form when its page is left and shown again.
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContactForm } from '../../../../src/site/pages/contact/form/ContactForm.tsx';
import { ToastsContext, useSlice } from '../../../../src/state/contexts.ts';
import { contactServer, fillIn, longMs, press, renderForm, sent, values, written } from './support.tsx';

test('a message arrives though its page is left; a failure is told there, and the form is filled in again', async (context) => {
  const held: ServerResponse[] = [];
  const { url } = await contactServer(context, (_request, response) => held.push(response));
  const { rerender } = renderForm(url);
  fillIn();
  press();
  await waitFor(() => assert.equal(held.length, 1));
  rerender(<Elsewhere />);
  held[0]?.writeHead(503).end();
  await screen.findByText('Your message was not sent. Everything you wrote is still there.');
  rerender(<ContactForm url={url} timeoutMs={longMs} />);
  assert.deepEqual(values(), written);
});

test('what is written is there again after a visit to another page, below it what the chat hands over', () => {
  const { rerender } = renderForm('');
  fillIn();
  rerender(<Elsewhere />);
  sessionStorage.setItem('chat-handed-over', 'You: How long?');
  rerender(<ContactForm url="" timeoutMs={longMs} />);
  assert.deepEqual(values(), { ...written, 'Project Details *': 'Sort the mail\n\nYou: How long?' });
});

test('a form that is shown again says that its message is under way, and is cleared when that has arrived', async (context) => {
  const held: ServerResponse[] = [];
  const { url } = await contactServer(context, (_request, response) => held.push(response));
  const { rerender } = renderForm(url);
  fillIn();
  press();
  await waitFor(() => assert.equal(held.length, 1));
  rerender(<Elsewhere />);
  rerender(<ContactForm url={url} timeoutMs={longMs} />);
  assert.equal(press().textContent, 'Sending Message...');
  held[0]?.writeHead(204).end();
  await screen.findByText(sent);
  assert.ok(Object.values(values()).every((value) => value === ''));
  assert.equal(held.length, 1);
});

test('a message that has arrived while its page was left is not there again', async (context) => {
  const held: ServerResponse[] = [];
  const { url } = await contactServer(context, (_request, response) => held.push(response));
  const { rerender } = renderForm(url);
  fillIn();
  press();
  await waitFor(() => assert.equal(held.length, 1));
  rerender(<Elsewhere />);
  held[0]?.writeHead(204).end();
  await waitFor(() => assert.equal(sessionStorage.length, 0));
  rerender(<ContactForm url={url} timeoutMs={longMs} />);
  assert.ok(Object.values(values()).every((value) => value === ''));
});

/** Any other page: it shows the toasts. */
function Elsewhere() {
  return useSlice(ToastsContext, 'Elsewhere').items.map(({ id, content }) => (
    <div key={id}>{content as ReactNode}</div>
  ));
}
