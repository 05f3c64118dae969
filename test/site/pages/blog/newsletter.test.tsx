import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { labels, newsletter } from '../../../../src/content/blog/blog.ts';
import { subscription } from '../../../../src/content/blog/blog-subscription.ts';
import { toastWords } from '../../../../src/content/toasts.ts';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { Toaster } from '../../../../src/toasts/Toaster.tsx';
import { startingWith } from '../../../support/labels.ts';

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
// Defined by the build.
Reflect.set(globalThis, '__NEWSLETTER_URL__', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

const { Newsletter } = await import('../../../../src/site/pages/blog/newsletter/Newsletter.tsx');

const nextRequest = () =>
  new Promise<void>((resolve) => {
    onRequest = resolve;
  });

let rerender: (form: React.ReactNode) => void;
function renderNewsletter() {
  ({ rerender } = render(<Newsletter />, {
    wrapper: ({ children }) => (
      <StoreProvider>
        {children}
        <Toaster words={toastWords} />
      </StoreProvider>
    ),
  }));
}
const toasts = () => screen.queryAllByRole('button', { name: toastWords.dismiss });
/** Returns the form's own messages, visible and for screen readers. */
const status = () => screen.getByRole('status').textContent;
/** The announcements of the two outcomes. */
const success = toastWords.success + subscription.success;
const failure = startingWith(toastWords.error + newsletter.failure);

/** Types an address and clicks Subscribe; resolves once the request was sent. */
async function subscribe() {
  const user = userEvent.setup();
  requests.length = 0;
  const asked = nextRequest();
  renderNewsletter();
  await user.type(field(), 'reader@client.example');
  await user.click(button());
  await asked;
  return user;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: newsletter.label });
const button = () => screen.getByRole('button', { name: newsletter.submit });

test('the form has an email field only', () => {
  renderNewsletter();
  screen.getByRole('heading', { name: newsletter.title });
  assert.equal(field().type, 'email');
  assert.equal(field().required, false);
});

test('an accepted address is confirmed by a toast only, and the field is cleared', async () => {
  await subscribe();
  assert.equal(button().getAttribute('aria-busy'), 'true');
  requests[0]?.writeHead(200).end();
  await screen.findByText(success);
  assert.equal(field().value, '');
  assert.equal(status(), '');
  assert.equal(button().getAttribute('aria-busy'), 'false');
});

test('an address that was not accepted stays in the field, and can be sent again', async () => {
  const user = await subscribe();
  requests[0]?.writeHead(500).end();
  await screen.findByText(failure);
  assert.equal(field().value, 'reader@client.example');
  assert.equal(status(), '');
  const asked = nextRequest();
  await user.click(button());
  await asked;
  requests[1]?.writeHead(200).end();
  await screen.findByText(success);
  assert.equal(requests.length, 2);
});

test('Retry in a failure’s toast sends the same address again, and leaves a newer one in the field', async () => {
  const user = await subscribe();
  requests[0]?.writeHead(500).end();
  await screen.findByText(failure);
  await user.clear(field());
  await user.type(field(), 'other@client.example');
  const asked = nextRequest();
  await user.click(screen.getByRole('button', { name: labels.retry }));
  await asked;
  requests[1]?.writeHead(200).end();
  await screen.findByText(success);
  assert.equal(field().value, 'other@client.example');
});

test('a second click while a request is pending sends nothing', async () => {
  const user = await subscribe();
  await user.click(button());
  await user.type(field(), '{Enter}');
  requests[0]?.writeHead(200).end();
  await screen.findByText(success);
  assert.equal(requests.length, 1);
  assert.equal(toasts().length, 1);
});

test('the result is shown to a reader who has left the page', async () => {
  await subscribe();
  rerender(null);
  requests[0]?.writeHead(200).end();
  await screen.findByText(success);
});

test('an empty field shows an error at the field, sends no request and shows no toast', async () => {
  const user = userEvent.setup();
  requests.length = 0;
  renderNewsletter();
  await user.click(button());
  assert.equal(status(), newsletter.missing);
  assert.equal(field().getAttribute('aria-invalid'), 'true');
  assert.equal(field().getAttribute('aria-describedby'), screen.getByRole('status').id);
  assert.deepEqual([toasts(), requests], [[], []]);
  await user.type(field(), 'reader@client.example');
  const asked = nextRequest();
  await user.click(button());
  await asked;
  assert.deepEqual([status(), field().getAttribute('aria-invalid')], ['', 'false']);
  requests[0]?.writeHead(200).end();
  await screen.findByText(success);
});
