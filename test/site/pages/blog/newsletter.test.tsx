import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from '../../../../src/site/pages/blog/Newsletter.tsx';

const requests: ServerResponse[] = [];
let onRequest = () => {};
const server = createServer((_, response) => {
  requests.push(response);
  onRequest();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
test.after(() => {
  server.close();
  server.closeAllConnections();
});
// What the build writes in; read when the form is first submitted.
Reflect.set(globalThis, '__NEWSLETTER_URL__', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

/** Types an address and presses Subscribe; resolves once the list has been asked. */
async function subscribe() {
  const user = userEvent.setup();
  requests.length = 0;
  const asked = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  render(<Newsletter />);
  await user.type(field(), 'reader@client.example');
  await user.click(button());
  await asked;
  return user;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

test('the box asks for an e-mail address and nothing else', () => {
  render(<Newsletter />);
  screen.getByRole('heading', { name: 'Stay Updated' });
  assert.equal(field().type, 'email');
  assert.equal(field().required, false);
});

test('an address that was taken is confirmed, and the field is empty', async () => {
  await subscribe();
  assert.equal(button().getAttribute('aria-busy'), 'true');
  requests[0]?.writeHead(200).end();
  await screen.findByText('Thank you. Your address is on the list.');
  assert.equal(field().value, '');
  assert.equal(button().getAttribute('aria-busy'), 'false');
});

test('an address that was not taken stays in the field, and can be sent again', async () => {
  const user = await subscribe();
  requests[0]?.writeHead(500).end();
  await screen.findByText(/^Your address could not be sent\. It is still in the field/);
  assert.equal(field().value, 'reader@client.example');
  const asked = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  await user.click(button());
  await asked;
  requests[1]?.writeHead(200).end();
  await screen.findByText('Thank you. Your address is on the list.');
});

test('a second press while one is under way sends nothing', async () => {
  const user = await subscribe();
  await user.click(button());
  await user.type(field(), '{Enter}');
  requests[0]?.writeHead(200).end();
  await screen.findByText('Thank you. Your address is on the list.');
  assert.equal(requests.length, 1);
});
