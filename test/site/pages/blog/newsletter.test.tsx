import '../../../support/dom.ts';
import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { test } from 'node:test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { labels, newsletter } from '../../../../src/content/blog/blog.ts';
import { subscription } from '../../../../src/content/blog/blog-subscription.ts';
import { toastWords } from '../../../../src/content/toasts.ts';
import type { ApiError } from '../../../../src/http/errors.ts';
import { StoreProvider } from '../../../../src/state/store.tsx';
import { Toaster } from '../../../../src/toasts/Toaster.tsx';
import { mockTimers } from '../../../support/clock.ts';
import { startingWith } from '../../../support/labels.ts';
import { bodyOf, serve } from '../../../support/server.ts';

const requests: { request: IncomingMessage; body: string; response: ServerResponse }[] = [];
const url = await serve(async (request, response) => {
  requests.push({ request, response, body: await bodyOf(request) });
});
// In production, the build defines this value.
Reflect.set(globalThis, '__NEWSLETTER_URL__', `${url}/list`);

const { Newsletter } = await import('../../../../src/site/pages/blog/newsletter/Newsletter.tsx');
const { subscribe: post, subscriptionEmailHref } = await import(
  '../../../../src/site/pages/blog/newsletter/subscription.ts'
);

/** Waits until `number` requests have arrived. Uses no timer, because a test may mock timers. */
async function requested(number: number): Promise<void> {
  while (requests.length < number) await new Promise(setImmediate);
}

const respond = (status: number) => requests.at(-1)?.response.writeHead(status).end();

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
/** Returns the text of the form's status message, which is visible and announced. */
const status = () => screen.getByRole('status').textContent;
const success = toastWords.success + subscription.success;
const failure = startingWith(toastWords.error + newsletter.failure);

/** Renders the form, types an address, clicks Subscribe, and waits until the request has arrived. */
async function subscribe() {
  const user = userEvent.setup();
  requests.length = 0;
  renderNewsletter();
  await user.type(field(), 'reader@client.example');
  await user.click(button());
  await requested(1);
  return user;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: newsletter.label });
const button = () => screen.getByRole('button', { name: newsletter.submit });

test('a newsletter address is posted as JSON, confirmed only by a toast, and cleared from the field', async () => {
  await subscribe();
  const [{ request, body } = assert.fail()] = requests;
  assert.deepEqual(
    [request.method, request.url, request.headers['content-type']],
    ['POST', '/list', 'application/json'],
  );
  assert.deepEqual(JSON.parse(body), { email: 'reader@client.example' });
  assert.equal(button().getAttribute('aria-busy'), 'true');
  respond(200);
  await screen.findByText(success);
  assert.equal(field().value, '');
  assert.equal(status(), '');
  assert.equal(button().getAttribute('aria-busy'), 'false');
});

test('a newsletter address stays in the field after a failure, and can be sent again', async () => {
  const user = await subscribe();
  respond(500);
  await screen.findByText(failure);
  assert.equal(field().value, 'reader@client.example');
  assert.equal(status(), '');
  await user.click(button());
  await requested(2);
  respond(200);
  await screen.findByText(success);
  assert.equal(requests.length, 2);
});

test('Retry sends the same newsletter address again, and leaves a newer address in the field', async () => {
  const user = await subscribe();
  respond(500);
  await screen.findByText(failure);
  await user.clear(field());
  await user.type(field(), 'other@client.example');
  await user.click(screen.getByRole('button', { name: labels.retry }));
  await requested(2);
  respond(200);
  await screen.findByText(success);
  assert.equal(field().value, 'other@client.example');
});

test('a second click on Subscribe during the request sends nothing', async () => {
  const user = await subscribe();
  await user.click(button());
  await user.type(field(), '{Enter}');
  respond(200);
  await screen.findByText(success);
  assert.equal(requests.length, 1);
  assert.equal(toasts().length, 1);
});

test('the result of Subscribe is shown even after the reader has left the page', async () => {
  await subscribe();
  rerender(null);
  respond(200);
  await screen.findByText(success);
});

test('an empty newsletter field shows an error, sends no request and shows no toast', async () => {
  const user = userEvent.setup();
  requests.length = 0;
  renderNewsletter();
  screen.getByRole('heading', { name: newsletter.title });
  assert.deepEqual([field().type, field().required], ['email', false]);
  await user.click(button());
  assert.equal(status(), newsletter.missing);
  assert.equal(field().getAttribute('aria-invalid'), 'true');
  assert.equal(field().getAttribute('aria-describedby'), screen.getByRole('status').id);
  assert.deepEqual([toasts(), requests], [[], []]);
  await user.type(field(), 'reader@client.example');
  await user.click(button());
  await requested(1);
  assert.deepEqual([status(), field().getAttribute('aria-invalid')], ['', 'false']);
  respond(200);
  await screen.findByText(success);
});

test('a newsletter server that doesn’t respond within 15 seconds is a failure', async (t) => {
  requests.length = 0;
  mockTimers(t.mock.timers, { apis: ['setTimeout'] });
  const outcome = post('reader@client.example').catch(({ kind }: ApiError) => kind);
  await requested(1);
  t.mock.timers.tick(14_999);
  assert.equal(await Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'waiting'))]), 'waiting');
  t.mock.timers.tick(1);
  assert.equal(await outcome, 'TIMEOUT_ERROR');
});

test('the prefilled subscription email contains the address, whatever characters it has', () => {
  const mail = new URL(subscriptionEmailHref('a+b&c@client.example'));
  assert.match(mail.href, /^mailto:.+@/);
  assert.equal(mail.searchParams.get('subject'), subscription.mailSubject);
  assert.equal(mail.searchParams.get('body'), `${subscription.mailBody} a+b&c@client.example`);
});
